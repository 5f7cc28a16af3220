import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Reads the files in a folder of `templates` by path, with `{{names}}` replaced by values. */
export function fillTemplates(folder: string, values: Readonly<Record<string, string>>): Map<string, string> {
  const root = join(import.meta.dirname, 'templates', folder);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = relative(root, join(parentPath, name)).replaceAll('\\', '/');
      const text = readFileSync(join(parentPath, name), 'utf8');
      return [
        // npm would treat a file of that name as its own.
        path.replace(/^gitignore$/, '.gitignore'),
        text.replace(/\{\{([^\s{}]+)\}\}/g, (whole, value: string) => values[value] ?? whole),
      ];
    }),
  );
}
