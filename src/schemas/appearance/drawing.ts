import * as z from 'zod';
import { entryOf, Line, Lines, Slug } from '../fields.ts';
import { examples, fileObject, nonEmptyArray, optionalList, textMatching } from '../shapes.ts';

/** SVG source of a drawing. Elements and attributes are checked when the file is read. */
export const Drawing = textMatching(/^\s*<svg\b[\s\S]*<\/svg>\s*$/, 'must be one <svg> element').describe(
  'A drawing as SVG.',
);

const InlineDrawing = Drawing.regex(/^\s*<svg\b[^>]*\sviewBox="0 0 [\d.]+ [\d.]+"/, {
  error: 'needs a viewBox that starts at 0 0, for example viewBox="0 0 240 48"',
}).refine((text) => !/\sid\s*=/i.test(text), {
  error: 'must not contain ids, because they may clash with those of the page. Name groups with class or data-part',
});

/** `content/logo.svg`: replaces the name in the header, in light and dark mode. Every page contains it. */
export const Logo = InlineDrawing.max(4000, {
  error: 'must be at most 4000 characters long, because it is in every page. Save it with fewer points and digits',
}).describe('The logo as SVG, in place of the name at the head of pages; fill="currentColor" is the colour of text.');

/**
 * `content/drawings/<name>.svg`: a line drawing of parts. `data-part` names a group of shapes, `data-label` a leader
 * line with its text. Strokes and colours come from classes (src/styles/figures.css), so that light, dark and print
 * work.
 */
export const DrawingFile = InlineDrawing.refine(
  (text) => !/\s(?:fill|stroke)\s*=\s*"(?!none"|currentColor")/i.test(text),
  { error: 'must take its colours from classes: fill and stroke can only be "none" or "currentColor"' },
).describe('A line drawing of parts with their labels, as SVG.');

/** A page's reference to a drawing: name, highlighted parts, alternative text. */
export const DrawingChoice = fileObject('A drawing of the parts this page is about.', {
  name: entryOf('drawings', 'The drawing', 'sink-trap'),
  highlight: optionalList(Slug).describe('Parts of the drawing to highlight, by their data-part.'),
  caption: Line.describe('The line below the drawing.').meta(examples('Where a sink usually clogs')),
  description: Lines.describe(
    'What the drawing shows, in words: read by screen readers and in the Markdown version of the page.',
  ).meta(examples('A sink from the side. The pipe below it bends twice; the lower bend is marked.')),
});
export type DrawingChoice = z.output<typeof DrawingChoice>;

/** A part that visitors can choose: what the problem may be, whether to leave it alone, where it leads. */
const SelectablePart = z.strictObject({
  part: Slug.describe('Part of the drawing, by its data-part. Its label there is its name.').meta(examples('trap')),
  trouble: Lines.describe('What may be wrong, as customers see or hear it.').meta(examples('Water stands in it.')),
  do: Lines.optional().describe('What visitors may do themselves.').meta(examples('Put a bucket below it.')),
  dont: Lines.optional()
    .describe('Why visitors should leave it alone.')
    .meta(examples('Drain cleaner in it burns the skin.')),
  service: entryOf('services', 'The service it leads to, whose name and prices are shown', 'drain'),
});

/** A drawing on the home page whose parts are links to answers below it. */
export const Pointing = fileObject(
  'A drawing on the home page whose parts visitors can choose to get an answer. Other pages ignore it.',
  {
    heading: Line.describe('The heading above the drawing.').meta(examples('Or point at it')),
    drawing: DrawingChoice.shape.name,
    description: DrawingChoice.shape.description,
    parts: nonEmptyArray(SelectablePart)
      .max(10)
      .describe('The parts that can be chosen, at most 10: more are too small for a finger.'),
  },
);
export type Pointing = z.output<typeof Pointing>;
