const VERSION = '0.221.1';
/** The digest of that version's one file, so that nothing else can run in its place. */
const INTEGRITY = 'sha384-JQ+XsKx/UzwdTiNnFStza3XtqqQoVtyNPApkfvwlzZDfhe7giE9CnfQrpHqgv3k6';

/** The page of the web editor. It is no page of the site, and no search engine is to list it. */
export function writeCmsPage(): string {
  return `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Content</title>
  </head>
  <body>
    <script src="https://unpkg.com/@sveltia/cms@${VERSION}/dist/sveltia-cms.js" integrity="${INTEGRITY}" crossorigin="anonymous"></script>
  </body>
</html>
`;
}
