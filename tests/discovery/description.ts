import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { BuildFolders } from '../../src/system/folders.ts';
import type { TestRequest, TestResponse } from '../support/servers/test-server.ts';

/** The parts of an OpenAPI document that the tests use. */
export interface Description {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly responses: Readonly<Record<string, DescribedResponse>>;
  };
}

interface DescribedOperation {
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

interface DescribedResponse extends DescribedBody {
  readonly description: string;
}

/** A build's API description, with functions to read it. */
export interface BuiltDescription {
  readonly description: Description;
  /** The document as it was built. */
  readonly text: string;
  /** All operations of the document: method in capitals, path and description. */
  readonly operations: readonly {
    readonly method: string;
    readonly path: string;
    readonly operation: DescribedOperation;
  }[];
  /** A response of an operation by its status, with references resolved, and its pointer in the document. */
  findResponse(path: string, method: string, status: number): FoundResponse | undefined;
  /** Lists differences between the document and a response at a URL below `/api/`. */
  validateResponse(address: string, request: TestRequest, response: TestResponse): string[];
}

interface FoundResponse {
  readonly pointer: string;
  readonly response: DescribedResponse;
}

/** Reads the API's description from a build. */
export function readDescription({ published }: BuildFolders): BuiltDescription {
  const text = readFileSync(join(published, 'openapi.json'), 'utf8');
  const description: Description = JSON.parse(text);
  const validatorOf = compileValidators(description);
  const findPath = matchPaths(description);
  const validateBody = (pointer: string, body: string) => {
    const { validate, explain } = validatorOf(pointer);
    return validate(JSON.parse(body)) ? [] : [explain(validate)];
  };

  function findResponse(path: string, method: string, status: number): FoundResponse | undefined {
    const response = description.paths[path]?.[method]?.responses[status];
    if (response === undefined) return undefined;
    const shared = response.$ref?.split('/').at(-1);
    if (shared === undefined) return { pointer: pointerOf('paths', path, method, 'responses', `${status}`), response };
    const target = description.components.responses[shared];
    return target && { pointer: pointerOf('components', 'responses', shared), response: target };
  }

  /** Any other address redirects to a described one, or is a problem. */
  function validateOther({ status, headers, text: body }: TestResponse): string[] {
    if (status === 404) return validateBody(pointerOf('components', 'schemas', 'Problem'), body);
    const isRedirect = (status === 308 || status === 307) && findPath(headers.location ?? '') !== undefined;
    return isRedirect ? [] : [`${status} at an address that is not described`];
  }

  function validateDescribed(
    { pointer, response: described }: FoundResponse,
    isHead: boolean,
    { headers, text: body }: TestResponse,
  ): string[] {
    const [content] = Object.entries(described.content ?? {});
    if (content === undefined || isHead) return body === '' ? [] : ['there is a body, and none is described'];
    const wrong = headers['content-type'] === content[0] ? [] : [`${headers['content-type']} is not ${content[0]}`];
    return [...wrong, ...validateBody(`${pointer}${pointerOf('content', content[0], 'schema')}`, body)];
  }

  return {
    description,
    text,
    operations: Object.entries(description.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    ),
    findResponse,
    validateResponse(address, { method = 'GET' }, response) {
      const { status } = response;
      const path = findPath(address);
      if (path === undefined) return method === 'HEAD' ? [] : validateOther(response);
      // The answer to OPTIONS is a matter of HTTP.
      if (method === 'OPTIONS' && status === 204) return [];
      const found = findResponse(path, path === '/api/mcp' ? 'post' : 'get', status);
      if (found === undefined) return [`${status} is not described for ${path}`];
      return validateDescribed(found, method === 'HEAD', response);
    },
  };
}

/** Finds the described path an address belongs to; a fixed path goes before one with a parameter. */
function matchPaths({ paths }: Description): (address: string) => string | undefined {
  const patterns = Object.keys(paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}${path.endsWith('/') ? '' : '/?'}$`),
  }));
  return (address) => {
    const [pathname = ''] = address.split('?');
    const fitting = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ path }) => path);
    return fitting.find((path) => !path.includes('{')) ?? fitting[0];
  };
}

/** Compiles the schemas of a document by their place in it, each once. */
function compileValidators(description: Description) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(description, 'openapi.json');
  const validators = new Map<string, ValidateFunction>();
  const explain = ({ errors }: ValidateFunction) => ajv.errorsText(errors);
  return (pointer: string) => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi.json#${pointer}` });
    validators.set(pointer, validate);
    return { validate, explain };
  };
}

/** A JSON pointer as the fragment of an address (RFC 6901, section 6). */
function pointerOf(...steps: readonly string[]): string {
  return steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}
