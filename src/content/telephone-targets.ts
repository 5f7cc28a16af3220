/** Link targets that end where a number with a plus sign belongs: calls, messages, Signal, Telegram. */
const WITH_PLUS =
  /^(?:tel|sms|smsto|callto|facetime|facetime-audio|imessage|sips?|skype):(?:\/\/)?(?:[^?]*[,;])?$|\/\/signal\.me\/#p\/$|\/\/t\.me\/$/i;
/** Link targets that expect digits only, without a plus sign: addresses of WhatsApp and Telegram. */
const DIGITS_ONLY =
  /\/\/wa\.me\/$|(?:\/\/(?:api|web)\.whatsapp\.com|whatsapp:\/)\/send\/?\?(?:[^#]*&)?phone=$|^tg:\/\/resolve\?(?:[^#]*&)?phone=$/i;
const VIBER = /^viber:\/\/\w+\?number=$/i;

/**
 * Formats an E.164 number in the form that a link target expects. Undefined if no number belongs there, for example in
 * the text of a message.
 *
 * @param target The link target up to the number.
 * @example formatTelephoneTarget('https://wa.me/', '+19025550137') // '19025550137'
 */
export function formatTelephoneTarget(target: string, number: string): string | undefined {
  const digits = number.replace('+', '');
  const [, base = target, plus] = /^(.*)(\+|%2B)$/i.exec(target) ?? [];
  if (DIGITS_ONLY.test(target) || (plus && (DIGITS_ONLY.test(base) || WITH_PLUS.test(base) || VIBER.test(base))))
    return digits;
  if (VIBER.test(target)) return `%2B${digits}`;
  return WITH_PLUS.test(target) ? number : undefined;
}
