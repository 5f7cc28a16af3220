import type { TestBusiness } from '../businesses.ts';
import { sampleOf } from '../sample-of.ts';
import { nowhere } from '../samples.ts';

/** A call of a tool. */
export interface Call {
  readonly tool: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Address of the REST answer that must come back, where there is one. */
  readonly rest?: string;
}

/** What an answer may cost a reader, in tokens: of everything there is, and of one. */
export const mostTokens: Readonly<Record<string, readonly [whole: number, one: number]>> = {
  get_services: [4000, 2500],
  get_pricing: [2700, 2700],
  get_business_info: [3000, 3000],
  check_service_area: [3000, 1250],
};

/** A question about a place, and where the API answers it. */
const about = (parameters: Call['parameters']): Call => ({
  tool: 'check_service_area',
  parameters,
  rest: `/api/coverage/?${new URLSearchParams(parameters)}`,
});

/** Calls of each sort, with each of some services, places and postal areas. */
export function listCalls({ site, samples }: TestBusiness): readonly Call[] {
  const { misspelt, several, postalArea, unservedArea, newArea, foreignArea = newArea, writeCode } = samples;
  const services = sampleOf(site.services, 3);
  const serviceIds = services.map(({ id }) => id);
  const places = sampleOf(site.places, 5);
  const postalAreas = [...new Set(places.flatMap((place) => [...place.postalAreas, ...place.partialPostalAreas]))];
  return [
    { tool: 'get_services', parameters: {} },
    ...serviceIds.map((id) => ({ tool: 'get_services', parameters: { id }, rest: `/api/services/${id}/` })),
    ...services.map(({ slug, id }) => ({
      tool: 'get_services',
      parameters: { id: ` ${slug.toUpperCase()} ` },
      rest: `/api/services/${id}/`,
    })),
    { tool: 'get_pricing', parameters: {} },
    ...serviceIds.map((id) => ({ tool: 'get_pricing', parameters: { id } })),
    { tool: 'get_business_info', parameters: {}, rest: '/api/business/' },
    ...places.map(({ name }) => about({ city: name })),
    ...postalAreas.map((postal) => about({ postal })),
    ...[misspelt.text, several.name, nowhere, `${misspelt.place.name}, France`, '<script>'].map((city) =>
      about({ city }),
    ),
    ...[writeCode(unservedArea), writeCode(foreignArea), newArea].map((postal) => about({ postal })),
    about({ city: nowhere, postal: postalArea }),
  ];
}
