import { readFileSync } from 'node:fs';
import type { Site } from '../../business/site.ts';
import { formatTelephone } from '../../countries/formats.ts';
import { escapeMarkup } from '../../escape/markup.ts';
import { formatMoney } from '../../format/amounts.ts';
import { BrandFile, lookNames } from '../../schemas/appearance/brand.ts';
import { enginePath } from '../../system/folders.ts';
import { resolveBrand } from '../brand.ts';
import { listLookSheets, renderBrandStyles } from '../brand-styles.ts';
import { renderFrontageStyles } from '../frontage/colours.ts';
import { drawFrontage } from '../frontage/frontage.ts';
import type { LookName } from '../looks/look.ts';

/** Rows of the price board in the pictures: a new business has no prices yet. */
const EXAMPLES = [
  ['A short visit', 95],
  ['A regular job', 180],
  ['A job of half a day', 420],
  ['Something new, installed', 1290],
] as const;

/** Style sheets and components whose styles the pictures need, below `src`. */
const SHEETS = ['layers', 'tokens', 'base', 'price-list', 'frontage'];
const COMPONENTS = ['SiteHeader', 'SymptomMenu', 'elements/CallLink', 'home/Hero'];
const STYLE = /<style is:global>(.*)<\/style>/s;

const read = (path: string) => readFileSync(enginePath(`src/${path}`), 'utf8');

/** Returns the name of the look that a business has without `brand.yaml`. */
export function findSuggestedLook(site: Site): LookName {
  return resolveBrand({ ...site, brand: undefined }).name;
}

/**
 * Renders a page with pictures of a business in every look, in light mode by day and in dark mode by night: its name, its
 * frontage and a price board. The look that it has without `brand.yaml` comes first. The page loads nothing.
 */
export function renderLookPage(site: Site): string {
  const name = escapeMarkup(site.business.name);
  const chapters = [
    { title: `Default (press Enter): ${findSuggestedLook(site)}, in colours chosen by your name`, brand: undefined },
    ...lookNames.map((look) => ({ title: look, brand: BrandFile.parse({ look }) })),
  ];
  const sections = chapters.map(({ title, brand }) => {
    const frames = (['light', 'dark'] as const).map((scheme) => {
      const picture = escapeMarkup(drawHome({ ...site, brand }, scheme));
      return `<iframe title="${title}, ${scheme}" srcdoc="${picture}"></iframe>`;
    });
    return `<h2>${title}</h2>\n<div>${frames.join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name} in every look</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 1224px; margin: 2rem auto; padding: 0 1rem }
div { display: flex; flex-wrap: wrap; gap: 24px }
iframe { --part: 0.5; width: 1200px; height: 880px; border: 0; scale: var(--part); transform-origin: 0 0;
  margin: 0 calc(1200px * (var(--part) - 1)) calc(880px * (var(--part) - 1)) 0 }
@media (max-width: 640px) { iframe { --part: 0.28 } }
</style>
<h1>${name} in every look</h1>
<p>The prices are examples. You can change every part of a look later, in content/brand.yaml.</p>
${sections.join('\n')}
</html>
`;
}

/** Draws the first screen of a home page in a site's look, as a separate document. */
function drawHome(site: Site, scheme: 'light' | 'dark'): string {
  const brand = resolveBrand(site);
  const { business, country, money } = site;
  const font = readFileSync(enginePath(`src/styles/fonts/${brand.typeface.file}`), 'base64');
  const { svg = '', kind } = drawFrontage(site) ?? {};
  const styles = [
    ...SHEETS.map((name) => read(`styles/${name}.css`)),
    ...COMPONENTS.map((name) => `@layer components{${STYLE.exec(read(`components/${name}.astro`))?.[1]}}`),
    renderFrontageStyles(brand, svg),
    kind === undefined ? '' : read(`styles/frontage/${kind}.css`),
    renderBrandStyles(site, `data:font/woff2;base64,${font}`),
    ...listLookSheets(site).map(read),
    `:root { color-scheme: ${scheme} } body { overflow: hidden }`,
  ];
  const state = scheme === 'light' ? 'data-now="open" data-sky="day"' : 'data-now="emergency" data-sky="night"';
  const name = escapeMarkup(business.name);
  const call = `<a class="call">Call ${formatTelephone(business.contact.telephone, country)}</a>`;
  const rows = EXAMPLES.map(
    ([job, amount]) =>
      `<li><a><span class="job"><b>${job}</b></span><span class="price">${formatMoney(amount, money)}</span></a></li>`,
  );
  return `<!doctype html><html lang="en" ${state}><meta charset="utf-8"><style>${styles.join('\n')}</style>
<body><header class="site-header"><a class="site-name"><span>${name}</span></a><div>${call}</div></header>
<main><section class="hero"><div class="band grid hero-grid"><h1>${name}</h1><div class="stack"></div>
<div class="menu board"><p class="board-head">Prices</p><ol class="bare">${rows.join('')}</ol></div>
<div class="frontage">${svg}</div></div></section></main></body></html>`;
}
