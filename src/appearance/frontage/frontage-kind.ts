import type { Site } from '../../business/site.ts';
import type { Country } from '../../countries/country.ts';
import type { FrontageKind } from '../../schemas/appearance/brand.ts';
import type { TradeDetails } from './trades.ts';
import type { VehicleName } from './vehicles.ts';

/** The kinds of frontage that are drawn; the others are a photograph and none. */
export const drawnKinds = ['shop', 'workshop', 'van', 'plate'] as const;
export type DrawnKind = (typeof drawnKinds)[number];

/** Whether frontages of a kind are drawn. */
export function isDrawnKind(kind: FrontageKind): kind is DrawnKind {
  return drawnKinds.some((drawn) => drawn === kind);
}

/** Types of schema.org whose premises are a hall or a yard rather than a shop. */
const WORKSHOPS: ReadonlySet<string> = new Set(
  `AutoBodyShop AutoDealer AutoRepair AutoWash AutomotiveBusiness Brewery BuildingMaterials FireStation GeneralContractor
  HVACBusiness HomeAndConstructionBusiness MotorcycleDealer MotorcycleRepair MovingCompany RecyclingCenter
  RoofingContractor SelfStorage TireShop WholesaleStore Winery Distillery`.split(/\s+/),
);
/** Types whose premises have a plate beside the door: practices, offices, sole traders. */
const PLATES =
  /^(?:AccountingService|Attorney|BankOrCreditUnion|Electrician|EmploymentAgency|FinancialService|GovernmentOffice|InsuranceAgency|Library|Locksmith|Notary|ProfessionalService|RealEstateAgent)$|Legal|Medical|Clinic|Physician|Dent|Health|Care$/;

/**
 * Chooses a business's kind of frontage: the one in `brand.yaml`; a van if customers do not come to the business; or one
 * for its schema.org type.
 */
export function chooseFrontageKind({ brand, business }: KindSite): FrontageKind {
  if (brand?.frontage !== undefined) return brand.frontage;
  const { address, schemaType } = business;
  if (address.streetAddress === undefined) return 'van';
  if (WORKSHOPS.has(schemaType)) return 'workshop';
  return PLATES.test(schemaType) ? 'plate' : 'shop';
}

/** Chooses the vehicle of a trade in a country. */
export function chooseVehicle({ vehicle }: TradeDetails, { hasPickups }: Pick<Country, 'hasPickups'>): VehicleName {
  if (vehicle === 'truck') return hasPickups ? 'pickup' : 'ute';
  return vehicle === undefined || (hasPickups && vehicle === 'smallVan') ? 'van' : vehicle;
}

type KindSite = Pick<Site, 'brand'> & { readonly business: Pick<Site['business'], 'address' | 'schemaType'> };
