import * as v from 'valibot';
import type { Plan } from './plans.ts';

const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

/** The search parameters of a page with a period switch; monthly by default. */
export const periodSearch = v.object({
  period: v.fallback(v.optional(v.picklist(periods)), undefined),
});

/** How many of the twelve months a yearly payer pays for. */
const monthsPaid = 10;

/** Euros for one period. */
export const getPrice = ({ monthly }: Pick<Plan, 'monthly'>, period: Period): number =>
  period === 'monthly' ? monthly : monthly * monthsPaid;

/** Euros per year that paying yearly saves. */
export const getSaving = (plan: Pick<Plan, 'monthly'>): number =>
  12 * getPrice(plan, 'monthly') - getPrice(plan, 'yearly');
