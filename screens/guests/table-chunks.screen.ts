import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { afterPaint } from '../../src/browser/after-paint.ts';
import { sendGuests } from '../support/long-list.ts';
import { openRoute } from '../support/open-route.tsx';

const list = `/events/guests/all?event=${weddingId}`;
const getBox = (element: Element) => element.getBoundingClientRect();
const isInWindow = (element: Element) => getBox(element).bottom > 0 && getBox(element).top < innerHeight;

test.each([
  ['en', 768],
  ['ar', 1280],
  ['en', 1920],
] as const)('%s, %i px: headings and cells share the columns', async (locale, width) => {
  await openRoute(list, { signedInAs: admin, locale, width });
  await expect.element(page.getByText('Grace Okafor')).toBeVisible();
  const [head, ...rows] = document.querySelectorAll<HTMLTableRowElement>('main tr');
  const getColumns = ({ cells }: HTMLTableRowElement) =>
    Array.from(cells)
      .filter((_, place) => head?.cells[place]?.checkVisibility())
      .map((cell) => [getBox(cell).left, getBox(cell).right]);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(getColumns(row)).toEqual(head && getColumns(head));
  const table = page.getByRole('table');
  expect(table.getByRole('columnheader').elements()).toEqual(
    Array.from(head?.cells ?? []).filter((cell) => cell.checkVisibility()),
  );
  expect(table.getByRole('rowheader').elements()).toHaveLength(rows.length);
});

test.each([1280, 360])('%i px: the page stays as it is while far rows are skipped', async (width) => {
  await openRoute(list, { signedInAs: admin, width, before: sendGuests(50) });
  await expect.element(page.bySelector('tr[data-index="49"]')).toBeInTheDocument();
  window.scrollTo(0, 1_800);
  await afterPaint();
  const chunks = [...document.querySelectorAll<HTMLElement>('main tbody')];
  const far = chunks.filter((chunk) => !isInWindow(chunk));
  expect(far.length).toBeGreaterThan(2);
  const near = chunks.filter(isInWindow).flatMap((chunk) => [...chunk.children]);
  const measure = () => ({
    height: document.documentElement.scrollHeight,
    scroll: window.scrollY,
    boxes: [...chunks, ...near].map((element) => [getBox(element).top, getBox(element).height]),
  });
  const before = measure();
  for (const chunk of far) chunk.style.contentVisibility = 'hidden';
  await afterPaint();
  expect(far.some((chunk) => chunk.firstElementChild?.checkVisibility())).toBe(false);
  expect(measure()).toEqual(before);
  for (const chunk of far) chunk.style.contentVisibility = '';
  await afterPaint();
  expect(measure()).toEqual(before);
});
