import * as z from 'zod';
import { ClockTime, Flag, IsoDate, Line, Lines, MonthDay, OpeningHours, Telephone } from '../fields.ts';
import { examples, fileObject, nonEmptyArray, recordObject } from '../shapes.ts';

/** Days with the same hours, optionally by appointment. */
export const WeeklyHours = OpeningHours.extend({
  opens: ClockTime.optional().describe('Opening time, HH:MM. Required unless the entry is by appointment.'),
  closes: OpeningHours.shape.closes.optional(),
  byAppointment: Flag.optional().describe('Whether these hours are by appointment only; without times, all day.'),
})
  .refine(({ opens, closes, byAppointment = false }) => (opens && closes) || (!opens && !closes && byAppointment), {
    error: 'needs opens and closes, unless it has byAppointment: true',
  })
  .describe('Days with the same hours.');
export type WeeklyHours = z.output<typeof WeeklyHours>;

/** A yearly season with its own weekly hours. */
export const Season = fileObject('A season with its own weekly hours.', {
  name: Line.describe('Name of the season.').meta(examples('Summer')),
  from: MonthDay.describe('Its first day, MM-DD.'),
  to: MonthDay.describe('Its last day, MM-DD. If it is before the first day, it is in the next year.'),
  openingHours: z.array(WeeklyHours).describe('Weekly hours in this season; days that are not listed are closed.'),
});
export type Season = z.output<typeof Season>;

/** Special hours in the content, for a date or a range. */
export const SpecialOpeningHours = fileObject(
  'Hours of one date, such as a holiday, or of consecutive dates. Without times the business is closed.',
  {
    date: IsoDate.optional().describe('The date of these hours; for consecutive dates write from and to.'),
    from: IsoDate.optional().describe('First of consecutive dates.'),
    to: IsoDate.optional().describe('Last of consecutive dates.'),
    name: Line.describe('Name of the day or days.').meta(examples('Remembrance Day')),
    opens: ClockTime.optional().describe('Opening time, HH:MM. Without times the business is closed.'),
    closes: OpeningHours.shape.closes.optional(),
  },
)
  .refine((day) => (day.opens === undefined) === (day.closes === undefined), {
    error: 'needs both opens and closes, or neither if it is closed',
  })
  .refine(({ date, from, to }) => (from && to ? (date ?? from) === from : date && from === to), {
    error: 'needs a date, or from and to for consecutive dates',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'ends before it starts. Correct from or to',
  });
export type SpecialOpeningHours = z.output<typeof SpecialOpeningHours>;

/** Special hours in the API. */
export const SpecialOpeningHoursRecord = recordObject(
  'Hours of one date, such as a holiday, or of consecutive dates: those from `from` to `to`.',
  {
    ...SpecialOpeningHours.shape,
    date: IsoDate.describe('The date on which these hours replace the weekly ones; the first of consecutive dates.'),
    closed: Flag.describe('Whether the business is closed all day. The emergency line may still be answered.'),
  },
);

/** The emergency line in the content. */
export const EmergencyHours = fileObject(
  'Hours of the emergency line, answered at the same telephone number unless it has its own.',
  {
    openingHours: nonEmptyArray(OpeningHours).describe('When the emergency line is answered.'),
    note: Lines.describe('What the line is for, in one sentence.').meta(examples('For burst pipes and floods.')),
    telephone: Telephone.optional().describe(
      'Its own telephone number, shown while only the emergency line is answered.',
    ),
    onHolidays: Flag.optional().describe(
      'Whether it is answered on specialOpeningHours too; required if there are such dates.',
    ),
  },
);
export type EmergencyHours = z.output<typeof EmergencyHours>;

/** The emergency line in the API. */
export const EmergencyHoursRecord = recordObject('Hours of the emergency line.', {
  ...EmergencyHours.shape,
  telephone: Telephone.describe(
    "The emergency line's telephone number in E.164 form; the business's if it has no other.",
  ),
  onHolidays: Flag.nullable().describe(
    'Whether the emergency line is answered at the same hours on the dates of specialOpeningHours; if not, it is not answered on them at all. Null where no such dates are listed.',
  ),
});

/** Whether a name is an IANA time zone: "Europe/Dublin", or UTC. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes('/') || name === 'UTC';
  } catch {
    return false;
  }
}
