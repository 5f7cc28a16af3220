/**
 * Formats a path as one word of a shell command, in quotation marks if the shell needs them.
 *
 * @example shellWord('../my-site', 'linux') // '../my-site'
 * @example shellWord('Site #1', 'linux') // "'Site #1'"
 */
export function shellWord(path: string, platform: NodeJS.Platform = process.platform): string {
  // An option begins with a hyphen.
  const word = path.replace(/^-/, './-');
  if (platform === 'win32') return /^[\w.:\\/-]+$/.test(word) ? word : `"${word}"`;
  return /^[\w./:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
