import { describe, expect, it } from 'vitest';
import { cardNames } from './cards.ts';
import { readCard } from './read-card.ts';

const arabic = /\p{Script=Arabic}/u;

describe.each(cardNames)('the card %s', (name) => {
  const svg = readCard(name);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);

  it('is a picture of 720 × 1008 with a text alternative', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 720 1008" [^>]*>/);
    expect(svg).toMatch(/^<svg [^>]*\brole="img" aria-label="[^"]{10,}"/);
  });

  it('is lighter than 12 kB', () => {
    expect(new TextEncoder().encode(svg).length).toBeLessThan(12_000);
  });

  it('runs no script and loads nothing', () => {
    expect(svg).not.toMatch(/<(script|style|foreignObject|image|a|animate\w*|set)\b/i);
    expect(svg).not.toMatch(/\s(on\w+|style|xlink:href|src)=/i);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|\/\//i);
    expect(svg).not.toMatch(/href="(?!#)|url\((?!#)/);
  });

  it('refers only to parts that it defines, each once', () => {
    const drawn = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(drawn));
  });

  it('never spaces out Arabic letters, and sets them right to left', () => {
    const runs = svg.matchAll(/<text(?<attributes>[^>]*)>(?<words>[^<]*)/g);
    for (const { groups } of runs) {
      if (!arabic.test(groups?.['words'] ?? '')) continue;
      const before = svg.slice(0, svg.indexOf(`>${groups?.['words']}<`));
      const group = before.slice(before.lastIndexOf('direction='));
      expect(group).toMatch(/^direction="rtl"/);
      expect(group).not.toContain('letter-spacing');
    }
  });
});

it('draws every card differently', () => {
  expect(new Set(cardNames.map(readCard)).size).toBe(cardNames.length);
});
