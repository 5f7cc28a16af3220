import type { SitePrice } from '../../src/business/prices/price.ts';
import type { Site } from '../../src/business/site.ts';

/** The members that schema.org gives a type, as far as they are used. */
interface KnownType {
  readonly required: string[];
  readonly allowed?: string[];
}

const amounts = ['description', 'price', 'minPrice', 'maxPrice', 'valueAddedTaxIncluded'];

/** The types that the pages of a business use, with the members each must have and may have. */
export function listTypes(site: Site): Readonly<Record<string, KnownType>> {
  const prices = site.services.flatMap((service) => [service, ...service.variants]).map(({ price }) => price);
  const isEach = (test: (price: SitePrice) => boolean, ...members: string[]) => (prices.every(test) ? members : []);
  return {
    [site.business.schemaType]: {
      required: ['@id', 'name', 'url', 'telephone', 'image', 'address'],
      allowed: [
        'description',
        'email',
        'logo',
        'currenciesAccepted',
        'paymentAccepted',
        'knowsLanguage',
        'priceRange',
        'geo',
        'openingHoursSpecification',
        'specialOpeningHoursSpecification',
        'areaServed',
        'hasOfferCatalog',
        'sameAs',
        ...(site.business.emergencyHours?.telephone === undefined ? [] : ['contactPoint']),
        ...(site.business.credentials.length === 0 ? [] : ['hasCredential']),
        ...(site.business.insurance.length === 0 ? [] : ['hasCertification']),
      ],
    },
    EducationalOccupationalCredential: {
      required: ['name', 'recognizedBy'],
      allowed: ['identifier', 'url', 'expires'],
    },
    Certification: {
      required: ['name', 'issuedBy'],
      allowed: ['certificationIdentification', 'url', 'expires'],
    },
    Organization: { required: ['name'] },
    PostalAddress: {
      required: [...Object.keys(site.business.address), 'addressLocality', 'postalCode', 'addressCountry'],
    },
    GeoCoordinates: {
      required: ['latitude', 'longitude', ...(site.business.address.streetAddress === undefined ? ['name'] : [])],
    },
    ContactPoint: { required: ['contactType', 'telephone', 'hoursAvailable'] },
    OpeningHoursSpecification: {
      required: ['opens', 'closes'],
      allowed: ['dayOfWeek', 'name', 'validFrom', 'validThrough'],
    },
    City: { required: ['@id', 'name'] },
    // Where a photograph was taken has a name alone: the node of the place may stand on another page.
    Place: { required: ['name'], allowed: ['@id'] },
    ImageObject: {
      required: ['contentUrl', 'encodingFormat', 'width', 'height', 'description'],
      allowed: ['caption', 'dateCreated', 'creditText', 'contentLocation'],
    },
    QuantitativeValue: { required: ['value', 'unitCode'] },
    OfferCatalog: { required: ['name', 'itemListElement'] },
    Service: {
      required: ['@id', 'name', 'url', 'provider', 'offers'],
      allowed: ['description', 'serviceType', 'hasOfferCatalog', 'image'],
    },
    Offer: {
      required: isEach(({ kind }) => kind !== 'on-request', 'priceSpecification'),
      allowed: ['name', 'description', 'priceSpecification'],
    },
    PriceSpecification: {
      required: [
        'priceCurrency',
        ...isEach((price) => price.kind === 'from' && price.per === 'job', 'minPrice', 'validFrom'),
      ],
      allowed: ['validFrom', ...amounts],
    },
    UnitPriceSpecification: {
      required: ['priceCurrency', 'validFrom', 'unitCode', 'unitText'],
      allowed: ['eligibleTransactionVolume', ...amounts],
    },
    WebAPI: { required: ['@id', 'name', 'url', 'documentation', 'provider'] },
    BreadcrumbList: { required: ['itemListElement'] },
    ListItem: { required: ['position', 'name', 'item'] },
  };
}
