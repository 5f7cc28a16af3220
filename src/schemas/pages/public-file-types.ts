/** Media types of static files by extension. */
export const publicFileTypes = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
} as const;

/** Extension of a file name without the dot; empty if there is none. */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1] ?? '';
}

/** Media type of a static file; plain text without extension. Undefined for extensions that are not published. */
export function publicFileType(path: string): string | undefined {
  const ending = endingOf(path);
  if (ending === '') return publicFileTypes.txt;
  return Object.hasOwn(publicFileTypes, ending) ? publicFileTypes[ending as keyof typeof publicFileTypes] : undefined;
}
