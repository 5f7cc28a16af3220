import { expect, test } from 'vitest';
import { DAYS } from '../../src/hours/opening-hours.ts';
import { listWeekBars } from '../../src/hours/week-bars.ts';
import type { WeeklyHours } from '../../src/schemas/business/hours.ts';

const on = (dayOfWeek: WeeklyHours['dayOfWeek'], opens?: string, closes?: string): WeeklyHours =>
  opens === undefined ? { dayOfWeek, byAppointment: true } : { dayOfWeek, opens, closes };

/** Monday and Tuesday of a week, in words and as bars; a bar by appointment is in brackets. */
const describeStart = (week: readonly WeeklyHours[]) =>
  listWeekBars(week, 'en')
    .map(({ hours, bars }) => {
      const drawn = bars.map(({ from, to, byAppointment }) => (byAppointment ? `(${from}-${to})` : `${from}-${to}`));
      return `${hours}: ${drawn.join(' ')}`.trim();
    })
    .slice(0, 2);

test.each<[string, WeeklyHours[], string[]]>([
  ['a closed day', [on(['Monday'], '09:00', '17:00')], ['9 am to 5 pm: 540-1020', 'Closed:']],
  [
    'two shifts',
    [on(['Monday', 'Tuesday'], '13:30', '18:00'), on(['Monday'], '09:00', '12:00')],
    ['9 am to noon, 1:30 pm to 6 pm: 810-1080 540-720', '1:30 pm to 6 pm: 810-1080'],
  ],
  ['past midnight', [on(['Monday'], '20:00', '02:00')], ['8 pm to 2 am: 1200-1440', 'Closed:']],
  ['until midnight', [on(['Monday'], '20:00', '24:00')], ['8 pm to midnight: 1200-1440', 'Closed:']],
  ['every hour', [on([...DAYS], '00:00', '24:00')], ['24 hours: 0-1440', '24 hours: 0-1440']],
  ['24 hours from 8', [on(['Monday'], '08:00', '08:00')], ['24 hours from 8 am: 480-1440', 'Closed:']],
  ['by appointment', [on(['Tuesday'])], ['Closed:', 'By appointment: (0-1440)']],
])('a week of bars shows %s', (_, week, expected) => expect(describeStart(week)).toEqual(expected));

test('a week of bars has seven rows, which the script finds by weekday', () => {
  const rows = listWeekBars([on([...DAYS], '08:00', '18:00')], 'en');
  expect(rows.map(({ days, weekdays }) => `${days} ${weekdays}`)).toEqual([
    'Monday 1,',
    'Tuesday 2,',
    'Wednesday 3,',
    'Thursday 4,',
    'Friday 5,',
    'Saturday 6,',
    'Sunday 0,',
  ]);
});
