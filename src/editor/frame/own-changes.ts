/** Files of a copied repository that a site takes over, or that only the engine's own repository needs. */
const settled =
  /^(?:content\/|site\/|examples\/|docs\/|tests\/|schemas\/|\.vscode\/|\.github\/|package(?:-lock)?\.json$|wrangler\.jsonc$|[A-Z]+\.md$)/;

/** What to do with a change in a copied repository that a site with the engine as a package cannot take over. */
const ways: readonly (readonly [files: RegExp, advice: string])[] = [
  [/^src\/pages\//, 'copy it to src/pages of the site, and import layouts and facts from the package'],
  [/^src\/components\/\w+\.astro$/, 'if docs/extending.md lists it, name yours in `components` of astro.config.mjs'],
  [/^src\/styles\//, 'write your rules into a style sheet, and name it in `styles` of astro.config.mjs'],
  [/^public\//, 'copy it to content/files, or to public of the site'],
];

/** A file that was changed in a copied repository, and what to do about it. */
export interface LeftChange {
  readonly file: string;
  readonly advice: string;
}

/** What of the changed files is left for the owner to decide. */
export function listLeftChanges(changed: readonly string[]): LeftChange[] {
  return changed
    .filter((file) => !settled.test(file))
    .map((file) => ({
      file,
      advice: ways.find(([files]) => files.test(file))?.[1] ?? 'is code of the engine, which a site does not hold',
    }));
}
