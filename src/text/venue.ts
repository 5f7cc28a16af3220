/** Where a business serves its customers: where they are, at its own premises, or at either. */
export type Venue = 'customer' | 'premises' | 'both';

/** Returns a business's venue. */
export function venueOf({ servedAt }: { readonly servedAt: readonly Exclude<Venue, 'both'>[] }): Venue {
  return new Set(servedAt).size > 1 ? 'both' : (servedAt[0] ?? 'customer');
}
