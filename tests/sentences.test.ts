import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** A node of a syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

const rooms =
  'business,client,components/**,discovery,discovery/json-ld,endpoints/**,function,hours,layouts,mcp/**,pages/**,places,prices,site-pages';
/** Two words, which no name of a member, path or class has. */
const SENTENCE = /\p{L}{2,}[,.:;!?]? \p{L}/u;
/** In a component every word is read. */
const WORD = /\p{L}{2,}/u;
const unread = ['class', 'class:list', 'content', 'd', 'href', 'rel', 'sizes', 'srcset', 'style', 'viewBox'];
/** Elements whose content is code, and errors for maintainers. */
const CODE = /^(?:style|script|ThrowStatement|ImportDeclaration|TSLiteralType|TSTypeAliasDeclaration)$/;
/** Names, code, selectors, media types, what the log says, and errors of JSON-RPC, which are for developers. */
const LEFT = [
  /^(?:OpenAPI|llms\.txt|GET|POST|Claude Code|VS Code|service radius|notre dame|during opening hours|Somewhere in between)$/,
  /^(?:GET, HEAD|POST, OPTIONS|public, max-age|Content-Type, |claude mcp|curl |import json|const answer|---\nimport|external nofollow|not covered|unknown m)/,
  /^[.#<(]|; (?:charset|profile)=|^window\.|add-to-a-client/,
  /\bid must be|jsonrpc|params|MCP-Protocol|Mcp-|JSON|Batches|method|Method|Unknown tool|Unsupported|disagree|UTF-8/,
];

const astro = createRequire(resolve('node_modules/astro/package.json'));
const compiler = await import(pathToFileURL(astro.resolve('@astrojs/compiler-rs')).href);

/** What can be read in a syntax tree. */
function* listTexts(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (CODE.test(node.type) || CODE.test(nameOf(node.openingElement))) return;
  if (node.type === 'JSXAttribute' && unread.includes(nameOf(node))) return;
  const text = textOf(node);
  if (text !== undefined) yield text;
  for (const member of Object.values(value)) yield* listTexts(member);
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'JSXText') return WORD.test(String(value).replace(/&\w+;/g, '')) ? String(value).trim() : undefined;
  const pieces = quasis as readonly { readonly value: { readonly cooked: string } }[] | undefined;
  const text = type === 'TemplateLiteral' ? pieces?.map((piece) => piece.value.cooked).join('{}') : value;
  const isText = type === 'TemplateLiteral' || type === 'Literal';
  return isText && typeof text === 'string' && SENTENCE.test(text) ? text : undefined;
}

function nameOf(node: unknown): string {
  const { name } = (node ?? {}) as { readonly name?: Node };
  const { namespace, name: own } = (name ?? {}) as { readonly namespace?: { readonly name: string }; name?: unknown };
  return namespace === undefined ? String(own) : `${namespace.name}:${nameOf({ name: own })}`;
}

test('sentences of visitors and agents stand in src/text alone', async () => {
  const found: string[] = [];
  for (const path of globSync(`src/{${rooms}}/*.{ts,astro}`)) {
    const source = readFileSync(path, 'utf8');
    const { ast } = await compiler.parse(path.endsWith('.astro') ? source : `---\n${source}\n---`);
    for (const text of listTexts(ast)) if (!LEFT.some((pattern) => pattern.test(text))) found.push(`${path}: ${text}`);
  }
  expect(found).toEqual([]);
});
