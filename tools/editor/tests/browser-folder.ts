/** Writes files, as Base64 by their paths, into the folder that the browser keeps for the page. Runs in the browser. */
export async function writeFolder(files: readonly [string, string][]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle('.git', { create: true });
  for (const [path, text] of files) {
    const names = path.split('/');
    let folder = root;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
    const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
    const writer = await handle.createWritable();
    await writer.write(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
    await writer.close();
  }
}

/** The text of a file in it; undefined if there is none. Runs in the browser. */
export async function readFile(path: string): Promise<string | undefined> {
  try {
    const names = path.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return await (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text();
  } catch {
    return undefined;
  }
}
