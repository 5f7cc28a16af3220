/** Whether this is a preview, which search engines are kept out of: `PREVIEW=yes`. */
export function isPreview(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment.PREVIEW === 'yes';
}
