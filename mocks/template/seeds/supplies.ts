import type { OrderLine } from '../../../src/api/template.gen.ts';

type Supply = Omit<OrderLine, 'quantity'>;

/** The shop's party supplies; prices in US cents. */
export const supplies = {
  cards: { id: 'cards', name: 'Invitation card, letterpress', price: 385 },
  envelopes: { id: 'envelopes', name: 'Envelope, lined in marigold', price: 95 },
  seals: { id: 'seals', name: 'Wax seal with monogram', price: 140 },
  menus: { id: 'menus', name: 'Menu card, deckled edge', price: 210 },
  seating: { id: 'seating', name: 'Seating chart, A1 on board', price: 8_900 },
  placeCards: { id: 'place-cards', name: 'Place card, hand-lettered', price: 275 },
  banner: { id: 'banner', name: 'Welcome banner, 3 m, printed both sides', price: 14_500 },
  lanyards: { id: 'lanyards', name: 'Name badge with lanyard', price: 320 },
  lanterns: { id: 'lanterns', name: 'Paper lantern, 40 cm', price: 780 },
  lightString: { id: 'light-string', name: 'String of warm lights, 20 m', price: 4_250 },
  candles: { id: 'candles', name: 'Beeswax pillar candle', price: 1_150 },
  roses: { id: 'roses', name: 'Table bouquet, garden roses', price: 5_400 },
  olive: { id: 'olive', name: 'Olive branch garland, per metre', price: 1_890 },
  arch: { id: 'arch', name: 'Flower arch, built on site', price: 68_000 },
  napkins: { id: 'napkins', name: 'Linen napkin, sage', price: 640 },
  chairs: { id: 'chairs', name: 'Folding chair in beech, rented for a day', price: 475 },
  tent: { id: 'tent', name: 'Stretch tent, 10 × 15 m, rented for a day', price: 142_000 },
  dates: { id: 'dates', name: 'Box of Medjool dates as a favour', price: 890 },
  cups: { id: 'cups', name: 'Coffee cup with saucer, rented', price: 120 },
} satisfies Record<string, Supply>;
