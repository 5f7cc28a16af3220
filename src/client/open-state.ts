import { findState, type Timetable } from '../hours/timetable.ts';
import { findAll } from './find-all.ts';

const HALF_A_MINUTE = 3e4;

/**
 * Says at the head of the page and in the call bar whether the business is
 * open, and marks today among the hours. Without it, the hours themselves
 * stand there.
 */
export function showOpenState(): void {
  // Every page with this script has the timetable in its head.
  const place = findAll('.now')[0] as HTMLElement;
  const timetable: Timetable = JSON.parse(place.dataset.hours as string);
  const show = () => {
    // What the clocks of the business show, read as if it were UTC; the Swedish form of a moment is the ISO form.
    const clock = new Date().toLocaleString('sv', { timeZone: timetable.timeZone });
    const now = new Date(`${clock.replace(' ', 'T')}Z`);
    const date = clock.slice(0, 10);
    const day = now.getUTCDay();
    const [state, detail] = findState(timetable, date, day, (+now / 6e4) % 1440);
    place.dataset.state = state;
    for (const line of findAll('.state')) line.innerHTML = `<b>${state}</b> ${detail}`;
    // Rows of holidays hold their date, rows of the week its days.
    const today = findAll(`[data-days="${date}"]`)[0] ?? findAll(`[data-days*="${day},"]`)[0];
    for (const row of findAll('[data-days]')) row.ariaCurrent = `${row === today}`;
  };
  show();
  setInterval(show, HALF_A_MINUTE);
}
