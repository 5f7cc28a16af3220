import { dayOf, describeNow, type HoursFile, type OpenState, prepareSchedule, shiftDate } from './open-now.ts';

/** Changes of one day: minutes after midnight and the number of the words that hold from then on, in turn. */
type Day = readonly number[];

/**
 * What a page needs to say whether the business is open, all words ready. A
 * browser only has to look up its moment.
 */
export interface Timetable {
  /** IANA time zone of all times. */
  readonly timeZone: string;
  /** For each state: "open" or "closed", and its detail such as "until 6 pm". */
  readonly states: readonly (readonly [state: 'Open' | 'Closed', detail: string])[];
  /** Changes of each day of the week, Sunday first as browsers count. */
  readonly week: readonly Day[];
  /** Changes of the dates that differ from their day of the week. */
  readonly dates: Readonly<Record<string, Day>>;
  /** The dates that have hours of their own. */
  readonly special: readonly string[];
}

/** A Monday; any would do, for no date near it has hours of its own. */
const ORDINARY_MONDAY = '2001-01-01';
/** No closure is followed for longer than this, in days. */
const LONGEST_REACH = 14;

/** Works out every state that the hours of a business can bring. */
export function prepareTimetable(timeZone: string, hours: HoursFile): Timetable {
  const schedule = prepareSchedule(hours);
  const changes = changesOf(hours);
  const states: Timetable['states'][number][] = [];
  const numberOf = ({ isOpen, detail }: OpenState) => {
    const state = isOpen ? 'Open' : 'Closed';
    const index = states.findIndex((known) => known[0] === state && known[1] === detail);
    return index >= 0 ? index : states.push([state, detail]) - 1;
  };
  const describeDay = (date: string, dates: typeof schedule.dates): Day => {
    const day: number[] = [];
    for (const minutes of changes) {
      const state = numberOf(describeNow({ ...schedule, dates }, { date, minutes }));
      if (day.at(-1) !== state) day.push(minutes, state);
    }
    return day;
  };
  const week = Array.from({ length: 7 }, (_, day) => describeDay(shiftDate(ORDINARY_MONDAY, day - 1), {}));
  const dates: Record<string, Day> = {};
  const compare = (date: string) => {
    const day = describeDay(date, schedule.dates);
    const isOther = String(day) !== String(week[(dayOf(date) + 1) % 7]);
    if (isOther) dates[date] = day;
    return isOther;
  };
  for (const date of Object.keys(schedule.dates)) {
    compare(date);
    compare(shiftDate(date, 1));
    for (let back = 1; back <= LONGEST_REACH && compare(shiftDate(date, -back)); back++);
  }
  return { timeZone, states, week, dates, special: Object.keys(schedule.dates) };
}

/** The state that holds at a moment, for a date and its day of the week with Sunday as 0. */
export function findState(
  { week, dates, states }: Timetable,
  date: string,
  weekday: number,
  minutes: number,
): Timetable['states'][number] {
  const day = (dates[date] ?? week[weekday]) as Day;
  const last = day.findLastIndex((from, index) => index % 2 === 0 && from <= minutes);
  return states[day[last + 1] as number] as Timetable['states'][number];
}

/** Every minute of a day at which something can change. */
function changesOf(hours: HoursFile): number[] {
  const { week, dates, emergency = [] } = prepareSchedule(hours);
  const ends = [...week, ...Object.values(dates), ...emergency].flat(2).map((minutes) => minutes % 1440);
  return [...new Set([0, ...ends])].sort((a, b) => a - b);
}
