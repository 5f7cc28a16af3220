import type { Site, SitePrice, SiteService, SiteVariant } from '../business/site.ts';
import { formatMoney, type MoneyFormat } from '../format/wording.ts';
import type { BillFile, Pricing, PricingFile } from '../schemas/services/pricing.ts';
import type { Service } from '../schemas/services/service.ts';
import { addAmounts, multiplyAmount } from './money.ts';
import { addSurcharge, formatCount, hasAmount, minimumDue, priceOf, toAmountRecord, toPriceRecord } from './price.ts';
import { addTaxes, listTaxesOn, readTax } from './tax.ts';

/** What `pricing.financing` says where no instalments are offered; quoted, so that the web editor keeps it. */
export const NO_FINANCING = 'no';

/** The public record of pricing terms (contract B19). */
export function toPricingRecord({ business }: Site): Pricing {
  const { currency } = business;
  const { notice, afterHoursSurcharge: surcharge, ifDeclined, deposit, payment, financing } = business.pricing;
  const tax = readTax(business.pricing);
  return {
    notice,
    tax: tax === undefined ? null : { name: tax.name, ratePercent: tax.ratePercent, included: tax.isIncluded },
    taxes: tax?.parts.map(({ name, ratePercent }) => ({ name, ratePercent })) ?? [],
    afterHoursSurcharge:
      surcharge === undefined
        ? null
        : {
            ...toMoneyRecord(surcharge.amount, currency),
            per: surcharge.per,
            addsToEmergency: surcharge.addsToEmergency,
            note: surcharge.note ?? null,
          },
    ifDeclined:
      ifDeclined === undefined
        ? null
        : { ...toMoneyRecord(ifDeclined.amount, currency), note: ifDeclined.note ?? null },
    deposit: deposit ?? null,
    payment: payment ?? null,
    financing: financing === NO_FINANCING ? false : (financing ?? null),
  };
}

/** An amount of money for the API. `currency` is an ISO 4217 code. */
export function toMoneyRecord(amount: number, currency: string): { amount: number; currency: string } {
  return { amount, currency };
}

/**
 * Minimum price of a service, or a variant, outside opening hours, before tax. Undefined if it is not offered then, if
 * no flat surcharge applies (contract B24), or if there is no amount to add to.
 */
export function afterHoursPrice(
  { business }: Pick<Site, 'business'>,
  { afterHours, isEmergencyVisit, price }: SiteService,
  own = price,
): number | undefined {
  const { afterHoursSurcharge: surcharge } = business.pricing;
  if (afterHours === 'no' || surcharge?.per !== 'visit') return undefined;
  return isEmergencyVisit && !surcharge.addsToEmergency ? minimumDue(own) : addSurcharge(own, surcharge.amount);
}

/** After-hours price of a service, or a variant, for the API. */
export function toAfterHoursRecord(site: Site, service: SiteService, own?: SitePrice): Service['afterHoursFrom'] {
  const amount = afterHoursPrice(site, service, own);
  return amount === undefined ? null : toMoneyRecord(amount, site.business.currency);
}

/** The variants of a service with their prices (contract B19). */
export function toVariantRecords(site: Site, service: SiteService): Service['variants'] {
  return service.variants.map(({ name, note, price }) => ({
    name,
    startingPrice: toAmountRecord(price, site.business.currency),
    price: toPriceRecord(price, site.business.currency),
    afterHoursFrom: toAfterHoursRecord(site, service, price),
    note: note ?? null,
  }));
}

/** An amount including tax: "$349.17 with HST". Undefined if the rate is unknown or prices include tax. */
export function formatWithTax(pricing: PricingFile, amount: number, money: MoneyFormat): string | undefined {
  const tax = readTax(pricing);
  if (tax === undefined || tax.isIncluded) return undefined;
  return `${formatMoney(addTaxes(amount, tax), money)} with ${tax.name}`;
}

/** Tax note beside an amount: "$349.17 with HST", "includes VAT"; undefined if tax is unknown. */
export function formatTaxNote(pricing: PricingFile, amount: number, money: MoneyFormat): string | undefined {
  return formatIncludedTax(pricing) ?? formatWithTax(pricing, amount, money);
}

/** "includes VAT" if prices include tax; else undefined. */
export function formatIncludedTax(pricing: PricingFile): string | undefined {
  const tax = readTax(pricing);
  return tax?.isIncluded ? `includes ${tax.name}` : undefined;
}

/** A line item of a bill. */
export interface BillLine {
  readonly name: string;
  /** 0 if free. */
  readonly amount: number;
  readonly service?: SiteService;
}

/** A bill with its line items, taxes and total. */
export interface Bill {
  readonly title: string;
  readonly lines: readonly BillLine[];
  /** Sum of the line items before added tax. */
  readonly subtotal: number;
  /** Taxes added; empty if no rate is known or prices include tax. */
  readonly taxes: readonly { readonly name: string; readonly ratePercent: number; readonly amount: number }[];
  /** Subtotal plus taxes. */
  readonly total: number;
}

/** The example bills of the content, added up. */
export function listBills({ business, services }: Pick<Site, 'business' | 'services'>): Bill[] {
  return business.pricing.bills.map((bill) => addUp(bill, business.pricing, services));
}

function addUp({ title, lines: texts }: BillFile, pricing: PricingFile, services: readonly SiteService[]): Bill {
  const lines = texts.flatMap((text) => findLine(text, pricing, services) ?? []);
  const subtotal = addAmounts(...lines.map(({ amount }) => amount));
  const tax = readTax(pricing);
  const taxes = tax === undefined || tax.isIncluded ? [] : listTaxesOn(subtotal, tax);
  return { title, lines, subtotal, taxes, total: addAmounts(subtotal, ...taxes.map(({ amount }) => amount)) };
}

/** Parses a line item of the content: a name, with a quantity for unit prices: `price.wiring x 3`. */
export function readBillLine(text: string): { readonly name: string; readonly count?: number } {
  const [name = '', count] = text.split(' x ');
  return count === undefined ? { name } : { name, count: Number(count) };
}

function findLine(text: string, pricing: PricingFile, services: readonly SiteService[]): BillLine | undefined {
  const { name, count = 1 } = readBillLine(text);
  const { afterHoursSurcharge: surcharge } = pricing;
  if (name === 'afterHoursSurcharge') {
    const hours = surcharge?.per === 'hour' ? `, ${formatCount(count, 'hour')}` : '';
    return surcharge && { name: `Outside opening hours${hours}`, amount: multiplyAmount(surcharge.amount, count) };
  }
  const [, id, variantId] = name.split('.');
  const service = services.find((candidate) => candidate.id === id);
  if (service === undefined) return undefined;
  const variant = service.variants.find((candidate) => candidate.id === variantId);
  const { price } = variant ?? service;
  const job = variant === undefined ? service.name : nameVariant(variant, service, services);
  if (!hasAmount(price)) return { name: job, amount: 0, service };
  const counted = price.per === 'job' ? job : `${job}, ${formatCount(count, price.per)}`;
  return { name: counted, amount: priceOf(price, count), service };
}

/** Name of a variant on a bill, with that of its service if others have a variant of the same name. */
function nameVariant({ name }: SiteVariant, service: SiteService, services: readonly SiteService[]): string {
  const isShared = services.some((other) => other !== service && other.variants.some((it) => it.name === name));
  return isShared ? `${service.name}: ${name}` : name;
}
