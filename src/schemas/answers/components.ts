import { Business } from '../business.ts';
import { Faq, MinuteRange, OpeningHours } from '../fields.ts';
import { Photo } from '../photo.ts';
import { Money, Price } from '../price.ts';
import { PriceHistory } from '../price-history.ts';
import { Service, ServiceList } from '../service.ts';
import { ServiceArea, ServiceAreaList } from '../service-area.ts';
import { ApiIndex } from './api-index.ts';
import { CoverageAnswer } from './coverage.ts';
import { Health } from './health.ts';
import { AnswerManifest } from './manifest.ts';
import { Problem } from './problem.ts';
import { Total } from './total.ts';

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
