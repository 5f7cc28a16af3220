import { api } from './api.ts';
import { appearance } from './appearance.ts';
import { business } from './business.ts';
import * as page from './client/page.ts';
import { components } from './components.ts';
import { coverage } from './coverage.ts';
import { discovery } from './discovery.ts';
import { docs } from './docs.ts';
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
  /** Patterns that find the words for an estimate in content texts, by word, if the language has several. */
  estimatePatterns: [] as readonly (readonly [word: string, pattern: RegExp])[],
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
  /** Typesets the punctuation of content texts; undefined if the language needs no changes. */
  typeset: undefined as ((text: string) => string) | undefined,
};
