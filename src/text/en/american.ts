import { en } from './text.ts';

const { api, components, mcp, pages } = en;

/** English as it is written in the United States: what differs from `en`. */
export const american: typeof en = {
  ...en,
  api: {
    ...api,
    operations: {
      ...api.operations,
      getBusiness: {
        ...api.operations.getBusiness,
        description:
          'Name, contact, address, opening hours, service radius, terms of payment, people, licenses and insurance, rating and reviews with their source, social profiles.',
      },
    },
    parameters: {
      ...api.parameters,
      city: 'Name of a city, town or neighborhood in any usual spelling, an alternate or former name, or a slug; the municipality, {regionKind} or country may follow after a comma.',
    },
  },
  components: {
    ...components,
    coverageForm: {
      ...components.coverageForm,
      toolParameter: ({ aNationalPostalCode, matchedPart }) =>
        `Name of a town or neighborhood, or ${aNationalPostalCode} or its ${matchedPart}.`,
      label: ({ postalCode }) => `Town, neighborhood or ${postalCode}`,
    },
  },
  mcp: {
    ...mcp,
    arguments: {
      ...mcp.arguments,
      city: 'City, town or neighborhood; municipality or {regionKind} may follow after a comma.',
    },
  },
  pages: {
    ...pages,
    areas: { ...pages.areas, neighbourhood: (count) => (count === 1 ? 'Neighborhood' : 'Neighborhoods') },
    about: { ...pages.about, licences: 'Licenses and certificates', licencesAndInsurance: 'Licenses and insurance' },
  },
};
