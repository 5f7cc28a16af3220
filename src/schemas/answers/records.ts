import * as z from 'zod';
import { Photo } from '../appearance/photo.ts';
import { Business } from '../business/business.ts';
import { Faq, IsoDate, MinuteRange, OpeningHours } from '../fields.ts';
import { PageSection } from '../pages/section.ts';
import { ServiceArea, ServiceAreaList } from '../places/service-area.ts';
import { Money, Price, PriceHistory } from '../services/price.ts';
import { Pricing, Total } from '../services/pricing.ts';
import { Service, ServiceList } from '../services/service.ts';
import { recordList } from '../shapes.ts';
import { AnswerManifest, ApiIndex, Health, Problem } from './api.ts';
import { CoverageRecord } from './coverage.ts';

/** Public records by their names in the OpenAPI description. */
export const apiRecords = {
  AnswerManifest,
  ApiIndex,
  Business,
  CoverageAnswer: CoverageRecord,
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

/** Name of a schema in the OpenAPI description. */
export type ApiRecordName = keyof typeof apiRecords;

const leftOut = z.string().optional().describe('What was left out to keep the answer short, and where to read it.');
const sections = z.array(PageSection);

/** The business as the tool returns it. */
export const BusinessInfo = Business.extend({
  sections: sections.describe('What the pages about contact, the business and its policies add to the record.'),
  leftOut,
}).describe('The business, and what its pages add to the record.');
export type BusinessInfo = z.output<typeof BusinessInfo>;

/** Services as the tool returns them: a list without questions, or one in full. */
export const ToolServices = ServiceList.extend({
  services: z
    .array(
      Service.extend({
        related: Service.shape.related.optional(),
        faqs: Service.shape.faqs.optional(),
        safety: Service.shape.safety.partial({ do: true }),
      }),
    )
    .describe(
      'The service that was asked for, in full. Without an id: all services, without faqs and related, and with only safety.dont.',
    ),
  sections: sections.optional().describe('What the page of the service, or of the list, adds to the record.'),
  leftOut: leftOut.describe('What was left out, and how to get it.'),
}).describe('Services with their prices.');
export type ToolServices = z.output<typeof ToolServices>;

/** The coverage of a place or, without arguments, all places with the text of their page. */
export const ToolCoverage = CoverageRecord.extend({
  sections: sections.optional().describe('If no place was asked about: what the page about places adds to the record.'),
  leftOut,
}).describe('The coverage of a place, or all places.');
export type ToolCoverage = z.output<typeof ToolCoverage>;

const startingTotal = (when: string) =>
  z
    .number()
    .nullable()
    .describe(`Starting total ${when}, tax included, in the currency of the list. Null if there is no amount.`);

/** Prices only (contract D4). */
export const PriceList = ServiceList.pick({ currency: true, isQuote: true, notice: true })
  .extend({
    pricing: Pricing.omit({ notice: true }).describe('Terms of all prices: tax, surcharge, deposit, payment.'),
    prices: recordList({
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
          'The previous price and the days on which it applied; null if none was published. All prices: /api/prices/history/.',
        ),
    }).describe('Price of each service.'),
    totals: recordList({
      job: Total.shape.job,
      day: startingTotal('during opening hours'),
      afterHours: startingTotal('outside opening hours, surcharge included'),
    }).describe('Starting total of each job.'),
    sections: sections.describe('What the pages about prices and quotes add to the record.'),
    leftOut,
    total: Total.optional().describe('Total of the job that was asked for; without a time, for a weekday.'),
  })
  .describe('Prices. They are not quotes.');
export type PriceList = z.output<typeof PriceList>;

/** Records that tools return: from the REST API, and their own. */
export const toolRecords = {
  ...apiRecords,
  ToolCoverage,
  BusinessInfo,
  PageSection,
  ToolServices,
  PriceList,
} as const;

/** A tool's record. */
export type ToolRecord = z.output<(typeof toolRecords)[keyof typeof toolRecords]>;
