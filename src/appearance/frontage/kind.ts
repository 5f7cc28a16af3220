import type { Site } from '../../business/site.ts';
import type { FrontageKind } from '../../schemas/appearance/brand.ts';
import type { TradeDetails } from './trades.ts';
import type { VehicleName } from './vehicles.ts';

/** The kinds of frontage that are drawn; the others are a photograph and none. */
export const drawnKinds = ['shop', 'workshop', 'van', 'plate'] as const;
export type DrawnKind = (typeof drawnKinds)[number];

/** Whether a frontage of a kind is drawn. */
export function isDrawn(kind: FrontageKind): kind is DrawnKind {
  return drawnKinds.some((one) => one === kind);
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
 * Chooses the kind of frontage of a business: that of `brand.yaml`, a van if customers do not come, otherwise by its
 * type.
 */
export function chooseKind({ brand, business }: KindSite): FrontageKind {
  if (brand?.frontage !== undefined) return brand.frontage;
  const { address, schemaType } = business;
  if (address.streetAddress === undefined) return 'van';
  if (WORKSHOPS.has(schemaType)) return 'workshop';
  return PLATES.test(schemaType) ? 'plate' : 'shop';
}

/** Countries whose builders drive pickups, and full-size vans where others have small ones. */
const COUNTRIES_OF_PICKUPS: ReadonlySet<string> = new Set(['CA', 'US']);

/** Chooses the vehicle of a trade in a country. */
export function chooseVehicle({ vehicle }: TradeDetails, country: string): VehicleName {
  const isAmerican = COUNTRIES_OF_PICKUPS.has(country);
  if (vehicle === 'truck') return isAmerican ? 'pickup' : 'ute';
  return vehicle === undefined || (isAmerican && vehicle === 'smallVan') ? 'van' : vehicle;
}

type KindSite = Pick<Site, 'brand'> & { readonly business: Pick<Site['business'], 'address' | 'schemaType'> };
