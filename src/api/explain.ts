import { type Site, tellsResponse } from '../business/site.ts';
import { fillTerms } from '../text/terms.ts';
import { textOf } from '../text/text.ts';
import type { Operation, Parameter } from './operation.ts';

/** What is said of an operation, in the words of the country. */
export function explainOperation({ id }: Pick<Operation, 'id'>, site: Site) {
  const { operations } = textOf(site.country.locale).api;
  const { summary, description } = operations[id];
  const { withResponse } = operations.listServiceAreas;
  const isOfResponse = id === 'listServiceAreas' && tellsResponse(site);
  return {
    summary: fillTerms(summary, site.terms),
    description: fillTerms(isOfResponse ? withResponse : description, site.terms),
  };
}

/** What a parameter means, in the words of the country. */
export function explainParameter({ name }: Pick<Parameter, 'name'>, { country, terms }: Site): string {
  return fillTerms(textOf(country.locale).api.parameters[name], terms);
}
