import { Document, isMap, isSeq, parseDocument } from 'yaml';
import type { Site } from '../../business/site.ts';
import { writeRecordedPrice } from '../../prices/price-history.ts';

const HEAD = ` Prices as they were published. "npm run record" adds to this file; what stands here stays.\n`;

/**
 * Appends current prices that are not in `price-history.yaml` yet, and counts them. Existing lines and comments are
 * kept.
 */
export function extendPriceHistory(text: string, site: Pick<Site, 'services'>): { text: string; added: number } {
  const document = text.trim() === '' ? new Document({}) : parseDocument(text);
  if (text.trim() === '') document.commentBefore = HEAD.trimEnd();
  let added = 0;
  for (const { id, prices } of site.services.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!isSeq(document.get(id))) document.set(id, document.createNode([]));
    const list = document.get(id);
    for (const price of prices.slice(isSeq(list) ? list.items.length : 0)) {
      const line = document.createNode(writeRecordedPrice(price));
      if (isMap(line)) line.flow = true;
      document.addIn([id], line);
      added++;
    }
  }
  return { text: document.toString({ lineWidth: 0 }), added };
}
