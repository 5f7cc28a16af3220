import type { Element } from 'domhandler';
import { type Check, fail, firstProblem, type Outcome, pass } from '../check.ts';
import { walk } from '../html-page.ts';
import { type Page, samplePages } from '../pages.ts';
import type { SiteContext } from '../site-context.ts';

const NOTE = 'as far as it shows without a browser';

/** Whether pages offer tools to an agent in the browser. */
export const webMcp: readonly Check[] = [
  {
    id: 'webMcp',
    title: 'Pages offer tools to agents in the browser (the part that shows without one)',
    group: 'Protocols',
    source: 'isitagentready.com, WebMCP (W3C community draft)',
    isScored: true,
    async run(context) {
      const remedy =
        'Give a form that only looks something up toolname and tooldescription, and its fields toolparamdescription, or register a tool with document.modelContext.';
      const pages = await samplePages(context);
      const forms = pages.flatMap(({ path, html }) => html.forms.map((form) => ({ path, form })));
      const tools = forms.filter(({ form }) => form.attribs.toolname !== undefined);
      const outcomes = tools.map(({ path, form }) => judgeForm(path, form));
      const names = [...new Set(tools.map(({ form }) => form.attribs.toolname))];
      if (tools.length > 0) return firstProblem(outcomes, `Forms as tools: ${names.join(', ')} (${NOTE})`);
      const registering = (await Promise.all(pages.map((page) => hasRegistration(context, page)))).some(Boolean);
      return registering
        ? pass(`A script registers tools (${NOTE})`)
        : fail('No form has a toolname, and no script of the site registers a tool.', remedy);
    },
  },
];

function judgeForm(path: string, form: Element): Outcome {
  const { toolname = '', tooldescription = '' } = form.attribs;
  const where = `The form "${toolname}" of ${path}`;
  if (!/^[\w.-]{1,128}$/.test(toolname))
    return fail(`${where} has a bad name.`, 'Use letters, digits, "_", "-" and ".".');
  if (tooldescription === '')
    return fail(`${where} has no tooldescription.`, 'Say in it what the tool tells and when to use it.');
  const fields = [...walk(form)].filter(
    ({ name, attribs }) =>
      /^(?:input|select|textarea)$/.test(name) && attribs.name !== undefined && attribs.type !== 'hidden',
  );
  const silent = fields.find(({ attribs }) => (attribs.toolparamdescription ?? '') === '');
  if (silent === undefined) return pass(toolname);
  return fail(
    `${where} does not describe its field "${silent.attribs.name}".`,
    'Write toolparamdescription: what goes into the field, with its form.',
  );
}

async function hasRegistration(context: SiteContext, { answer, html }: Page): Promise<boolean> {
  const texts = await Promise.all(
    html.scripts.map(async ({ source, text }) => {
      const url = source === '' ? undefined : context.resolve(source, answer.url);
      return url !== undefined && context.isOwn(url) ? (await context.send(url)).text : text;
    }),
  );
  return texts.some((text) => text.includes('modelContext') && text.includes('registerTool'));
}
