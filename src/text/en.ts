import { api } from './en/api.ts';
import { business } from './en/business.ts';
import { components } from './en/components.ts';
import { coverage } from './en/coverage.ts';
import { discovery } from './en/discovery.ts';
import { grammar } from './en/grammar.ts';
import { hours } from './en/hours.ts';
import { mcp } from './en/mcp.ts';
import { openApi } from './en/openapi.ts';
import { pages } from './en/pages.ts';
import { prices } from './en/prices.ts';
import { requests } from './en/requests.ts';
import { skill } from './en/skill.ts';

/** All sentences in English. */
export const en = {
  api,
  business,
  components,
  coverage,
  discovery,
  grammar,
  hours,
  mcp,
  openApi,
  pages,
  prices,
  requests,
  skill,
};
