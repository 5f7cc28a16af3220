import * as z from 'zod';
import { Line, references, Slug, Text } from './fields.ts';

/** A drawing as SVG text. What it may hold is judged where it is read, element by element. */
export const Drawing = z
  .string()
  .refine((text) => /^\s*<svg\b[\s\S]*<\/svg>\s*$/.test(text), { error: 'must be one <svg> element' })
  .describe('A drawing as SVG.');

/** Most bytes of a logo: it stands at the head of every page, which has to fit into ten packets. */
const LARGEST_LOGO = 4000;

/** What `content/logo.svg` holds: it stands for the name at the head of pages, by day and by night. */
export const Logo = Drawing.refine((text) => /^\s*<svg\b[^>]*\sviewBox="0 0 [\d.]+ [\d.]+"/.test(text), {
  error: 'needs a viewBox that starts at 0 0, for example viewBox="0 0 240 48"',
})
  .refine((text) => text.length <= LARGEST_LOGO, {
    error: `must be at most ${LARGEST_LOGO} characters long, because it stands in every page. Save it with fewer points and digits; SVGO does so`,
  })
  .refine((text) => !/\sid\s*=|<style\b/i.test(text), {
    error: 'must not hold ids or style elements, which would meet those of the page. Write fill="…" on the shapes',
  })
  .describe('The logo as SVG, in place of the name at the head of pages; fill="currentColor" is the colour of text.');

/**
 * What `content/drawings/<name>.svg` holds: a line drawing of parts, as SVG.
 * `data-part` names a group of shapes, `data-label` a leader line and the text
 * at its start. Lines and colours come from classes (src/styles/drawings.css),
 * so that the drawing is right on light, dark and printed pages alike.
 */
export const DrawingFile = Drawing.refine((text) => /^\s*<svg\b[^>]*\sviewBox="0 0 [\d.]+ [\d.]+"/.test(text), {
  error: 'needs a viewBox that starts at 0 0, for example viewBox="0 0 720 520"',
})
  .refine((text) => !/<style\b|\sstyle\s*=|\s(?:fill|stroke)\s*=\s*"(?!none"|currentColor")/i.test(text), {
    error:
      'must take its colours from classes: no style element or attribute, and no fill or stroke but "none" and "currentColor"',
  })
  .refine((text) => !/\sid\s*=/i.test(text), {
    error: 'must not hold ids, which could occur twice in a page. Name groups with class or data-part',
  })
  .describe('A line drawing of parts with their labels, as SVG.');

/** The drawing a page shows: which one, what is marked in it, and what it says in words. */
export const DrawingChoice = z
  .strictObject({
    name: Slug.describe('Name of a file in `content/drawings`, without its ending.')
      .meta({ examples: ['sink-trap'] })
      .register(references, { folder: 'drawings' }),
    highlight: z
      .array(Slug)
      .default([])
      .describe('Parts of the drawing that are marked, by their data-part.')
      .meta({ examples: [['washer', 'trap']] }),
    caption: Line.describe('The line below the drawing.').meta({ examples: ['Where a sink usually clogs'] }),
    description: Text.describe(
      'What the drawing shows, in words: read by screen readers and in the Markdown form of the page.',
    ).meta({ examples: ['A sink from the side. The pipe below it bends twice; the lower bend is marked.'] }),
  })
  .describe('A drawing of the parts this page is about.');
export type DrawingChoice = z.output<typeof DrawingChoice>;
