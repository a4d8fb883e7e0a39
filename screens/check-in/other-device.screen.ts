import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoAccepted, guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import * as keys from '../../src/storage/keys.ts';
import { catchDownloads } from '../support/downloads.ts';
import { openRoute } from '../support/open-route.tsx';

const address = `/events/${weddingId}/scan`;
const key = keys.arrivals(admin._id, weddingId);
const log = page.getByRole('main').getByRole('region', { name: 'Checked in' });
const hour = 3_600_000;
const noon = Date.UTC(2027, 4, 9, 12);
const grace = { guestId: guestWhoAccepted, name: 'Grace Okafor', people: 2, at: noon };
const tariq = { guestId: guestWhoDeclined, name: 'Uncle Tariq', people: 4, at: noon + hour };

afterEach(() => vi.restoreAllMocks());

/** Opens check-in on a device with these check-ins. */
async function openDevice(entries: readonly unknown[]) {
  await openRoute(address, { storage: entries.length > 0 ? { [key]: JSON.stringify(entries) } : {} });
  await expect.element(log).toBeVisible();
  await log.bySelector('summary').click();
}

/** What a device with these check-ins exports. */
async function exportFrom(entries: readonly unknown[]): Promise<string> {
  await openDevice(entries);
  const files = catchDownloads();
  await log.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => files.length).toBe(1);
  vi.restoreAllMocks();
  return (await files[0]?.text()) ?? '';
}

const give = (text: string) =>
  log
    .bySelector('input[type=file]')
    .upload(new File(['\uFEFF', text.replace(/^\uFEFF/, '')], 'arrivals.csv', { type: 'text/csv' }));
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;

test('another device’s check-ins are added once, and undone at once', async () => {
  const file = await exportFrom([grace, tariq]);
  const own = [{ ...grace, people: 3, at: noon + 2 * hour }];
  await openDevice(own);
  await expect.element(log).toMatchTextContent('not through the server');
  await give(file);
  await expect.element(log).toMatchTextContent('2 guests checked in');
  const said = log.getByRole('status');
  await expect.element(said).toMatchTextContent('1 guest added from the other device');
  await expect.element(said).toMatchTextContent('Grace Okafor3 here, 2 there');
  const merged = stored();
  expect(merged).toMatchObject([grace, tariq, ...own]);
  await give(file);
  await expect.element(said).toMatchTextContent('All guests in this file are already checked in here');
  expect(stored()).toEqual(merged);

  await openDevice(own);
  await give(file);
  await log.getByRole('button', { name: 'Undo' }).click();
  await expect.element(log).toMatchTextContent('1 guest checked in');
  expect(stored()).toEqual(own);
});

test('a file that cannot be added says why, and changes nothing', async () => {
  const file = await exportFrom([grace]);
  const own = [tariq];
  await openDevice(own);
  for (const [text, words] of [
    ['Name,Phone\nGrace,1\n', /has no check-ins/],
    [file.replaceAll(weddingId, 'another'), /from another event/],
    [file.replace(/T12:.*?Z/, ' 12:00'), /Another program has changed this file/],
    [file.replaceAll(/,"[^"]*","[^"]*"(?=\r\n)/g, ''), /older version/],
  ] as const) {
    await give(text);
    await expect.element(log.getByRole('alert')).toMatchTextContent(words);
    expect(stored()).toEqual(own);
  }
  await give(file);
  await expect.element(log).toMatchTextContent('2 guests checked in');
  await expect.element(log.getByRole('alert')).not.toBeInTheDocument();
});

test('a file counts as shared unless the share sheet is closed', async () => {
  const shared: File[] = [];
  const share = vi.fn<(data: ShareData) => Promise<void>>(
    async ({ files }) => void shared.push(...(files ?? [])),
  );
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  // Not every browser has a share sheet to spy on.
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  });
  await openDevice([grace]);
  const exported = () => localStorage.getItem(keys.exportedCount(key));
  const button = log.getByRole('button', { name: 'Share…' });
  await button.click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(exported()).toBeNull();
  await button.click();
  await expect.poll(exported).toBe('1');
  expect(shared.map(({ name }) => name)).toEqual([expect.stringMatching(/^arrivals-.*\.csv$/)]);
  expect(await shared[0]?.text()).toContain(guestWhoAccepted);
});
