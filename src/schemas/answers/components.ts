import { Business } from '../business.ts';
import { Faq, MinuteRange, OpeningHours } from '../fields.ts';
import { Photo } from '../photo.ts';
import { PriceHistory } from '../price-history.ts';
import { Money, Service, ServiceList } from '../service.ts';
import { ServiceArea, ServiceAreaList } from '../service-area.ts';
import { ApiIndex } from './api-index.ts';
import { CoverageAnswer } from './coverage.ts';
import { Health } from './health.ts';
import { AnswerManifest } from './manifest.ts';
import { Problem } from './problem.ts';

/** The public records by the names they carry in the OpenAPI description. */
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
  PriceHistory,
  Problem,
  Service,
  ServiceArea,
  ServiceAreaList,
  ServiceList,
} as const;

/** Name of a public record. */
export type ComponentName = keyof typeof components;
