import type { BillFile, Pricing, PricingFile } from '../schemas/pricing.ts';
import type { Service } from '../schemas/service.ts';
import { formatMoney, type MoneyFormat } from '../words/wording.ts';
import { addAmounts, multiplyAmount } from './money.ts';
import {
  addSurcharge,
  describeAmount,
  describePrice,
  formatCount,
  hasAmount,
  leastDue,
  priceOf,
  type SitePrice,
} from './price.ts';
import type { Site, SiteService } from './site.ts';
import { addTaxes, listTaxesOn, readTax } from './tax.ts';

/** What holds for all prices (contract B19). */
export function describePricing({ business }: Site): Pricing {
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
            ...describeMoney(surcharge.amount, currency),
            per: surcharge.per,
            addsToEmergency: surcharge.addsToEmergency,
          },
    ifDeclined:
      ifDeclined === undefined
        ? null
        : { ...describeMoney(ifDeclined.amount, currency), note: ifDeclined.note ?? null },
    deposit: deposit ?? null,
    payment: payment ?? null,
    financing: financing ?? null,
  };
}

/** An amount of money as the API gives it. `currency` is an ISO 4217 code. */
export function describeMoney(amount: number, currency: string): { amount: number; currency: string } {
  return { amount, currency };
}

/**
 * What a service, or a variant of it with a price of its own, costs at least outside opening hours, before tax: undefined
 * where it cannot be had then, where no surcharge is added once (contract B24), and where there is no amount to add to.
 */
export function afterHoursPrice(
  { business }: Pick<Site, 'business'>,
  { afterHours, isEmergencyVisit, price }: SiteService,
  own = price,
): number | undefined {
  const { afterHoursSurcharge: surcharge } = business.pricing;
  if (afterHours === 'no' || surcharge?.per !== 'visit') return undefined;
  return isEmergencyVisit && !surcharge.addsToEmergency ? leastDue(own) : addSurcharge(own, surcharge.amount);
}

/** The price of a service, or of a variant of it, outside opening hours, as the API gives it. */
export function describeAfterHours(site: Site, service: SiteService, own?: SitePrice): Service['afterHoursFrom'] {
  const amount = afterHoursPrice(site, service, own);
  return amount === undefined ? null : describeMoney(amount, site.business.currency);
}

/** The variants of a service with their prices (contract B19). */
export function describeVariants(site: Site, service: SiteService): Service['variants'] {
  return service.variants.map(({ name, note, price }) => ({
    name,
    startingPrice: describeAmount(price, site.business.currency),
    price: describePrice(price, site.business.currency),
    afterHoursFrom: describeAfterHours(site, service, price),
    note: note ?? null,
  }));
}

/** An amount with tax in words: "$349.17 with HST". Undefined where the content gives no rate, and where prices include it. */
export function formatWithTax(pricing: PricingFile, amount: number, money: MoneyFormat): string | undefined {
  const tax = readTax(pricing);
  if (tax === undefined || tax.isIncluded) return undefined;
  return `${formatMoney(addTaxes(amount, tax), money)} with ${tax.name}`;
}

/** What is said of tax beside an amount: "$349.17 with HST", "includes VAT", or nothing. */
export function formatTaxNote(pricing: PricingFile, amount: number, money: MoneyFormat): string | undefined {
  return formatIncludedTax(pricing) ?? formatWithTax(pricing, amount, money);
}

/** "includes VAT" where prices include tax; undefined elsewhere. */
export function formatIncludedTax(pricing: PricingFile): string | undefined {
  const tax = readTax(pricing);
  return tax?.isIncluded ? `includes ${tax.name}` : undefined;
}

/** A line of a bill: what it is for, and the service it belongs to. */
export interface BillLine {
  readonly name: string;
  /** 0 where it is free. */
  readonly amount: number;
  readonly service?: SiteService;
}

/** A bill added up: its lines, and with known taxes what that makes in all. */
export interface Bill {
  readonly title: string;
  readonly lines: readonly BillLine[];
  /** The sum of the lines, before tax that is added. */
  readonly subtotal: number;
  /** What is added; empty where no rate is known, and where prices include tax. */
  readonly taxes: readonly { readonly name: string; readonly ratePercent: number; readonly amount: number }[];
  /** With all that is added. */
  readonly total: number;
}

/** The examples of bills in the content, added up. */
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

/** A line of a bill as the content has it: a name, and of what has a price for one, how many: `price.wiring x 3`. */
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
  const job = variant?.name ?? service.name;
  if (!hasAmount(price)) return { name: job, amount: 0, service };
  const counted = price.per === 'job' ? job : `${job}, ${formatCount(count, price.per)}`;
  return { name: counted, amount: priceOf(price, count), service };
}
