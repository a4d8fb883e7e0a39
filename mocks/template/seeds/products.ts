import type { Product } from '../../../src/api/template.gen.ts';
import { supplies } from './supplies.ts';

type Details = Omit<Product, 'id' | 'name' | 'price' | 'active'> & { active?: boolean };

const details: Record<keyof typeof supplies, Details> = {
  cards: { category: 'stationery', stock: 4200, description: 'Two colours on cotton paper, 600 g.' },
  envelopes: { category: 'stationery', stock: 5100, description: 'Lined by hand, for cards of 12 × 17 cm.' },
  seals: { category: 'stationery', stock: 860, description: 'Your initials in marigold wax.' },
  menus: {
    category: 'stationery',
    stock: 1500,
    description: 'Printed on one side, in up to three languages.',
  },
  seating: { category: 'stationery', stock: 24, description: 'Printed the day before, with last changes.' },
  placeCards: { category: 'stationery', stock: 900, description: 'Lettered with a pointed pen.' },
  banner: { category: 'decoration', stock: 12, description: 'Weatherproof, with eyelets.' },
  lanyards: { category: 'stationery', stock: 2000, description: 'Cotton lanyard, paper badge.' },
  lanterns: { category: 'decoration', stock: 340, description: 'Rice paper on a bamboo frame.' },
  lightString: { category: 'decoration', stock: 56, description: 'Dimmable, for outdoor use.' },
  candles: { category: 'decoration', stock: 210, description: 'Burns for 60 hours.' },
  roses: { category: 'flowers', stock: 80, description: 'Cut on the morning of the event.' },
  olive: { category: 'flowers', stock: 150, description: 'Tied with linen thread.' },
  arch: { category: 'flowers', stock: 3, description: 'Two florists, four hours on site.' },
  napkins: { category: 'rental', stock: 1200, description: 'Washed and pressed. Rented for a weekend.' },
  chairs: { category: 'rental', stock: 600, description: 'Delivered in stacks of twenty.' },
  tent: { category: 'rental', stock: 0, description: 'For 120 people. With a floor on request.' },
  dates: { category: 'gifts', stock: 480, description: 'Twelve dates in a printed box.' },
  cups: { category: 'rental', stock: 2400, description: 'White porcelain.', active: false },
};

/** The shop's whole range; order lines refer to these ids. */
export const products: readonly Product[] = Object.entries(supplies).map(([key, supply]) => ({
  active: true,
  ...supply,
  ...details[key as keyof typeof supplies],
}));
