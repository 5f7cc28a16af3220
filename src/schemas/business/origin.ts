import * as z from 'zod';
import { AbsoluteUrl } from '../fields.ts';
import { examples } from '../shapes.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** In the form of the URL standard. Nothing that a content security policy reads as more than one host. */
const ORIGIN = new RegExp(`^https://${LABEL}(?:\\.${LABEL})+(?::\\d{1,5})?$`);

/** An origin that the content security policy of pages may list. */
export const Origin = z
  .string()
  .regex(ORIGIN, { abort: true })
  .refine((origin) => toCspOrigin(origin) === origin, {
    error: 'must be an origin as browsers write it, without :443, for example https://forms.example.com',
  })
  .describe('An origin: https:// and the name of the host, without a path.')
  .meta(examples('https://forms.example.com'));

/** An https address with an origin that the content security policy of pages can list. */
export const HttpsAddress = AbsoluteUrl.refine((address) => toCspOrigin(address) !== undefined, {
  error:
    'must begin with https:// and the full name of one host, without a user name or a star, for example https://forms.example.com/',
});

/**
 * Returns the origin of an address that pages may use; undefined if the content security policy cannot list it, or the
 * address has a user name.
 *
 * @example toCspOrigin('https://forms.example.com/f/1') // 'https://forms.example.com'
 */
export function toCspOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  // A blob: URL has the site's origin within it.
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return ORIGIN.test(url.origin) ? url.origin : undefined;
}
