import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { digestInline, inlineFiles } from '../../src/build/inline.ts';

const known = new Set(['show()', '{"prefetch":[]}', '@layer a,b;p{margin:0}', 'p{margin:0}a{color:red}']);
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function collect(html: string, path = '/services/boiler/') {
  return digestInline([[path, html]], { prefix: '', policy: { embeds: [] } as never }, known);
}

describe('inline scripts and styles', () => {
  test('A10 scripts and styles of the build are allowed on their pages', () => {
    const html = `<html><head><style>@layer a,b;p{margin:0}</style></head><body>
      <script type="module">show()</script><script type="speculationrules">{"prefetch":[]}</script></body></html>`;
    expect(collect(html)).toEqual({
      '/services/*/': {
        scripts: [digest('show()'), digest('{"prefetch":[]}')],
        styles: [digest('@layer a,b;p{margin:0}')],
      },
    });
  });

  test.each([
    '<script>alert(1)</script>',
    '<script type="module">show();alert(1)</script>',
    '<script type="text/javascript">alert(1)</script>',
    '<SCRIPT TYPE="Application/JavaScript; charset=utf-8">alert(1)</SCRIPT>',
    '<script type=" module ">alert(1)</script>',
    '<script type="importmap">{}</script>',
    '<svg><script>alert(1)</script></svg>',
    '<p title="x"><script\n>alert(1)</script\n></p>',
  ])('A10 %s fails the build with the name of the page', (html) => {
    expect(() => collect(`<p>Text</p>${html}`)).toThrow(
      /^The page \/services\/boiler\/ contains a script that the build did not write/,
    );
  });

  test('A10 an unknown inline style fails the build too', () => {
    expect(() => collect('<style>p{margin:0}p{color:blue}</style>')).toThrow(
      /contains a style that the build did not write.*blue/,
    );
  });

  test('A10 text that looks like a script allows nothing, and data needs no permission', () => {
    const html = `<meta content="<script>alert(1)</script>"><title><script>alert(1)</script></title>
      <script type="application/ld+json">{"name":"alert(1)"}</script><script src="/ask.js"></script>
      <textarea><style>p{}</style></textarea><!-- <script>alert(1)</script> -->`;
    expect(collect(html, '/')).toEqual({ '/': { scripts: [], styles: [] } });
  });

  test('style sheets and small scripts are inlined; larger ones, and those with imports, stay files', () => {
    const files: Readonly<Record<string, string>> = {
      '/_astro/a.css': 'p{}',
      '/_astro/b.css': 'a{}',
      '/_astro/small.js': 'show()',
      '/_astro/large.js': ' '.repeat(5000),
      '/_astro/shared.js': 'import{s}from"./s.js";s()',
    };
    const texts = new Set<string>();
    const load = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
    const sheet = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
    const html = `${sheet('a')}${sheet('b')}<title>A</title>${['small', 'large', 'shared'].map(load).join('')}`;
    expect(inlineFiles(html, (path) => files[path] ?? '', texts)).toBe(
      `<style>p{}a{}</style><title>A</title><script type="module">show()</script>${load('large')}${load('shared')}`,
    );
    expect([...texts]).toEqual(['p{}a{}', 'show()']);
  });
});
