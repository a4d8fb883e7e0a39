import * as v from 'valibot';
import type { Plan } from './plans.ts';

const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

/** The search of a page with a switch between the two; by the month where it says nothing. */
export const periodSearch = v.object({
  period: v.fallback(v.optional(v.picklist(periods)), undefined),
});

/** Of the twelve months of a year, those that are paid for by whoever pays for the year. */
const monthsPaid = 10;

/** Euros for one period. */
export const priceOf = ({ monthly }: Pick<Plan, 'monthly'>, period: Period): number =>
  period === 'monthly' ? monthly : monthly * monthsPaid;

/** Euros a year that paying by the year saves. */
export const savingOf = (plan: Pick<Plan, 'monthly'>): number =>
  12 * priceOf(plan, 'monthly') - priceOf(plan, 'yearly');
