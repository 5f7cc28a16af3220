import type * as z from 'zod';
import { Lines } from '../fields.ts';
import { recordObject } from '../shapes.ts';

/** A part of a page under one heading, for tools (contract D8). */
export const PageSection = recordObject('A part of a page.', {
  title: Lines.describe('Heading of the part on its page.'),
  text: Lines.describe('Text of the part, in Markdown.'),
});
export type PageSection = z.output<typeof PageSection>;
