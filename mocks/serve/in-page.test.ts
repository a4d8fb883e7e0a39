import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';
import { beforeEach, expect, test, vi } from 'vitest';
import { guestOfFour } from '../backend/seeds/wedding.ts';

const rsvp = `http://template.test/api/v1/events/guests/${guestOfFour}/rsvp`;
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  vi.stubGlobal('location', { search: '' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The page after a reload. */
async function reload() {
  vi.resetModules();
  return import('./in-page.ts');
}
const save = (rsvpCount: number) =>
  new Request(rsvp, { method: 'POST', body: JSON.stringify({ rsvpCount }) });

async function savedAnswer({ transport }: Awaited<ReturnType<typeof reload>>): Promise<unknown> {
  return (await transport(new Request(rsvp))).json();
}

test('responds as the host does, and survives a reload', async () => {
  const page = await reload();
  expect((await page.transport(save(3))).status).toBe(200);
  expect(await savedAnswer(await reload())).toMatchObject({ data: { rsvpCount: 3, invitees: 4 } });
  expect([...storage.values()].join('').length).toBeLessThan(1_000);
});

test('keeps the rules that need no description', async () => {
  const page = await reload();
  expect((await page.transport(save(9))).status).toBe(400);
});

test('starts from the seeds if the kept state is unusable, and reports it', async () => {
  storage.set('guestwise.mock-state', '{"kind":');
  expect(await savedAnswer(await reload())).toMatchObject({ data: { rsvpCount: null } });
  expect(console.warn).toHaveBeenCalledOnce();
});

test('works without storage, and reports that nothing is kept', async () => {
  vi.stubGlobal('localStorage', undefined);
  const page = await reload();
  expect((await page.transport(save(2))).status).toBe(200);
  expect(await savedAnswer(page)).toMatchObject({ data: { rsvpCount: 2 } });
  expect(console.warn).toHaveBeenCalled();
});

test('fails as fetch does if a scenario of the address cuts the connection', async () => {
  const { transport } = await reload();
  vi.stubGlobal('location', { search: '?mock=offline' });
  await expect(transport(new Request(rsvp))).rejects.toThrow(TypeError);
});

test('returns the address of a card, which is a file of the export', async () => {
  const { cardAddress } = await reload();
  expect(cardAddress(guestOfFour)).toBe('/cards/layla-omar.svg');
  expect(cardAddress('layla-omar.svg')).toBe(cardAddress(guestOfFour));
  expect(cardAddress('nobody')).toBe('data:,');
});

test('adds neither ajv nor Node nor the description to a page', () => {
  const reached = reachedFrom(join(import.meta.dirname, 'in-page.ts'));
  expect([...reached].filter((name) => /^node:|^ajv|description\.gen\.json$/.test(name))).toEqual([]);
  expect([...reached].some((name) => /backend[\\/]handlers\.ts$/.test(name))).toBe(true);
});

/** Every module that a file imports, directly or through our own modules; packages by their specifier. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  for (const { fileName } of preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
    const name = fileName.startsWith('.') ? join(dirname(file), fileName) : fileName;
    if (seen.has(name)) continue;
    seen.add(name);
    if (name.endsWith('.ts')) reachedFrom(name, seen);
  }
  return seen;
}
