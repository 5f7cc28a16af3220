import type { ContactPoint, LocalBusiness, OpeningHoursSpecification } from 'schema-dts';
import type { Site } from '../../business/site.ts';
import { datesOf, listStretches } from '../../hours/dates.ts';
import { takesCallers } from '../../hours/opening-hours.ts';
import type { VisitingHours } from '../../schemas/business/hours.ts';

/** Opening hours and the emergency number. schema.org has no term for hours by appointment. */
export function toOpeningRecord({ business, today }: Site) {
  const { openingHours, seasons, specialOpeningHours, emergencyHours: line } = business;
  const stretches = listStretches(openingHours, seasons, Number(today.slice(0, 4)));
  const hours =
    seasons.length === 0
      ? toWeekRecords(openingHours)
      : stretches.flatMap(({ from, to, openingHours: week }) =>
          toWeekRecords(week).map((day) => ({ ...day, validFrom: from, validThrough: to })),
        );
  return {
    openingHoursSpecification: hours,
    specialOpeningHoursSpecification: specialOpeningHours.map((special) => ({
      '@type': 'OpeningHoursSpecification' as const,
      name: special.name,
      validFrom: datesOf(special)[0],
      validThrough: datesOf(special)[1],
      ...toTimesRecord(special),
    })),
    ...(line?.telephone === undefined ? {} : { contactPoint: toLineRecord(line.telephone, line.openingHours) }),
  } satisfies Partial<Exclude<LocalBusiness, string>>;
}

function toLineRecord(telephone: string, openingHours: readonly VisitingHours[]) {
  return {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone,
    hoursAvailable: toWeekRecords(openingHours),
  } satisfies ContactPoint;
}

function toWeekRecords(openingHours: readonly VisitingHours[]) {
  return openingHours.filter(takesCallers).map((hours) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: hours.dayOfWeek.map((day) => `https://schema.org/${day}` as const),
    ...toTimesRecord(hours),
  }));
}

/** Opening and closing time. schema.org reads equal times as closed all day, so 24 hours end at 23:59. */
function toTimesRecord({ opens, closes }: Pick<VisitingHours, 'opens' | 'closes'>) {
  if (opens === undefined || closes === undefined) return { opens: '00:00', closes: '00:00' };
  if (opens === closes) return { opens: '00:00', closes: '23:59' };
  return { opens, closes: closes === '24:00' ? '23:59' : closes } satisfies Partial<OpeningHoursSpecification>;
}
