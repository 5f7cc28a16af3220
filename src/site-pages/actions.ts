import { type Site, servicePath } from '../business/site.ts';
import { textOf } from '../text/text.ts';
import { pagePath, templatePage } from './pages.ts';

/** A link to something that a visitor can do. */
interface Action {
  readonly label: string;
  readonly href: string;
  readonly rel?: 'external';
}

/** Lists what a visitor can do besides calling: book, ask for a written quote, or send a message. */
export function listActions(site: Site): Record<'book' | 'quote' | 'message', Action> {
  const { contact } = site.business;
  const t = textOf(site.country.locale).components.callLink;
  const [booking, quote] = [templatePage(site, 'booking'), templatePage(site, 'quote')];
  const linkTo = (page: typeof quote) => ({ label: page.navigation ?? page.title, href: pagePath(page) });
  const { onlineBookingUrl: bookingUrl, form, email } = contact;
  return {
    book: bookingUrl === undefined ? linkTo(booking) : { label: t.book, href: bookingUrl, rel: 'external' },
    quote: linkTo(quote),
    message: { label: t.message, href: form === undefined ? `mailto:${email}` : '/contact/#write' },
  };
}

/**
 * Finds the action that is more prominent than the call on the page at a path; undefined unless `brand.yaml` names one,
 * and on the page of the emergency visit.
 */
export function findPrimaryAction(site: Site, path = '/'): Action | undefined {
  const { primary = 'call' } = site.brand ?? {};
  const isUrgent = site.services.some((service) => service.isEmergencyVisit && path.endsWith(servicePath(service)));
  return primary === 'call' || isUrgent ? undefined : listActions(site)[primary];
}
