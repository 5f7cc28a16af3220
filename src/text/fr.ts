import type { en } from './en.ts';
import { api } from './fr/api.ts';
import { appearance } from './fr/appearance.ts';
import { business } from './fr/business.ts';
import * as page from './fr/client/page.ts';
import { components } from './fr/components.ts';
import { coverage } from './fr/coverage.ts';
import { descriptions } from './fr/descriptions.ts';
import { discovery } from './fr/discovery.ts';
import { docs } from './fr/docs.ts';
import { grammar } from './fr/grammar.ts';
import { hours } from './fr/hours.ts';
import { mcp } from './fr/mcp.ts';
import { openApi } from './fr/openapi.ts';
import { pages } from './fr/pages.ts';
import { places } from './fr/places.ts';
import { prices } from './fr/prices.ts';
import { requests } from './fr/requests.ts';
import { skill } from './fr/skill.ts';
import { typeset } from './fr/typeset.ts';

/** All sentences in French. */
export const fr: typeof en = {
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
  typeset,
};
