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

/** What an answer may cost a reader, in tokens. */
export function mostTokens(tool: string, parameters: Call['parameters']): number {
  const isWhole = Object.keys(parameters).length === 0;
  switch (tool) {
    case 'get_services':
      return isWhole ? 4000 : 2500;
    case 'get_pricing':
      return 2700;
    case 'get_business_info':
      return 3000;
    default:
      return isWhole ? 3000 : 1250;
  }
}

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
    ...places.map(({ name }) => ({
      tool: 'check_service_area',
      parameters: { city: name },
      rest: `/api/coverage/?city=${encodeURIComponent(name)}`,
    })),
    ...postalAreas.map((postal) => ({
      tool: 'check_service_area',
      parameters: { postal },
      rest: `/api/coverage/?postal=${postal}`,
    })),
    ...[misspelt.text, several.name, nowhere, `${misspelt.place.name}, France`, '<script>'].map((city) => ({
      tool: 'check_service_area',
      parameters: { city },
      rest: `/api/coverage/?city=${encodeURIComponent(city)}`,
    })),
    ...[writeCode(unservedArea), writeCode(foreignArea), newArea].map((postal) => ({
      tool: 'check_service_area',
      parameters: { postal },
      rest: `/api/coverage/?postal=${encodeURIComponent(postal)}`,
    })),
    {
      tool: 'check_service_area',
      parameters: { city: nowhere, postal: postalArea },
      rest: `/api/coverage/?city=${nowhere}&postal=${postalArea}`,
    },
  ];
}
