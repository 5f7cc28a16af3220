import { formatDate } from '../hours/calendar.ts';
import type { Site } from './site.ts';

type Notice = NonNullable<Site['business']['notice']>;

/** The text of a notice with its date range in front, so that it stays true on any day. */
export function describeNotice({ text, startDate, endDate }: Notice, { country }: Pick<Site, 'country'>): string {
  const { locale } = country;
  const days =
    startDate === endDate
      ? `On ${formatDate(startDate, locale)}`
      : `From ${formatDate(startDate, locale)} to ${formatDate(endDate, locale)}`;
  return `${days}: ${text}`;
}
