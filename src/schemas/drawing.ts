import * as z from 'zod';

/** A drawing as SVG text. It goes into pages as it is, so it may neither run nor load anything. */
export const Drawing = z
  .string()
  .refine((text) => /^\s*<svg\b[\s\S]*<\/svg>\s*$/.test(text), { error: 'must be one <svg> element' })
  .refine(
    (text) =>
      !/<(?:script|foreignObject|iframe|image|use)\b|\son\w+\s*=|(?:href|src)\s*=|@import|url\(\s*['"]?(?!#)/i.test(
        text,
      ),
    {
      error: 'must not run scripts or load anything: no script, image, use, href, on… attributes or outside addresses',
    },
  )
  .describe('A drawing as SVG.');
