const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?\.?\s?(?:m\b\.?)?`;
const SPAN = new RegExp(`${CLOCK}\\s*(?:[-–—]|to)\\s*${CLOCK}`, 'gi');

/** Maximum length of an hours text in characters; longer ones are something else. */
const MAX_LENGTH = 200;

/** Parses hours to the format of facts; undefined if there are none. */
export function parseHours(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ').trim();
  if (/^(?:x|closed)\b/i.test(plain)) return 'closed';
  if (/\b24 hours\b/i.test(plain)) return '00:00–24:00';
  const spans = [...plain.matchAll(SPAN)].map(
    ([, hour = '', minute = '00', half, hour2 = '', minute2 = '00', half2]) => {
      const end = toClock(hour2, minute2, half2);
      // "7–11 am": the first time has the same half of the day.
      return `${toClock(hour, minute, half ?? half2)}–${end}`;
    },
  );
  return spans.length === 0 ? undefined : spans.sort().join(', ');
}

function toClock(hour: string, minute: string, half: string | undefined): string {
  const isAfternoon = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
