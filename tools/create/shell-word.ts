/** A path as one word of a shell command, quoted where a shell would read it otherwise: `cd 'Bob'\''s Site #1'`. */
export function shellWord(path: string, platform: NodeJS.Platform = process.platform): string {
  // An option begins with a hyphen.
  const word = path.replace(/^-/, './-');
  if (platform === 'win32') return /^[\w.:\\/-]+$/.test(word) ? word : `"${word}"`;
  return /^[\w./:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
