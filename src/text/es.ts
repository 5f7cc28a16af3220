import type { en } from './en.ts';
import { api } from './es/api.ts';
import { appearance } from './es/appearance.ts';
import { business } from './es/business.ts';
import * as page from './es/client/page.ts';
import { components } from './es/components.ts';
import { coverage } from './es/coverage.ts';
import { descriptions } from './es/descriptions.ts';
import { discovery } from './es/discovery.ts';
import { docs } from './es/docs.ts';
import { grammar } from './es/grammar.ts';
import { hours } from './es/hours.ts';
import { mcp } from './es/mcp.ts';
import { openApi } from './es/openapi.ts';
import { pages } from './es/pages.ts';
import { places } from './es/places.ts';
import { prices } from './es/prices.ts';
import { requests } from './es/requests.ts';
import { skill } from './es/skill.ts';

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
  grammar,
  hours,
  mcp,
  openApi,
  pages,
  places,
  prices,
  requests,
  skill,
  typeset: undefined,
};
