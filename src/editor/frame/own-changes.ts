/** Files of a copied repository that the new site already covers, or that only the engine's repository needs. */
const settled =
  /^(?:content\/|site\/|examples\/|docs\/|tests\/|schemas\/|\.vscode\/|\.github\/|package(?:-lock)?\.json$|wrangler\.jsonc$|[A-Z]+\.md$)/;

/** Advice for a change in a copied repository that cannot be migrated automatically. */
const ways: readonly (readonly [files: RegExp, advice: string])[] = [
  [/^src\/pages\//, 'copy it to src/pages of the site, and import layouts and facts from the package'],
  [/^src\/components\/\w+\.astro$/, 'if docs/extending.md lists it, name yours in `components` of astro.config.mjs'],
  [/^src\/styles\//, 'write your rules into a style sheet, and name it in `styles` of astro.config.mjs'],
  [/^public\//, 'copy it to content/files, or to public of the site'],
];

/** A changed file in a copied repository, with advice. */
export interface LeftChange {
  readonly file: string;
  readonly advice: string;
}

/** Changed files that the owner has to migrate by hand. */
export function listLeftChanges(changed: readonly string[]): LeftChange[] {
  return changed
    .filter((file) => !settled.test(file))
    .map((file) => ({
      file,
      advice: ways.find(([files]) => files.test(file))?.[1] ?? 'is code of the engine, which a site does not hold',
    }));
}
