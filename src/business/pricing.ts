import type { BillFile, Pricing, PricingFile } from '../schemas/pricing.ts';
import type { Service } from '../schemas/service.ts';
import { formatMoney, type MoneyFormat } from '../words/wording.ts';
import { addAmounts, addTax, taxOn } from './money.ts';
import type { Site, SiteService } from './site.ts';

/** What holds for all prices (contract B19). */
export function describePricing({ business }: Site): Pricing {
  const { currency } = business;
  const { notice, tax, afterHoursSurcharge: surcharge, ifDeclined, deposit, payment, financing } = business.pricing;
  return {
    notice,
    tax: tax ?? null,
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
export function describeMoney(amount: number, currency: string): Service['startingPrice'] {
  return { amount, currency };
}

/**
 * What a service starts at outside opening hours, before tax:
 * undefined where nothing is added once, or the price holds at any hour.
 */
export function afterHoursPrice({ business }: Pick<Site, 'business'>, service: SiteService): number | undefined {
  const { afterHoursSurcharge: surcharge } = business.pricing;
  if (surcharge === undefined || surcharge.per !== 'visit' || service.afterHoursIncluded) return undefined;
  if (service.isEmergencyVisit && !surcharge.addsToEmergency) return undefined;
  return addAmounts(service.startingPrice, surcharge.amount);
}

/** Whether a service is asked for at any hour: it makes things safe, or says what to do before help arrives. */
export function isUrgent({ isEmergencyVisit, safety }: SiteService): boolean {
  return isEmergencyVisit || safety !== undefined;
}

/** The variants of a service with their prices (contract B19). */
export function describeVariants({ variants, startingPrice }: SiteService, currency: string): Service['variants'] {
  return variants.map(({ name, note, startingPrice: own }) => ({
    name,
    startingPrice: describeMoney(own ?? startingPrice, currency),
    note: note ?? null,
  }));
}

/** An amount with tax in words: "$349.17 with HST". Undefined where the content gives no rate. */
export function formatWithTax({ tax }: PricingFile, amount: number, money: MoneyFormat): string | undefined {
  return tax === undefined ? undefined : `${formatMoney(addTax(amount, tax.ratePercent), money)} with ${tax.name}`;
}

/** A line of a bill: what it is for, and the service it belongs to. */
export interface BillLine {
  readonly name: string;
  readonly amount: number;
  readonly service?: SiteService;
}

/** A bill added up: its lines, and with a known tax what that makes in all. */
export interface Bill {
  readonly title: string;
  readonly lines: readonly BillLine[];
  /** The sum of the lines, before tax. */
  readonly subtotal: number;
  readonly tax?: { readonly name: string; readonly ratePercent: number; readonly amount: number };
  /** With tax; without a known one the sum of the lines. */
  readonly total: number;
}

/** The examples of bills in the content, added up. */
export function listBills({ business, services }: Pick<Site, 'business' | 'services'>): Bill[] {
  return business.pricing.bills.map((bill) => addUp(bill, business.pricing, services));
}

function addUp({ title, lines: names }: BillFile, pricing: PricingFile, services: readonly SiteService[]): Bill {
  const lines = names.flatMap((name) => findLine(name, pricing, services) ?? []);
  const subtotal = addAmounts(...lines.map(({ amount }) => amount));
  const { tax } = pricing;
  if (tax === undefined) return { title, lines, subtotal, total: subtotal };
  const amount = taxOn(subtotal, tax.ratePercent);
  return { title, lines, subtotal, tax: { ...tax, amount }, total: addAmounts(subtotal, amount) };
}

function findLine(name: string, pricing: PricingFile, services: readonly SiteService[]): BillLine | undefined {
  const { afterHoursSurcharge: surcharge } = pricing;
  if (name === 'afterHoursSurcharge') {
    const name = surcharge?.per === 'hour' ? 'Outside opening hours, one hour' : 'Outside opening hours';
    return surcharge && { name, amount: surcharge.amount };
  }
  const [, id, variantId] = name.split('.');
  const service = services.find((candidate) => candidate.id === id);
  if (service === undefined) return undefined;
  const variant = service.variants.find((candidate) => candidate.id === variantId);
  return {
    name: variant?.name ?? service.name,
    amount: variant?.startingPrice ?? service.startingPrice,
    service,
  };
}
