import type { Site } from '../business/site.ts';
import { textOf } from '../text/text.ts';
import { pagePath, templatePage } from './pages.ts';

/** A link that a visitor may act by. */
export interface Action {
  readonly label: string;
  readonly href: string;
  readonly rel?: 'external';
}

/** Returns what a visitor can do beside calling: book, ask for a price in writing, or write a message. */
export function listActions(site: Site): Record<'book' | 'quote' | 'message', Action> {
  const { contact } = site.business;
  const words = textOf(site.country.locale).components.callLink;
  const [booking, quote] = [templatePage(site, 'booking'), templatePage(site, 'quote')];
  const lead = (page: typeof quote) => ({ label: page.navigation ?? page.title, href: pagePath(page) });
  const { onlineBookingUrl: outside, form, email } = contact;
  return {
    book: outside === undefined ? lead(booking) : { label: words.book, href: outside, rel: 'external' },
    quote: lead(quote),
    message: { label: words.message, href: form === undefined ? `mailto:${email}` : '/contact/#write' },
  };
}

/** Returns the action that is stronger than the call, where `brand.yaml` names one. */
export function findPrimaryAction(site: Site): Action | undefined {
  const { primary = 'call' } = site.brand ?? {};
  return primary === 'call' ? undefined : listActions(site)[primary];
}
