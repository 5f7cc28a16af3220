import { listDrawings, listRenderedImages } from '../../appearance/share-image.ts';
import { listPhotoRenditions } from '../../business/photos.ts';
import type { Site } from '../../business/site.ts';
import { listDocuments } from '../../discovery/documents.ts';
import { fullTextPath } from '../../discovery/llms.ts';
import { listEnginePages, pagePath } from '../../site-pages/pages.ts';
import { prepareRedirects } from '../../site-pages/redirects.ts';
import type { SitePaths } from '../checks/check.ts';

/** Lists the paths at which a site answers, without its static files. */
export function listPaths(site: Site): SitePaths {
  const files = [
    ...listDocuments(site),
    ...listDrawings(site),
    ...listRenderedImages(site),
    ...site.photos.flatMap(listPhotoRenditions),
  ];
  return {
    pages: new Set([...listEnginePages(site), ...Object.values(site.pages).map(pagePath), ...site.customPages]),
    documents: [...files.map(({ path }) => path), fullTextPath],
    siteRedirects: prepareRedirects({ ...site, redirects: [] }),
    redirects: prepareRedirects(site),
  };
}
