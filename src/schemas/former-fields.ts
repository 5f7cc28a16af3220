import * as z from 'zod';

/** A field that content files once had: its present name, or why there is none. */
export type FormerField =
  | {
      readonly to: string;
      /** How its values are written now, where that changed too: present source by former source. */
      readonly values?: Readonly<Record<string, string>>;
    }
  | { readonly gone: string };

/** Former fields of groups of fields, by their names. The check names them, and `npm run migrate` mends them. */
export const formerFields = z.registry<Readonly<Record<string, FormerField>>>();

/** An amount whose name once held a currency. */
export const formerAmount = { amountCad: { to: 'amount' } };

/** The former field of a group by that name. */
export function findFormerField(group: z.core.$ZodType, name: string): FormerField | undefined {
  const fields = formerFields.get(group) ?? {};
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
