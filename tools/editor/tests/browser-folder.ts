/** Writes files into the folder that the browser keeps for the page. Runs in the browser. */
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

/** The text of one of its files; undefined where there is none. Runs in the browser. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    const names = path.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return await (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text();
  } catch {
    return undefined;
  }
}

/** All files by their paths, as Base64. Runs in the browser. Undefined where the editor took one away meanwhile. */
export async function readFolder(): Promise<[string, string][] | undefined> {
  const files: [string, string][] = [];
  const visit = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await visit(handle, `${path}${name}/`);
      // A file is written beside its place first.
      else if (handle instanceof FileSystemFileHandle && !name.startsWith('.')) {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        files.push([`${path}${name}`, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]);
      }
    }
  };
  try {
    await visit(await navigator.storage.getDirectory(), '');
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
  return files.sort(([a], [b]) => (a < b ? -1 : 1));
}
