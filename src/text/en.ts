import { api } from './en/api.ts';
import { appearance } from './en/appearance.ts';
import { business } from './en/business.ts';
import * as page from './en/client/page.ts';
import { components } from './en/components.ts';
import { coverage } from './en/coverage.ts';
import { discovery } from './en/discovery.ts';
import { docs } from './en/docs.ts';
import { grammar } from './en/grammar.ts';
import { hours } from './en/hours.ts';
import { mcp } from './en/mcp.ts';
import { openApi } from './en/openapi.ts';
import { pages } from './en/pages.ts';
import { places } from './en/places.ts';
import { prices } from './en/prices.ts';
import { requests } from './en/requests.ts';
import { skill } from './en/skill.ts';

/** All sentences in English. */
export const en = {
  api,
  appearance,
  business,
  client: { page },
  components,
  coverage,
  /** Descriptions of members are in English already, where the members are. */
  descriptions: {} as Readonly<Record<string, string>>,
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
  /** Sets the signs of texts of the content as the language sets them; undefined where nothing is to be done. */
  typeset: undefined as ((text: string) => string) | undefined,
};
