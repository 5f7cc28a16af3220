import { isSeq, parseDocument } from 'yaml';
import type { Site } from '../../business/site.ts';
import { toRecordedPrice } from '../../prices/price-history.ts';

const HEAD = '# Published prices. "npm run record" adds lines to this file and never changes existing ones.\n\n';

/**
 * Appends current prices that are not in `price-history.yaml` yet, and counts them. Existing lines and comments stay.
 */
export function extendPriceHistory(text: string, site: Pick<Site, 'services'>): { text: string; added: number } {
  const document = parseDocument(text || HEAD);
  let added = 0;
  for (const { id, prices } of site.services.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!document.has(id)) document.set(id, document.createNode([]));
    const list = document.get(id);
    for (const price of prices.slice(isSeq(list) ? list.items.length : 0)) {
      document.addIn([id], document.createNode(toRecordedPrice(price), { flow: true }));
      added++;
    }
  }
  return { text: document.toString({ lineWidth: 0 }), added };
}
