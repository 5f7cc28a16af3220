import { collectPlaceholders } from './collect-placeholders.ts';
import { isFolderKind, listKinds } from './kinds.ts';
import { fillData, type Placeholders } from './placeholders.ts';
import { fillElements } from './prose.ts';
import type { PricedContent } from './service-prices.ts';
import type { Entry } from './validate-files.ts';

/** Priced content with the placeholders in its fields and elements replaced; facts of invalid files stay placeholders. */
export interface FilledContent extends PricedContent {
  readonly placeholders: Placeholders;
}

/** Replaces placeholders with the facts of the content itself, in all kinds of file that may contain them. */
export function fillContent(content: PricedContent): FilledContent {
  const placeholders = collectPlaceholders(content);
  const kinds = listKinds().filter(([, { hasPlaceholders }]) => hasPlaceholders);
  const filled = kinds.map(([name, kind]) => {
    const value: unknown = content[name];
    return [name, isFolderKind(kind) ? (value as readonly Entry<unknown>[]).map(fillEntry) : fill(value)];
  });
  return { ...content, ...Object.fromEntries(filled), placeholders };

  function fill<Data>(data: Data): Data {
    return fillData(data, placeholders);
  }
  /** Fills the data, elements and prices of an entry. */
  function fillEntry({ name, file, prose, elements, ...value }: Entry<unknown>): Entry<unknown> {
    return { name, file, prose, elements: fillElements(elements, placeholders), ...fill(value) };
  }
}
