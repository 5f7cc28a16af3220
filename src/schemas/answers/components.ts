import { Photo } from '../appearance/photo.ts';
import { Business } from '../business/business.ts';
import { Faq, MinuteRange, OpeningHours } from '../fields.ts';
import { ServiceArea, ServiceAreaList } from '../places/service-area.ts';
import { Money, Price } from '../services/price.ts';
import { PriceHistory } from '../services/price-history.ts';
import { Service, ServiceList } from '../services/service.ts';
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
