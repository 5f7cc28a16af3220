import * as z from 'zod';
import { countryFields } from '../country-fields.ts';
import { AbsoluteUrl, IsoDate, Line, Name, point, Text } from '../fields.ts';
import { published } from '../record.ts';
import { examples, fileObject, recordObject } from '../shapes.ts';

/** Postal address in the content. */
export const AddressFile = fileObject('Postal address of the business, in the words of schema.org PostalAddress.', {
  streetAddress: Name.optional()
    .describe('Street and number; where customers do not come there is none, and pages and maps name the town.')
    .meta(examples('12 Maple Street')),
  addressLocality: Name.describe('Town or city.').meta(examples('Maple Hill')),
  addressRegion: Name.optional()
    .describe('The {regionKind}, by its code (ISO 3166-2 without the country) where it has one.')
    .register(countryFields, { holds: 'addressRegion' }),
  postalCode: z.string().describe('{OwnPostalCode}.').register(countryFields, { holds: 'postalCode' }),
  addressCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'must be the two-letter code of the country in capitals, for example "IE"' })
    .describe('Two-letter country code (ISO 3166-1).')
    .meta(examples('IE')),
});

/** Postal address. */
export const Address = recordObject(
  'Postal address of the business, in the words of schema.org PostalAddress.',
  published(AddressFile),
);

/** Where the business is based. */
export const Geo = fileObject(
  'The base of the business, or where it publishes no street the middle of its town; distances to places are measured from here.',
  point,
);

/** A temporary closure or a weather notice. */
export const Notice = fileObject('A temporary closure or a weather notice.', {
  text: Text.describe('What visitors should know.').meta(examples('Closed today because of freezing rain.')),
  startDate: IsoDate.describe('First day on which the notice holds.'),
  endDate: IsoDate.describe('Last day on which the notice holds.'),
}).refine((notice) => notice.startDate <= notice.endDate, { error: 'ends before it starts' });

/** Third-party rating with source and date. */
export const Rating = fileObject('Rating of the business by others, with its source and date.', {
  ratingValue: z.number().min(0).max(10).describe('Average rating.').meta(examples(4.8)),
  bestRating: z.number().min(1).max(10).describe('Best rating that can be given.').meta(examples(5)),
  ratingCount: z.int().min(1).describe('How many ratings the average is made of.').meta(examples(120)),
  source: Line.describe('Who collected the ratings, and if they are real.').meta(examples('Sample data, not real')),
  url: AbsoluteUrl.describe('Where the ratings can be read.'),
  asOf: IsoDate.describe('The date on which these numbers were read.'),
}).refine((rating) => rating.ratingValue <= rating.bestRating, {
  error: 'has a ratingValue greater than its bestRating',
});

/** A BCP 47 language tag (RFC 5646) in short form: `en`, `fr-CA`. */
export const Language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/, {
    error: 'must be a language tag, for example "en" or "fr-CA"',
  })
  .describe('Language as a BCP 47 tag.')
  .meta(examples('en'));

/** A business policy. */
export const Policy = fileObject('A rule the business keeps, for example its warranty.', {
  name: Line.describe('What it is about.').meta(examples('Guarantee')),
  text: Text.describe('What holds, in plain sentences.').meta(examples('One year on the work.')),
});

/** LocalBusiness and its subtypes in schema.org. */
export const localBusinessTypes: readonly string[] = `
AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney
Audiology AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller
AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore
BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub CommunityHealth
ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition
Distillery DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency
EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment
FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore
Gynecologic HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop
HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop IndividualPhysician
InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore LocalBusiness Locksmith
LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel
MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub
Notary Nursing Obstetric OfficeEquipmentStore Oncologic Ophthalmology Optician Optometric Otolaryngologic
OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery Plumber
Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth PublicSwimmingPool
RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore
ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor
TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental
WholesaleStore Winery
`
  .trim()
  .split(/\s+/);
