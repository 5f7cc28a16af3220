import type { ContentLocality } from 'open-local-business/schemas';
import { writeScriptData } from 'open-local-business/schemas';

/** Content security policy of the page: its own folder, and GitHub for the content. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com",
].join('; ');

/** HTML of the web editor. It is not part of the site, and search engines should not index it. */
export function writeCmsPage(locality: ContentLocality): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <title>Content</title>
    <script type="application/json" id="locality">${writeScriptData(locality)}</script>
    <script type="module" src="editor.js"></script>
  </head>
  <body></body>
</html>
`;
}
