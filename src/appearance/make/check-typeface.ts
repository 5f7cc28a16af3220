import { type ContentProblem, fieldProblem, fieldWarning } from '../../content/judge/content-problem.ts';
import type { Typeface } from '../typeface.ts';
import { type CutTypeface, cutTypeface, TYPEFACE_BUDGET_BYTES } from './prepare-typeface.ts';

/** Problems of a typeface of the content that show when it is subset: its size, and missing characters. */
export async function checkTypeface(
  typeface: Typeface,
  content: { readonly directory: string; readonly texts: ReadonlyMap<string, string> },
  budgetBytes = TYPEFACE_BUDGET_BYTES,
): Promise<ContentProblem[]> {
  if (typeface.isShipped) return [];
  const { file } = typeface;
  try {
    return [...describeCut(await cutTypeface(typeface, content), budgetBytes)].map((message) =>
      fieldWarning(file, [], message),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [fieldProblem(file, [], `cannot be cut to the letters of the site: ${reason}. Ask for a sound WOFF2 file.`)];
  }
}

function* describeCut({ bytes, missing }: CutTypeface, budgetBytes: number): Iterable<string> {
  if (bytes > budgetBytes) {
    yield `is ${bytes} bytes when it is cut to the letters of the site; more than ${budgetBytes} make a first visit slower. Letters with fewer curves are lighter.`;
  }
  if (missing.length > 0) {
    const shown = missing.slice(0, 20).join(' ');
    yield `lacks ${shown}${missing.length > 20 ? ' and more' : ''}. Where headings hold one of these, it shows in the letters of the system.`;
  }
}
