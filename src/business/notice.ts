import { formatDate } from '../hours/calendar.ts';
import type { Site } from './site.ts';

type Notice = NonNullable<Site['business']['notice']>;

/** A notice as people read it: with its days in front, so that it is true on the day it is read. */
export function describeNotice({ text, startDate, endDate }: Notice, { country }: Pick<Site, 'country'>): string {
  const { locale } = country;
  const days =
    startDate === endDate
      ? `On ${formatDate(startDate, locale)}`
      : `From ${formatDate(startDate, locale)} to ${formatDate(endDate, locale)}`;
  return `${days}: ${text}`;
}
