import type { en } from '../en/text.ts';
import { api } from './api.ts';
import { appearance } from './appearance.ts';
import { business } from './business.ts';
import * as page from './client/page.ts';
import { components } from './components.ts';
import { coverage } from './coverage.ts';
import { descriptions } from './descriptions/descriptions.ts';
import { discovery } from './discovery.ts';
import { docs } from './docs.ts';
import { estimatePatterns } from './estimates.ts';
import { firstContent } from './first-content.ts';
import { grammar } from './grammar.ts';
import { hours } from './hours.ts';
import { mcp } from './mcp.ts';
import { openApi } from './openapi.ts';
import { pages } from './pages.ts';
import { places } from './places.ts';
import { makeTerms } from './postal-codes.ts';
import { prices } from './prices.ts';
import { requests } from './requests.ts';
import { skill } from './skill.ts';
import { totals } from './totals.ts';

/** All sentences in Spanish. */
export const es: typeof en = {
  api,
  appearance,
  business,
  client: { page },
  components,
  coverage,
  descriptions,
  discovery,
  docs,
  estimatePatterns,
  firstContent,
  grammar,
  hours,
  makeTerms,
  mcp,
  openApi,
  pages,
  places,
  prices,
  requests,
  skill,
  totals,
  typeset: undefined,
};
