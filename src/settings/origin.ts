/** Port of the server unless `PORT` says otherwise. */
export const defaultPort = 4321;

/**
 * The origin the site is built for: `SITE_URL`, else this machine at `PORT`.
 * Throws an error whose message says what to write if `SITE_URL` is no origin.
 */
export function siteOrigin(environment: NodeJS.ProcessEnv): string {
  const given = environment.SITE_URL;
  if (given === undefined || given === '') return `http://localhost:${environment.PORT ?? defaultPort}`;
  const url = URL.parse(given);
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === '';
  if (!isOrigin)
    throw new Error(`SITE_URL is "${given}". Write an origin without a path, for example https://www.example.com`);
  return url.origin;
}
