import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { indentJson } from '../../src/components/docs/highlight-json.ts';
import { prepareAnswerSource } from '../../src/discovery/answer-source.ts';
import { findErrors, findToolExamples } from '../../src/discovery/openapi/examples.ts';
import { describeOperation, describeParameter, operations } from '../../src/endpoints/operations.ts';
import { getAnswerFile } from '../../src/endpoints/routes.ts';
import { slugFor } from '../../src/format/slug.ts';
import { listTools } from '../../src/mcp/prepare-mcp.ts';
import { tools } from '../../src/mcp/tools/tools.ts';
import { type ProblemCode, problemStatus } from '../../src/schemas/answers/problems.ts';
import { fillTerms } from '../../src/text/terms.ts';
import { textOf } from '../../src/text/text.ts';
import { allBusinesses } from '../support/businesses.ts';

const { getElementsByTagName: byTag, textContent } = DomUtils;

describe.each(allBusinesses)('the $name', ({ folders, origin, site }) => {
  const read = (path: string) => readFileSync(join(folders.published, path), 'utf8');
  const html = read('docs/api/index.html');
  const document = parseDocument(html);
  const source = prepareAnswerSource(site);

  const byId = (id: string): Element => {
    const found = DomUtils.getElementById(id, document);
    if (found === null) throw new Error(`The page has no element ${id}.`);
    return found;
  };
  /** Returns the section with a heading. */
  const sectionOf = (id: string): Element => {
    const [section] = byTag('section', document).filter((candidate) =>
      candidate.children.some((child) => isTag(child) && child.attribs.id === id),
    );
    if (section === undefined) throw new Error(`The page has no section ${id}.`);
    return section;
  };
  /** Returns the code blocks of a section, each with the text above it. */
  const codeIn = (element: Element) =>
    byTag('figure', element).map((figure) => ({
      label: textContent(byTag('figcaption', figure)),
      code: textContent(byTag('pre', figure)),
      next: DomUtils.nextElementSibling(figure),
    }));

  /** Expects an example to equal the whole answer, or its beginning with a note that says so. */
  function expectExcerpt({ code, next }: ReturnType<typeof codeIn>[number], whole: unknown): void {
    const lines = indentJson(whole).split('\n');
    const shown = code.split('\n');
    expect(shown).toEqual(lines.slice(0, shown.length));
    const note = `The first ${shown.length} of ${lines.length} lines.`;
    if (shown.length < lines.length) expect(textContent(next ?? [])).toContain(note);
    else expect(JSON.parse(code)).toEqual(whole);
  }

  /** Returns the published answer to an address on the page. */
  function readPublished(address: string): unknown {
    const { pathname, searchParams } = new URL(address, origin);
    const [city, job] = ['city', 'job'].map((name) => searchParams.get(name));
    if (job) return JSON.parse(read(getAnswerFile(`${pathname}${job}/after-hours/`)));
    const slug = site.places.find(({ name }) => name === city)?.slug;
    return JSON.parse(read(getAnswerFile(slug === undefined ? pathname : `${pathname}${slug}/`)));
  }

  describe.each(operations)('$id', (operation) => {
    const { id, path, parameters } = operation;
    const section = sectionOf(id);
    const code = codeIn(section);
    const text = textContent(section);

    test('E8 has its path, its parameters and their values', () => {
      expect(text).toContain(`GET ${path}`);
      expect(text).toContain(describeOperation({ id }, site).description);
      for (const parameter of parameters) {
        expect(text).toContain(describeParameter(parameter, site));
        const values = parameter.examples(site);
        expect(values.length).toBeGreaterThan(0);
        // The OpenAPI document has long lists as an enum; the page only gives their length.
        if (values.length > 24)
          expect(text).toMatch(
            new RegExp(`One of\\s+${values.length} values, the enum of this parameter in /openapi.json`),
          );
        else expect(values.filter((value) => !text.includes(value))).toEqual([]);
      }
    });

    test('E8 shows the published answer or its beginning, and a curl command that works when pasted', () => {
      const [answer, ...more] = code.filter(({ label }) => label.startsWith('200, '));
      if (answer === undefined || more.length > 0) throw new Error('Expected exactly one answer.');
      const address = answer.label.replace(/.* to /, '');
      expectExcerpt(answer, readPublished(address));
      expect(code.find(({ label }) => label === 'curl')?.code).toBe(`curl -s '${origin}${address}'`);
    });

    test('E8 C1 shows every error of its own', () => {
      const shown = code.filter(({ label }) => /^4\d\d, /.test(label)).map((error) => JSON.parse(error.code));
      const mistakes = findErrors(operation, source);
      expect(shown.map((problem) => problem.code)).toEqual(mistakes.map((mistake) => mistake.code));
      for (const problem of shown) {
        expect(problem.type).toBe(`${origin}/docs/api/#${problem.code}`);
        expect(problem.status).toBe(problemStatus[problem.code as ProblemCode]);
      }
    });

    test('E8 has a form for its query parameters that works without JavaScript', () => {
      const [form] = byTag('form', section);
      const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
      expect(byTag('input', form ?? []).map(({ attribs }) => attribs.name)).toEqual(
        queryParameters.map(({ name }) => name),
      );
      if (queryParameters.length > 0) expect(form?.attribs).toMatchObject({ method: 'get', action: path });
    });
  });

  describe.each(tools)('$name', ({ name }) => {
    const section = sectionOf(name);
    const described = listTools(site).find((tool) => tool.name === name);
    const code = codeIn(section);

    test('E8 D3 D4 has its input schema, an example call and its result', () => {
      expect(textContent(byId(name))).toBe(described?.title);
      expect(textContent(section)).toContain(described?.description);
      const example = findToolExamples(source).find(({ tool }) => tool === name);
      const [schema] = code.filter(({ label }) => label === 'Input schema');
      const [returned] = code.filter(({ label }) => label === `Returned for ${JSON.stringify(example?.parameters)}`);
      if (schema === undefined || returned === undefined) throw new Error('There is no schema or no example.');
      expectExcerpt(schema, described?.inputSchema);
      expectExcerpt(returned, example?.record);
    });
  });

  test('E8 the first commands on the page request published answers', () => {
    const [lines] = codeIn(sectionOf('start'));
    const addresses = [...(lines?.code ?? '').matchAll(/^curl -s '([^']+)'$/gm)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect(readPublished(address), address).toBeTypeOf('object');
  });

  test('C1 C2 every error code has a row, which its problem type links to', () => {
    const errors = sectionOf('errors');
    for (const [code, status] of Object.entries(problemStatus)) {
      const meaning = textOf(site.country.locale).api.explainProblem(code as ProblemCode);
      expect(DomUtils.getElementById(code, errors.children)?.name).toBe('tr');
      const text = textContent(byId(code));
      for (const part of [code, String(status), meaning]) expect(text).toContain(fillTerms(part, site.terms));
    }
  });

  test('E8 the links that install the endpoint in clients contain its name and address', () => {
    const links = byTag('a', document).map(({ attribs }) => attribs.href ?? '');
    const [vsCode] = links.filter((link) => link.startsWith('vscode:mcp/install?'));
    const [cursor] = links.filter((link) => link.startsWith('cursor://anysphere.cursor-deeplink/mcp/install?'));
    const url = `${origin}/api/mcp`;
    const name = slugFor(site.business.name);
    expect(JSON.parse(decodeURIComponent(vsCode?.replace(/^[^?]*\?/, '') ?? ''))).toEqual({ name, type: 'http', url });
    const query = new URL(cursor ?? '').searchParams;
    expect([query.get('name'), JSON.parse(atob(query.get('config') ?? ''))]).toEqual([name, { url }]);
  });
});
