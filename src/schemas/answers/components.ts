import * as z from 'zod';
import { Photo } from '../appearance/photo.ts';
import { Business } from '../business/business.ts';
import { Faq, IsoDate, MinuteRange, OpeningHours } from '../fields.ts';
import { PageSection } from '../pages/section.ts';
import { ServiceArea, ServiceAreaList } from '../places/service-area.ts';
import { Money, Price, PriceHistory } from '../services/price.ts';
import { Pricing, Total } from '../services/pricing.ts';
import { Service, ServiceList } from '../services/service.ts';
import { arrayOf, recordsOf } from '../shapes.ts';
import { AnswerManifest, ApiIndex, Health, Problem } from './api.ts';
import { CoverageAnswer } from './coverage.ts';

/** Public records by their names in the OpenAPI description. */
export const components = {
  AnswerManifest,
  ApiIndex,
  Business,
  CoverageAnswer,
  Faq,
  Health,
  MinuteRange,
  Money,
  OpeningHours,
  Photo,
  Price,
  PriceHistory,
  Problem,
  Service,
  ServiceArea,
  ServiceAreaList,
  ServiceList,
  Total,
} as const;

export type ComponentName = keyof typeof components;

const leftOut = z.string().optional().describe('What was left out for its length, and where to read it.');
const sections = arrayOf(PageSection);

/** The business as the tool returns it. */
export const BusinessInfo = Business.extend({
  sections: sections.describe('What the pages about contact, the business and its policies say beyond the record.'),
  leftOut,
}).describe('The business, and what its pages say beyond the record.');
export type BusinessInfo = z.output<typeof BusinessInfo>;

/** Services as the tool returns them: a list without questions, or one in full. */
export const ServiceListing = ServiceList.extend({
  services: arrayOf(
    Service.extend({
      related: Service.shape.related.optional(),
      faqs: Service.shape.faqs.optional(),
      safety: Service.shape.safety.partial({ do: true }),
    }),
  ).describe(
    'All services without questions and related ones, and with only what not to do, or the one asked for in full.',
  ),
  sections: sections
    .optional()
    .describe('What the page of the one service, or the list of all, says beyond its record.'),
  leftOut: leftOut.describe('What was left out, and how to get it.'),
}).describe('Services with their prices.');
export type ServiceListing = z.output<typeof ServiceListing>;

/** Whether a place is served or, without a question, all places with what their page says. */
export const AreaListing = CoverageAnswer.extend({
  sections: sections.optional().describe('Without a place: what the page about places says beyond the record.'),
  leftOut,
}).describe('Whether a place is served, or all places.');
export type AreaListing = z.output<typeof AreaListing>;

const inAll = (when: string) =>
  z.number().nullable().describe(`What it starts at ${when}, with tax, in currency. Null where no sum can be named.`);

/** Prices only (contract D4). */
export const PriceList = ServiceList.pick({ currency: true, isQuote: true, notice: true })
  .extend({
    pricing: Pricing.omit({ notice: true }).describe('What holds for all prices: tax, surcharge, deposit, payment.'),
    prices: recordsOf({
      id: Service.shape.id,
      name: Service.shape.name,
      startingPrice: Service.shape.startingPrice,
      leastDue: Service.shape.leastDue,
      price: Service.shape.price,
      priceNote: Service.shape.priceNote,
      priceAsOf: Service.shape.priceAsOf,
      afterHours: Service.shape.afterHours,
      afterHoursFrom: Service.shape.afterHoursFrom,
      variants: Service.shape.variants,
      since: IsoDate.describe('First day of this price.'),
      previous: PriceHistory.shape.services.element.shape.prices.element
        .nullable()
        .describe(
          'The price before it with the days it held; null where none was published. All: /api/prices/history/.',
        ),
    }).describe('Price of each service.'),
    totals: recordsOf({
      job: Total.shape.job,
      day: inAll('during opening hours'),
      afterHours: inAll('outside opening hours, surcharge included'),
    }).describe('What each job starts at, all included.'),
    sections: sections.describe('What the pages about prices and quotes say beyond the record.'),
    leftOut,
    total: Total.optional().describe('What the one job that was asked for comes to; without a time, on a weekday.'),
  })
  .describe('Prices. They are not quotes.');
export type PriceList = z.output<typeof PriceList>;

/** Records that tools return: those of the REST API, and their own. */
export const toolRecords = {
  ...components,
  AreaListing,
  BusinessInfo,
  PageSection,
  ServiceListing,
  PriceList,
} as const;

/** A tool's record. */
export type ToolRecord = z.output<(typeof toolRecords)[keyof typeof toolRecords]>;
