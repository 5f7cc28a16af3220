import { truncateText } from '../coverage/coverage-messages.ts';
import type { Lookup } from '../coverage/lookup.ts';
import { decodeUtf8, errorReply, isObject, type JsonObject, type McpReply, type McpRequest } from './message.ts';
import {
  errorCodes,
  handshakeVersions,
  isStateless,
  metaKeys,
  protocolVersions,
  statelessVersions,
} from './protocol.ts';

/** Reads a header by its lower-case name. */
export type ReadHeader = (name: string) => string | null | undefined;

/** The kind of a protocol version: with a handshake, or one where each request stands alone. */
export type VersionKind = 'handshake' | 'stateless';

/** What a request says of its version: in its body, and in its headers without optional white space. */
interface Claims {
  readonly method: string;
  /** Name of the tool, if it is text. */
  readonly name: string | undefined;
  readonly meta: JsonObject;
  readonly header: (name: string) => string | undefined;
}

/** Why a request is refused: whether it is, and the code and message of the error. */
type Refusal = readonly [applies: (claims: Claims) => boolean, code: number, message: string];

const { headerMismatch, invalidParams, unsupportedProtocolVersion } = errorCodes;
const { protocolVersion, clientCapabilities } = metaKeys;
const versionHeader = 'mcp-protocol-version';
const disagree = (how: string) => `Headers and body disagree: ${how}`;

/** The refusals of each kind; the first that applies is the answer (MCP 2026-07-28, basic/versioning). */
const refusals: Readonly<Record<VersionKind, readonly Refusal[]>> = {
  handshake: [
    [
      (claims) => namesStateless(claims) && claims.method === 'initialize',
      headerMismatch,
      disagree('initialize belongs to versions before the MCP-Protocol-Version that is named.'),
    ],
    [namesStateless, invalidParams, `params._meta lacks ${protocolVersion}.`],
    [
      ({ method, header }) => method !== 'initialize' && !isOneOf(handshakeVersions, header(versionHeader)),
      unsupportedProtocolVersion,
      'Unsupported protocol version.',
    ],
  ],
  stateless: [
    [
      ({ meta }) => typeof meta[protocolVersion] !== 'string',
      invalidParams,
      `params._meta: ${protocolVersion} must be text.`,
    ],
    [({ meta }) => !isObject(meta[clientCapabilities]), invalidParams, `params._meta lacks ${clientCapabilities}.`],
    [
      ({ meta, header }) => header(versionHeader) !== meta[protocolVersion],
      headerMismatch,
      disagree('MCP-Protocol-Version must equal the version in params._meta.'),
    ],
    [
      ({ method, header }) => header('mcp-method') !== method,
      headerMismatch,
      disagree('Mcp-Method must equal the method.'),
    ],
    [
      ({ header }) => !isOneOf(statelessVersions, header(versionHeader)),
      unsupportedProtocolVersion,
      'Unsupported protocol version.',
    ],
    [
      ({ method, name, header }) =>
        method === 'tools/call' && name !== undefined && decodeHeader(header('mcp-name')) !== name,
      headerMismatch,
      disagree('Mcp-Name must equal params.name.'),
    ],
  ],
};

/** The kind of version whose rules a request follows, by its `_meta` and its headers, or why it is refused. */
export function classifyVersion(
  { id, method, params }: McpRequest,
  header: ReadHeader,
  lookup: Lookup,
): VersionKind | McpReply {
  const meta = isObject(params._meta) ? params._meta : {};
  const name = typeof params.name === 'string' ? params.name : undefined;
  const claims = { method, name, meta, header: (name: string) => header(name)?.trim() };
  const kind = Object.hasOwn(meta, protocolVersion) ? 'stateless' : 'handshake';
  const [, code, message] = refusals[kind].find(([applies]) => applies(claims)) ?? [];
  if (code === undefined || message === undefined) return kind;
  if (code !== unsupportedProtocolVersion) return errorReply(400, id, code, message);
  const supported = kind === 'stateless' ? statelessVersions : protocolVersions;
  return errorReply(400, id, code, message, {
    supported,
    requested: truncateText(claims.header(versionHeader) ?? '', lookup),
  });
}

function namesStateless({ header }: Claims): boolean {
  const version = header(versionHeader);
  return version !== undefined && isStateless(version);
}

/** Whether a version is one of these; none is all of them. */
function isOneOf(versions: readonly string[], version: string | undefined): boolean {
  return version === undefined || versions.includes(version);
}

/** The value of `Mcp-Name`, which is Base64 if it holds more than plain text (SEP-2243). */
function decodeHeader(value: string | undefined): string | undefined {
  if (!value?.startsWith('=?')) return value;
  const [, encoded] = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value) ?? [];
  if (encoded === undefined) return value;
  try {
    return decodeUtf8(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
