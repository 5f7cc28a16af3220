import { truncateText } from '../coverage/coverage-messages.ts';
import type { Lookup } from '../coverage/lookup.ts';
import {
  decodeUtf8,
  errorReply,
  isObject,
  type JsonObject,
  type McpReply,
  type Message,
  type MessageId,
} from './message.ts';
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

/** Which rules a request follows: those of versions with a handshake, or those where each request stands alone. */
export type Era = 'handshake' | 'stateless';

/**
 * Detects by which rules to answer a request, from its `_meta` first and its headers second (MCP 2026-07-28,
 * basic/versioning), and refuses contradictions and unknown versions.
 */
export function detectEra(
  message: Message & { readonly id: MessageId },
  header: ReadHeader,
  lookup: Lookup,
): Era | McpReply {
  const version = trimHeader(header('mcp-protocol-version'));
  const meta = isObject(message.params._meta) ? message.params._meta : {};
  if (Object.hasOwn(meta, metaKeys.protocolVersion)) return checkStateless(message, meta, version, header, lookup);
  const namesStateless = version !== undefined && isStateless(version);
  if (message.method === 'initialize') {
    return namesStateless
      ? mismatch(message.id, 'initialize belongs to versions before the MCP-Protocol-Version that is named.')
      : 'handshake';
  }
  if (namesStateless) {
    return errorReply(400, message.id, errorCodes.invalidParams, `params._meta lacks ${metaKeys.protocolVersion}.`);
  }
  if (version !== undefined && !(handshakeVersions as readonly string[]).includes(version)) {
    return unsupported(message.id, version, protocolVersions, lookup);
  }
  return 'handshake';
}

function checkStateless(
  message: Message & { readonly id: MessageId },
  meta: JsonObject,
  versionHeader: string | undefined,
  header: ReadHeader,
  lookup: Lookup,
): Era | McpReply {
  const { id, method, params } = message;
  const version = meta[metaKeys.protocolVersion];
  if (typeof version !== 'string') {
    return errorReply(400, id, errorCodes.invalidParams, `params._meta: ${metaKeys.protocolVersion} must be text.`);
  }
  if (!isObject(meta[metaKeys.clientCapabilities])) {
    return errorReply(400, id, errorCodes.invalidParams, `params._meta lacks ${metaKeys.clientCapabilities}.`);
  }
  if (versionHeader !== version) return mismatch(id, 'MCP-Protocol-Version must equal the version in params._meta.');
  if (trimHeader(header('mcp-method')) !== method) return mismatch(id, 'Mcp-Method must equal the method.');
  if (!(statelessVersions as readonly string[]).includes(version)) {
    return unsupported(id, version, statelessVersions, lookup);
  }
  const { name } = params;
  const isNamed = method === 'tools/call' && typeof name === 'string';
  if (isNamed && decodeHeader(trimHeader(header('mcp-name'))) !== name) {
    return mismatch(id, 'Mcp-Name must equal params.name.');
  }
  return 'stateless';
}

function mismatch(id: MessageId, message: string): McpReply {
  return errorReply(400, id, errorCodes.headerMismatch, `Headers and body disagree: ${message}`);
}

function unsupported(id: MessageId, requested: string, supported: readonly string[], lookup: Lookup): McpReply {
  const message = 'Unsupported protocol version.';
  return errorReply(400, id, errorCodes.unsupportedProtocolVersion, message, {
    supported,
    requested: truncateText(requested, lookup),
  });
}

/** A header without optional white space (RFC 9110, section 5.6.3). */
function trimHeader(value: string | null | undefined): string | undefined {
  return value?.trim();
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
