import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { EngineRequest, EngineResponse } from '../engines/engine.ts';
import { referenceFolders } from '../reference-build.ts';

/** As much of an OpenAPI document as the tests look at. */
export interface Description {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly headers: Readonly<Record<string, { readonly example?: string }>>;
    readonly responses: Readonly<Record<string, DescribedResponse>>;
  };
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: { readonly enum?: readonly string[] };
    readonly example?: string;
  }[];
  readonly requestBody?: DescribedBody;
  readonly responses: Readonly<Record<string, DescribedResponse & { readonly $ref?: string }>>;
}

interface DescribedBody {
  readonly content?: Readonly<
    Record<
      string,
      { readonly schema: object; readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }
    >
  >;
}

export interface DescribedResponse extends DescribedBody {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
}

/** The document as it was built. */
export const descriptionText = readFileSync(join(referenceFolders.published, 'openapi.json'), 'utf8');
export const description: Description = JSON.parse(descriptionText);

/** All operations of the document: method in capitals, path, and what is said of them. */
export const describedOperations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(description, 'openapi.json');
const validators = new Map<string, ValidateFunction>();
const patterns = Object.keys(description.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}${path.endsWith('/') ? '' : '/?'}$`),
}));

/** The described path an address belongs to; a fixed path goes before one with a parameter. */
export function findPath(address: string): string | undefined {
  const [pathname = ''] = address.split('?');
  const fitting = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ path }) => path);
  return fitting.find((path) => !path.includes('{')) ?? fitting[0];
}

/** A response of an operation by its status, references followed, and where it stands in the document. */
export function findResponse(
  path: string,
  method: string,
  status: number,
): { readonly pointer: string; readonly response: DescribedResponse } | undefined {
  const response = description.paths[path]?.[method]?.responses[status];
  if (response === undefined) return undefined;
  const shared = response.$ref?.split('/').at(-1);
  if (shared === undefined) return { pointer: pointerOf('paths', path, method, 'responses', `${status}`), response };
  const target = description.components.responses[shared];
  return target && { pointer: pointerOf('components', 'responses', shared), response: target };
}

/**
 * What is wrong with a response to an address below `/api/` by the document: a
 * list of words, empty if nothing is.
 */
export function judgeResponse(address: string, { method = 'GET' }: EngineRequest, response: EngineResponse): string[] {
  const { status, headers, text } = response;
  const path = findPath(address);
  if (path === undefined) return method === 'HEAD' ? [] : judgeElsewhere(response);
  // The answer to OPTIONS is a matter of HTTP.
  if (method === 'OPTIONS' && status === 204) return [];
  const found = findResponse(path, path === '/api/mcp' ? 'post' : 'get', status);
  if (found === undefined) return [`${status} is not described for ${path}`];
  const wrong = Object.keys(found.response.headers ?? {})
    .filter((name) => headers[name.toLowerCase()] === undefined)
    .map((name) => `the header ${name} is described and absent`);
  const [content] = Object.entries(found.response.content ?? {});
  if (content === undefined || method === 'HEAD') {
    return text === '' ? wrong : [...wrong, 'there is a body, and none is described'];
  }
  if (headers['content-type'] !== content[0]) wrong.push(`${headers['content-type']} is not ${content[0]}`);
  return [...wrong, ...judgeBody(`${found.pointer}${pointerOf('content', content[0], 'schema')}`, text)];
}

/** At any other address is a redirect to one that is described, or a problem. */
function judgeElsewhere({ status, headers, text }: EngineResponse): string[] {
  if (status === 404) return judgeBody(pointerOf('components', 'schemas', 'Problem'), text);
  const isRedirect = (status === 308 || status === 307) && findPath(headers.location ?? '') !== undefined;
  return isRedirect ? [] : [`${status} at an address that is not described`];
}

function judgeBody(pointer: string, text: string): string[] {
  const validate = validatorOf(pointer);
  return validate(JSON.parse(text)) ? [] : [ajv.errorsText(validate.errors)];
}

function validatorOf(pointer: string): ValidateFunction {
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `openapi.json#${pointer}` });
  validators.set(pointer, known);
  return known;
}

/** A JSON pointer as the fragment of an address (RFC 6901, section 6). */
function pointerOf(...steps: readonly string[]): string {
  return steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}
