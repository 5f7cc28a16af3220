/** Media types of the files that are published as they are, by the endings of their names. */
export const publicFileTypes = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
} as const;

/** Ending of a file name without its dot; empty where there is none. */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1] ?? '';
}

/** Media type of a file that is published as it is; one without an ending is plain text. Undefined for endings that are not published. */
export function publicFileType(path: string): string | undefined {
  const ending = endingOf(path);
  if (ending === '') return publicFileTypes.txt;
  return Object.hasOwn(publicFileTypes, ending) ? publicFileTypes[ending as keyof typeof publicFileTypes] : undefined;
}
