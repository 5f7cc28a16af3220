/** Link targets that end where a number belongs, with a plus sign: calls, messages, Signal, Telegram. */
const WITH_PLUS =
  /^(?:tel|sms|smsto|callto|facetime|facetime-audio|imessage|sips?|skype):(?:\/\/)?(?:[^?]*[,;])?$|\/\/signal\.me\/#p\/$|\/\/t\.me\/$/i;
/** Those that take digits alone: after a plus sign, and in the addresses of WhatsApp and Telegram. */
const DIGITS_ALONE =
  /\/\/wa\.me\/$|(?:\/\/(?:api|web)\.whatsapp\.com|whatsapp:\/)\/send\/?\?(?:[^#]*&)?phone=$|^tg:\/\/resolve\?(?:[^#]*&)?phone=$/i;
const VIBER = /^viber:\/\/\w+\?number=$/i;

/**
 * Writes an E.164 number the way a link target takes it. Undefined if the target is none for numbers, such as the text
 * of a message.
 *
 * @param target The link target up to the number.
 * @example writeLinkedNumber('https://wa.me/', '+19025550137') // '19025550137'
 */
export function writeLinkedNumber(target: string, number: string): string | undefined {
  const digits = number.replace('+', '');
  const [, base = target, plus] = /^(.*)(\+|%2B)$/i.exec(target) ?? [];
  if (DIGITS_ALONE.test(target) || (plus && (DIGITS_ALONE.test(base) || WITH_PLUS.test(base) || VIBER.test(base))))
    return digits;
  if (VIBER.test(target)) return `%2B${digits}`;
  return WITH_PLUS.test(target) ? number : undefined;
}
