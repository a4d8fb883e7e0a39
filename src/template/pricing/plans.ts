import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

/** Sample plans in euros: nothing is sold here. The product has all their features. */
export interface PricingPlan {
  id: 'supper' | 'wedding' | 'season';
  name: MessageDescriptor;
  summary: MessageDescriptor;
  /** Euros per month, paid monthly. */
  monthly: number;
}

const supper: PricingPlan = {
  id: 'supper',
  name: msg`Supper`,
  summary: msg`For one evening with friends.`,
  monthly: 0,
};

export const wedding: PricingPlan = {
  id: 'wedding',
  name: msg`Wedding`,
  summary: msg`For the big day and the days around it.`,
  monthly: 19,
};

const season: PricingPlan = {
  id: 'season',
  name: msg`Season`,
  summary: msg`For those who host for a living.`,
  monthly: 59,
};

export const plans = [supper, wedding, season] as const;

/** How much of something a plan includes: a limit, no limit, or whether it is included at all. */
export type Share = number | 'unlimited' | boolean;

export interface Feature {
  name: MessageDescriptor;
  shares: Record<PricingPlan['id'], Share>;
}

export const features: readonly Feature[] = [
  { name: msg`Active events`, shares: { supper: 1, wedding: 5, season: 'unlimited' } },
  { name: msg`Guests per event`, shares: { supper: 40, wedding: 400, season: 'unlimited' } },
  { name: msg`Organisers`, shares: { supper: 1, wedding: 3, season: 20 } },
  { name: msg`A personal link for each guest`, shares: { supper: true, wedding: true, season: true } },
  { name: msg`English, Turkish and Arabic`, shares: { supper: true, wedding: true, season: true } },
  { name: msg`Your own messages`, shares: { supper: false, wedding: true, season: true } },
  { name: msg`Automatic discrepancy checks`, shares: { supper: false, wedding: true, season: true } },
  { name: msg`Check-in at the venue`, shares: { supper: false, wedding: false, season: true } },
];

const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

/** The search parameters of a page with a period switch; monthly by default. */
export const periodSearch = v.object({
  period: v.fallback(v.optional(v.picklist(periods)), undefined),
});

/** How many of the twelve months a yearly payer pays for. */
const monthsPaid = 10;

/** Euros for one period. */
export const getPrice = ({ monthly }: Pick<PricingPlan, 'monthly'>, period: Period): number =>
  period === 'monthly' ? monthly : monthly * monthsPaid;

/** Euros per year that paying yearly saves. */
export const getSaving = (plan: Pick<PricingPlan, 'monthly'>): number =>
  12 * getPrice(plan, 'monthly') - getPrice(plan, 'yearly');
