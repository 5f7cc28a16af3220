import * as z from 'zod';

/** A renamed or removed field: new name, or the reason for removal. */
export type FormerField =
  | {
      readonly to: string;
      /** New value by old value, in YAML source, if values were renamed too. */
      readonly values?: Readonly<Record<string, string>>;
    }
  | { readonly gone: string };

/** Former fields of objects by name. The check reports them, and `npm run migrate` renames them. */
export const formerFields = z.registry<Readonly<Record<string, FormerField>>>();

/** An amount whose field name used to contain the currency. */
export const formerAmount = { amountCad: { to: 'amount' } };

/** The former field with that name, if any. */
export function findFormerField(group: z.core.$ZodType, name: string): FormerField | undefined {
  const fields = formerFields.get(group) ?? {};
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
