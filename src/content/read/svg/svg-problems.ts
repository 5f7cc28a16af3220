import { Resvg } from '@resvg/resvg-js';
import { Parser } from 'htmlparser2';
import { MOST_PROBLEMS } from '../../judge/content-problem.ts';
import { offsetAt } from '../text/position.ts';
import type { TextProblem } from '../text/text-problem.ts';
import { findSvgExcess } from './svg-cost.ts';
import { svgAttributes, svgElements } from './svg-names.ts';
import { describeSvgValue } from './svg-values.ts';

/** Allowed namespaces. */
const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/**
 * Why a drawing cannot be published: it does not render, or contains more than shapes. Drawings are inlined and parsed
 * as HTML, so only allow-listed names pass, and nothing that HTML parses differently.
 */
export function findSvgProblems(text: string): TextProblem[] {
  const excess = findSvgExcess(text);
  if (excess !== undefined) return [excess];
  try {
    new Resvg(text, { font: { loadSystemFonts: false } });
  } catch (error) {
    return [describeParseError(text, error instanceof Error ? error.message : String(error))];
  }
  return findForbidden(text);
}

function describeParseError(text: string, message: string): TextProblem {
  const [, line = '1', column = '1'] = /at (\d+):(\d+)(?!.*at \d+:\d+)/.exec(message) ?? [];
  const reason = message.replace('SVG data parsing failed cause ', '').replace(/ at \d+:\d+.*$/, '');
  const advice = message.includes('root node')
    ? 'Begin with <svg xmlns="http://www.w3.org/2000/svg" …>.'
    : 'Mend it, or save the drawing anew as plain SVG.';
  return { offset: offsetAt(text, Number(line), Number(column)), message: `cannot be drawn: ${reason}. ${advice}` };
}

function findForbidden(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  let isKnown = true;
  const report = (message: string): void => {
    if (problems.length <= MOST_PROBLEMS) problems.push({ offset: Math.max(0, parser.startIndex), message });
  };
  const parser: Parser = new Parser(
    {
      onopentagname(name) {
        isKnown = svgElements.has(name);
        if (isKnown) return;
        report(`is <${name}>, which no drawing may hold: shapes, texts and their colours only. Take it out.`);
      },
      onattribute(name, value) {
        const message = isKnown ? describeAttribute(name, value) : undefined;
        if (message !== undefined) report(message);
      },
      oncomment(comment) {
        if (/[<>]|--/.test(comment)) report('is a comment that holds a tag. Take it out.');
      },
      onprocessinginstruction: () => report('is an instruction to a program. Take it out.'),
      oncdatastart: () => report('is a CDATA section. Write the text itself, with &lt; for the sign <.'),
    },
    { xmlMode: true },
  );
  parser.end(text);
  return problems;
}

function describeAttribute(name: string, value: string): string | undefined {
  if (name in NAMESPACES) return NAMESPACES[name] === value ? undefined : `names the namespace ${value}. Take it out.`;
  if (name === 'style') {
    return 'is a style, which the content security policy of the pages drops. Write fill="…", stroke="…" and so on as attributes.';
  }
  if (!svgAttributes.has(name) && !/^(?:aria-[a-z]+|data-[a-z-]+|role)$/.test(name)) {
    return `"${name}" is no attribute a drawing may have. Take it out, or save the drawing as plain SVG.`;
  }
  return describeSvgValue(name, value);
}
