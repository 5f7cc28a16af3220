import { DAYS, type HoursFile } from '../../src/hours/opening-hours.ts';

const weekdays = DAYS.slice(0, 5);

/** A shop as most are: weekdays and a short Saturday, a holiday, and an emergency line in the evening. */
export const shop: HoursFile = {
  openingHours: [
    { dayOfWeek: weekdays, opens: '07:30', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '08:00', closes: '15:00' },
  ],
  specialOpeningHours: [
    { date: '2026-12-24', name: 'Short day', opens: '07:30', closes: '13:00' },
    { date: '2026-12-25', name: 'Holiday' },
    { date: '2026-12-31', name: 'Short day', opens: '07:30', closes: '15:00' },
    { date: '2027-01-01', name: 'Holiday' },
  ],
  emergencyHours: { openingHours: [{ dayOfWeek: [...DAYS], opens: '06:00', closes: '23:00' }], onHolidays: true },
};
export const lineClosedOnHolidays: HoursFile = {
  ...shop,
  emergencyHours: { openingHours: [], ...shop.emergencyHours, onHolidays: false },
};
export const nightLine: HoursFile = {
  ...shop,
  specialOpeningHours: [{ date: '2026-12-25', name: 'Holiday' }],
  emergencyHours: { openingHours: [{ dayOfWeek: [...DAYS], opens: '18:00', closes: '07:30' }], onHolidays: false },
};
export const weekdayLine: HoursFile = {
  ...shop,
  emergencyHours: { openingHours: [{ dayOfWeek: weekdays, opens: '06:00', closes: '23:00' }], onHolidays: true },
};
export const noEmergencyLine: HoursFile = { ...shop, emergencyHours: undefined };
export const bar: HoursFile = {
  openingHours: [
    { dayOfWeek: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' },
    { dayOfWeek: ['Wednesday'], opens: '12:00', closes: '14:00' },
    { dayOfWeek: ['Wednesday'], opens: '18:00', closes: '00:00' },
  ],
  specialOpeningHours: [],
};
export const alwaysOpen: HoursFile = {
  openingHours: [{ dayOfWeek: [...DAYS], opens: '00:00', closes: '00:00' }],
  specialOpeningHours: [{ date: '2026-12-25', name: 'Holiday' }],
};
export const holidays: HoursFile = {
  ...noEmergencyLine,
  specialOpeningHours: [{ from: '2027-07-05', to: '2027-07-18', name: 'Holidays' }],
};

/** Every kind of hours: seasons, one across the new year, ranges, two spans a day, by appointment. */
export const sweep: HoursFile = {
  openingHours: [
    { dayOfWeek: weekdays, opens: '08:00', closes: '12:00' },
    { dayOfWeek: weekdays, opens: '13:00', closes: '16:30' },
    { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00', byAppointment: true },
    { dayOfWeek: ['Sunday'], byAppointment: true },
  ],
  seasons: [
    {
      name: 'Autumn',
      from: '09-01',
      to: '11-30',
      openingHours: [{ dayOfWeek: [...DAYS], opens: '07:00', closes: '24:00' }],
    },
    { name: 'Deep winter', from: '12-15', to: '01-31', openingHours: [] },
  ],
  specialOpeningHours: [
    { from: '2027-07-05', to: '2027-07-18', name: 'Vacation' },
    { date: '2027-05-01', name: 'Fair', opens: '10:00', closes: '12:00' },
    { date: '2027-05-01', name: 'Fair', opens: '14:00', closes: '24:00' },
  ],
};
export const groomer: HoursFile = {
  openingHours: [{ dayOfWeek: weekdays, opens: '08:30', closes: '17:30', byAppointment: true }],
  specialOpeningHours: [],
};
export const visitsOnly: HoursFile = {
  openingHours: [{ dayOfWeek: weekdays, byAppointment: true }],
  specialOpeningHours: [],
};
export const locksmith: HoursFile = {
  openingHours: [{ dayOfWeek: weekdays, opens: '09:00', closes: '17:00' }],
  specialOpeningHours: [{ from: '2026-12-24', to: '2027-01-02', name: 'Holidays' }],
  emergencyHours: {
    openingHours: [{ dayOfWeek: [...DAYS], opens: '00:00', closes: '24:00' }],
    onHolidays: true,
    telephone: '+16135550199',
  },
};

const roundTheClock = { opens: '00:00', closes: '24:00' };
export const allDayWeekdays: HoursFile = {
  openingHours: [{ dayOfWeek: weekdays, ...roundTheClock }],
  specialOpeningHours: [],
};
export const allDayWeekend: HoursFile = {
  openingHours: [{ dayOfWeek: ['Saturday', 'Sunday'], ...roundTheClock }],
  specialOpeningHours: [],
};
export const allDayMondays: HoursFile = {
  openingHours: [{ dayOfWeek: ['Monday'], ...roundTheClock }],
  specialOpeningHours: [{ date: '2026-11-23', name: 'Holiday' }],
};
/** A line round the clock that is not answered on a holiday and in a vacation. */
export const allDayLine: HoursFile = {
  openingHours: [{ dayOfWeek: weekdays, byAppointment: true }],
  specialOpeningHours: [
    { date: '2026-12-25', name: 'Holiday' },
    { from: '2027-07-05', to: '2027-07-08', name: 'Vacation' },
  ],
  emergencyHours: { openingHours: [{ dayOfWeek: [...DAYS], ...roundTheClock }], onHolidays: false },
};
