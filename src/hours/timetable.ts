import {
  DAYS_AHEAD,
  dayOf,
  describeNow,
  type HoursFile,
  type OpenState,
  prepareSchedule,
  shiftDate,
} from './open-now.ts';

/** Changes of one day: minutes after midnight, and the number of the state that holds from then on. */
type Day = readonly (readonly [minutes: number, state: number])[];

/**
 * What a page needs to say whether the business is open, all words ready. A
 * browser only has to look up its moment.
 */
export interface Timetable {
  /** IANA time zone of all times. */
  readonly timeZone: string;
  /** For each state: whether it is open, and its detail such as "until 6 pm". */
  readonly states: readonly (readonly [state: 'Open now' | 'Closed now', detail: string])[];
  /** Changes of each day of the week, Sunday first as browsers count. */
  readonly week: readonly Day[];
  /** Changes of the dates that differ from their day of the week. */
  readonly dates: Readonly<Record<string, Day>>;
}

/** A Monday; any would do, for no date near it has hours of its own. */
const ORDINARY_MONDAY = '2001-01-01';

const timetables = new WeakMap<HoursFile, Timetable>();

/** Every state that the hours of a business can bring; worked out once for all pages. */
export function prepareTimetable(timeZone: string, hours: HoursFile): Timetable {
  const known = timetables.get(hours) ?? workOut(timeZone, hours);
  timetables.set(hours, known);
  return known;
}

function workOut(timeZone: string, hours: HoursFile): Timetable {
  const schedule = prepareSchedule(hours);
  const changes = changesOf(hours);
  const states: Timetable['states'][number][] = [];
  const numberOf = ({ isOpen, detail }: OpenState) => {
    const state = isOpen ? 'Open now' : 'Closed now';
    const index = states.findIndex((known) => known[0] === state && known[1] === detail);
    return index >= 0 ? index : states.push([state, detail]) - 1;
  };
  const describeDay = (date: string, dates: typeof schedule.dates): Day => {
    const day: [number, number][] = [];
    for (const minutes of changes) {
      const state = numberOf(describeNow({ ...schedule, dates }, { date, minutes }));
      if (day.at(-1)?.[1] !== state) day.push([minutes, state]);
    }
    return day;
  };
  const week = Array.from({ length: 7 }, (_, day) => describeDay(shiftDate(ORDINARY_MONDAY, day - 1), {}));
  const dates: Record<string, Day> = {};
  // What a date changes can be told of on any day that looks as far ahead, and on the day behind it.
  const reach = Array.from({ length: DAYS_AHEAD + 2 }, (_, day) => 1 - day);
  for (const date of new Set(Object.keys(schedule.dates).flatMap((date) => reach.map((day) => shiftDate(date, day))))) {
    const day = describeDay(date, schedule.dates);
    if (String(day) !== String(week[(dayOf(date) + 1) % 7])) dates[date] = day;
  }
  return { timeZone, states, week, dates };
}

/** The state that holds at a moment, for a date and its day of the week with Sunday as 0; every day has one from midnight on. */
export function findState(
  { week, dates, states }: Timetable,
  date: string,
  weekday: number,
  minutes: number,
): Timetable['states'][number] {
  const day = (dates[date] ?? week[weekday]) as Day;
  const change = day.findLast(([from]) => from <= minutes) as Day[number];
  return states[change[1]] as Timetable['states'][number];
}

/** Every minute of a day at which something can change. */
function changesOf(hours: HoursFile): number[] {
  const { week, dates, emergency = [] } = prepareSchedule(hours);
  const ends = [...week, ...Object.values(dates), ...emergency].flat(2).map((minutes) => minutes % 1440);
  return [...new Set([0, ...ends])].sort((a, b) => a - b);
}
