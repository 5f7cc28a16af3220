import type { Site } from '../../business/site.ts';
import { bath, brush, crates, garden, ladder, pipes, shingles, timber } from './cargo.ts';

/** Details of a trade that a drawing shows. */
export interface TradeDetails {
  /** Lines of the emblem, within 20 units around the origin. */
  readonly emblem: string;
  /** The trade's vehicle; a van if absent. */
  readonly vehicle?: 'truck' | 'smallVan' | 'boxVan';
  /** Load on the roof of the van, as shapes above y 144; the emblem if absent. */
  readonly roof?: string;
  /** Load of a truck, as shapes above y 0 from x 0 to 210. */
  readonly load?: string;
  /** The view into the window of a tall van, above y 192 between x 58 and 206. */
  readonly window?: string;
  /** Goods in the window of the shop, above y 344 between x 74 and 348. */
  readonly goods?: string;
  /** Equipment in the hall of the workshop, above y 394 between x 76 and 376. */
  readonly hall?: string;
  /** The workshop's door; a sectional door if absent. */
  readonly door?: 'barn' | 'roller';
}

const house = 'M-19 1L0-17 19 1M-13-4v21h26V-4M-4 17V5h8v12M7-10v-8h5v13';
const dormer = 'M-19 14L0-17 19 14zM-7 14V3l7-7 7 7v11';
const sweep = 'M0 19V-4M0-4v-14M0-4l-11-10M0-4l11-10M0-4h-16M0-4h16';
const scissors = 'M-9-19L4 6M9-19L-4 6M-9 6a6 6 0 1 0 .1 0zM9 6a6 6 0 1 0 .1 0z';
const wrench = 'M-16 12L0-4a10 10 0 0 1 12-14l-6 7 5 5 7-6A10 10 0 0 1 4 0l-16 16q-4 0-4-4z';
const leaf = 'M-16 16Q-20-12 16-16 14 16-8 10M-16 16L6-6';
const car = 'M-19 8V0l7-2 6-9h14l8 9 4 2v8zM-13 8a4 4 0 1 0 8 0M5 8a4 4 0 1 0 8 0';
const cross = 'M-6-18H6v12h12V6H6v12H-6V6h-12V-6h12z';
const cup = 'M-14-8h24v12q0 10-10 10h-4q-10 0-10-10zM10-5h4q5 0 5 5t-5 5h-5M-6-13v-5M2-13v-5';
const key = 'M-10 1a8 8 0 1 1 7-4L16 14l-6 4-3-6-4 1z';
const scales = 'M0-18v34M-9 16H9M-16-12h32M-16-12l-5 14h10zM16-12l-5 14h10z';
const bag = 'M-14-6h28l3 24h-34zM-7-6q0-12 7-12t7 12';

const bolt = 'M4-19l-15 22h9l-3 16L11-4H2z';
const drop = 'M0-19Q13-2 13 6A13 13 0 0 1-13 6Q-13-2 0-19z';
const paw = 'M0 0q12 4 10 14-10 4-20 0Q-12 4 0 0zM-14-6v1M-6-13v1M6-13v1M14-6v1';
const star = 'M0-18l5 12h13L8 2l4 14L0 8l-12 8 4-14-10-8h13z';
const tick = 'M-14 0l9 11L14-12';
/** Emblems of all other businesses, by the marker of their look. */
const markers: Readonly<Record<string, string>> = { bolt, drop, paw, star, tick };

/** Details by words in the main category of the business profile, which is narrower than most types. */
const tradesByCategory: readonly (readonly [RegExp, TradeDetails])[] = [
  [/landscap|garden|lawn|tree service|paving|mason|fence/i, { emblem: leaf, vehicle: 'truck', load: garden }],
  [/chimney/i, { emblem: sweep, vehicle: 'smallVan', roof: brush }],
  [/roof/i, { emblem: dormer, vehicle: 'truck', roof: ladder, load: shingles }],
  [/\b(?:pet|dog|cat)\b/i, { emblem: paw, vehicle: 'boxVan', window: bath }],
];

/** Mirrors, bottles on a shelf, and a dryer over a chair. */
const salon =
  'M92 316v-50q20-24 40 0v50zM84 322h58v6H84zM186 344v-20h-8v-34q0-6 8-6h28v40h14v20zM176 278q2-34 34-34t34 34zM276 328v-26l4-8v-10h8v10l4 8v26zM298 328v-34h14v34zM318 328v-22l4-6v-12h6v12l4 6v22zM268 328h72v6h-72z';
