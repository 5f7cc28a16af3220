import { findState, type Timetable } from '../domain/timetable.ts';

const HALF_A_MINUTE = 3e4;

/**
 * Says at the head of the page and in the call bar whether the business is
 * open, and marks today among the hours. Without it, the hours themselves
 * stand there.
 */
export function showOpenState(): void {
  const place = document.querySelector<HTMLElement>('[data-timetable]');
  if (!place) return;
  const timetable: Timetable = JSON.parse(place.dataset.timetable ?? '');
  const show = () => {
    // The Swedish form of a moment is the ISO form.
    const moment = new Date().toLocaleString('sv', { timeZone: timetable.timeZone });
    const date = moment.slice(0, 10);
    const day = new Date(date).getUTCDay();
    const minutes = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
    const [state, detail] = findState(timetable, date, day, minutes);
    place.className = `now ${state}`;
    place.innerHTML = `<b>${state} now</b> ${detail}`;
    for (const line of document.querySelectorAll('.call small')) line.textContent = `${state} now, ${detail}`;
    // Rows of the week hold days, rows of holidays their date.
    for (const row of document.querySelectorAll<HTMLElement>('[data-days]'))
      row.ariaCurrent = `${row.dataset.days?.includes(timetable.special.includes(date) ? date : `${day},`)}`;
  };
  show();
  setInterval(show, HALF_A_MINUTE);
}
