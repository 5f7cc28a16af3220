import type { Site } from '../../business/site.ts';

/** What the drawing of a business shows. */
export const drawnKinds = ['shop', 'workshop', 'van', 'plate'] as const;
export type DrawnKind = (typeof drawnKinds)[number];

/** Types of schema.org whose premises are a hall or a yard rather than a shop. */
const WORKSHOPS: ReadonlySet<string> = new Set(
  `AutoBodyShop AutoDealer AutoRepair AutoWash AutomotiveBusiness Brewery BuildingMaterials FireStation GeneralContractor
  HVACBusiness HomeAndConstructionBusiness MotorcycleDealer MotorcycleRepair MovingCompany RecyclingCenter
  RoofingContractor SelfStorage TireShop WholesaleStore Winery Distillery`.split(/\s+/),
);
/** Types whose premises are known by a plate beside the door: practices, offices, trades of one person. */
const PLATES =
  /^(?:AccountingService|Attorney|BankOrCreditUnion|Electrician|EmploymentAgency|FinancialService|GovernmentOffice|InsuranceAgency|Library|Locksmith|Notary|ProfessionalService|RealEstateAgent)$|Legal|Medical|Clinic|Physician|Dent|Health|Care$/;

/** The kind of frontage that suits a business: a van where customers do not come, otherwise by its type. */
export function chooseKind({ address, schemaType }: Pick<Site['business'], 'address' | 'schemaType'>): DrawnKind {
  if (address.streetAddress === undefined) return 'van';
  if (WORKSHOPS.has(schemaType)) return 'workshop';
  return PLATES.test(schemaType) ? 'plate' : 'shop';
}
