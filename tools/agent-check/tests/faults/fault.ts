import { type Change, wantsHtml, wantsMarkdown } from '../served-site.ts';

/** A fault of a site, and what the check that finds it says. */
export interface Fault {
  /** Check that must find it. */
  readonly id: string;
  readonly changes: readonly Change[];
  readonly says: RegExp;
}

export const fault = (id: string, says: RegExp, ...changes: Change[]): Fault => ({ id, changes, says });
export const home = (text: (html: string) => string): Change => ({ path: '/', when: wantsHtml, text });
export const homeMarkdown = (rest: Omit<Change, 'path'>): Change => ({ path: '/', when: wantsMarkdown, ...rest });
export const inMain = (html: string) => home((text) => text.replace('</main>', `${html}</main>`));
export const json = (path: Change['path'], value: object): Change => ({
  path,
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(value),
});
export const shop: Change = { path: '/cart', status: 200, text: 'Your cart' };
export const authorizationServer = '/.well-known/oauth-authorization-server';
export const origin = 'https://www.example.com';
export const lengthen = (text: string) => `${text}${' and more'.repeat(6000)}`;
