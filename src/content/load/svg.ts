import { Resvg } from '@resvg/resvg-js';
import { Parser } from 'htmlparser2';
import type { TextProblem } from '../content-problem.ts';
import { offsetAt } from './position.ts';

/**
 * Why a drawing cannot be published: it does not render, or contains more than shapes. Drawings are inlined and parsed
 * as HTML, so only allow-listed elements pass, values that load nothing, and nothing that HTML parses differently.
 */
export function findSvgProblems(text: string): TextProblem[] {
  try {
    new Resvg(text, { font: { loadSystemFonts: false } });
  } catch (error) {
    return [describeParseError(text, error instanceof Error ? error.message : String(error))];
  }
  const problems: TextProblem[] = [];
  let isKnown = true;
  const report = (message: string | undefined) => {
    if (message !== undefined) problems.push({ offset: Math.max(0, parser.startIndex), message });
  };
  const parser: Parser = new Parser(
    {
      onopentagname(name) {
        isKnown = svgElements.has(name);
        if (!isKnown)
          report(`is <${name}>, which no drawing may hold: shapes, texts and their colours only. Take it out.`);
      },
      onattribute: (name, value) => report(isKnown ? describeSvgAttribute(name, value) : undefined),
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

function describeParseError(text: string, message: string): TextProblem {
  const [, line = '1', column = '1'] = /at (\d+):(\d+)(?!.*at \d+:\d+)/.exec(message) ?? [];
  const reason = message.replace('SVG data parsing failed cause ', '').replace(/ at \d+:\d+.*$/, '');
  const advice =
    'Write shapes in <svg xmlns="http://www.w3.org/2000/svg" …>, with every tag closed, or save the drawing anew as plain SVG.';
  return { offset: offsetAt(text, Number(line), Number(column)), message: `cannot be drawn: ${reason}. ${advice}` };
}

/** Shapes, text, gradients, clipping and groups: nothing that moves, runs, links, loads or draws another part again. */
const svgElements: ReadonlySet<string> = new Set(
  `circle clipPath defs desc ellipse g line linearGradient path polygon polyline radialGradient rect stop svg text title
  tspan`.split(/\s+/),
);

/** Attributes that hold any text, or ids. */
const TEXTS = /^(?:aria-[a-z]+|data-[a-z-]+|role|id|class)$/;
const OWN_PART = /^#[^\s\\]+$/;
/** Numbers, words, colours (CSS Color 4), transformations, and parts of the drawing; no other functions, no escapes. */
const VALUE =
  /^(?:[\p{L}\p{N}\s.,#%+:;/'"_-]|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|matrix|translate|scale|rotate|skew[XY])\s*\([\w\s.,%/+-]*\)|url\((['"]?)#[\w:.-]+\1\))*$/iu;

/** Problem of an attribute in a drawing: its name, or its value. */
export function describeSvgAttribute(name: string, value: string): string | undefined {
  if (name === 'style')
    return 'is a style, which the content security policy of the pages drops. Write fill="…", stroke="…" and so on as attributes.';
  if (/^(?:on|xml(?!(?:ns|ns:xlink|:space)$))/.test(name))
    return `"${name}" is no attribute a drawing may have. Take it out, or save the drawing as plain SVG.`;
  if (TEXTS.test(name)) return undefined;
  const isAddress = name.endsWith('href');
  if ((isAddress ? OWN_PART : VALUE).test(value)) return undefined;
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  const advice = isAddress
    ? 'A drawing may refer to its own parts only, as in href="#part".'
    : 'Write numbers, plain words, a colour such as red, or a part of this drawing as url(#part).';
  return `has ${name}="${shown}", which no drawing may hold. ${advice}`;
}
