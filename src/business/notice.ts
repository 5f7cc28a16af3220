import { formatDate } from '../hours/calendar.ts';
import type { Business } from '../schemas/business.ts';

/** A notice as people read it: with its days in front, so that it is true on the day it is read. */
export function describeNotice({ text, startDate, endDate }: NonNullable<Business['notice']>): string {
  const days =
    startDate === endDate ? `On ${formatDate(startDate)}` : `From ${formatDate(startDate)} to ${formatDate(endDate)}`;
  return `${days}: ${text}`;
}