/** A bath under a tap, a boiler and a basin. */
const bathroom =
  'M86 304h70v10q0 22-16 24v6h-8v-6h-24v6h-8v-6q-14-2-14-24zM92 304v-30q0-10 10-10t10 8h-6q-8-6-8 4v28zM186 344v-76q0-8 8-8h38q8 0 8 8v76zM270 344l10-22q-16-4-18-22h76q-2 18-18 22l10 22zM296 300v-22h20v6h-12v16z';
/** Bicycles: one on the floor, a frame and wheels on the wall. */
const bicycles =
  'M96 360a34 34 0 1 0 68 0 34 34 0 1 0-68 0m6 0a28 28 0 1 1 56 0 28 28 0 1 1-56 0M204 360a34 34 0 1 0 68 0 34 34 0 1 0-68 0m6 0a28 28 0 1 1 56 0 28 28 0 1 1-56 0M128 362l24-56h-10v-6h26v6h-10l-5 12h60l-4-16h-8v-6h22l24 64-6 2-20-52-38 50h-18l-20-44-15 36zM306 312a24 24 0 1 0 48 0 24 24 0 1 0-48 0m5 0a19 19 0 1 1 38 0 19 19 0 1 1-38 0';
/** A car on a lift. */
const lift =
  'M120 316v-14q2-12 24-14l22-26h72l30 26 32 4q12 4 12 24zM96 322h240v8H96zM108 330h12v64h-12zM312 330h12v64h-12zM138 316a16 16 0 1 0 32 0M256 316a16 16 0 1 0 32 0';

/** Details by schema.org type. */
export const trades: ReadonlyMap<string, TradeDetails> = new Map([
  ...forTypes('HomeAndConstructionBusiness HousePainter', { emblem: house, roof: ladder }),
  ...forTypes('GeneralContractor', { emblem: house, door: 'barn', vehicle: 'truck', roof: ladder, load: timber }),
  ...forTypes('RoofingContractor', { emblem: dormer, door: 'roller', vehicle: 'truck', roof: ladder, load: shingles }),
  ...forTypes('Plumber HVACBusiness', { emblem: drop, roof: pipes, goods: bathroom }),
  ...forTypes('Electrician', { emblem: bolt, roof: ladder }),
  ...forTypes('MovingCompany SelfStorage', { emblem: house, roof: crates }),
  ...forTypes('LodgingBusiness Hotel Motel Hostel BedAndBreakfast RealEstateAgent VacationRental', { emblem: house }),
  ...forTypes('Locksmith', { emblem: key, vehicle: 'smallVan' }),
  ...forTypes(
    'AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomotiveBusiness MotorcycleRepair TireShop',
    { emblem: car, hall: lift, door: 'roller' },
  ),
  ...forTypes('BikeStore', { emblem: wrench, hall: bicycles, door: 'barn' }),
  ...forTypes('HardwareStore ComputerStore ElectronicsStore MobilePhoneStore', { emblem: wrench }),
  ...forTypes('BeautySalon DaySpa HairSalon HealthAndBeautyBusiness NailSalon', { emblem: scissors, goods: salon }),
  ...forTypes('Florist GardenStore', { emblem: leaf, vehicle: 'smallVan' }),
  ...forTypes('AnimalShelter PetStore', { emblem: paw, vehicle: 'boxVan', window: bath }),
  ...forTypes('Dentist IndividualPhysician MedicalBusiness MedicalClinic Pharmacy Physician Physiotherapy', {
    emblem: cross,
  }),
  ...forTypes('Bakery BarOrPub CafeOrCoffeeShop FastFoodRestaurant FoodEstablishment Restaurant', { emblem: cup }),
  ...forTypes('Attorney LegalService Notary', { emblem: scales }),
  ...forTypes('BookStore ClothingStore ConvenienceStore GroceryStore ShoeStore Store ToyStore', { emblem: bag }),
]);

function forTypes(types: string, details: TradeDetails): [string, TradeDetails][] {
  return types.split(' ').map((type) => [type, details]);
}

/** Finds a trade's details. A type without details gets the emblem of its look's marker. */
export function findTrade(
  { profileCategories: [category = ''], schemaType }: TradeSource,
  marker: string,
): TradeDetails {
  const [, details] = tradesByCategory.find(([words]) => words.test(category)) ?? [];
  return details ?? trades.get(schemaType) ?? { emblem: markers[marker] ?? star };
}

type TradeSource = Pick<Site['business'], 'profileCategories' | 'schemaType'>;
