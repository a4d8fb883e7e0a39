import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

/** Removes what Safari 16.4, Chrome 111 or Firefox 114 lack. */
function beOld() {
  const remove = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  remove(Promise, 'withResolvers', 'try');
  remove(Object, 'groupBy');
  remove(Map, 'groupBy');
  remove(Array, 'fromAsync');
  remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
  remove(String.prototype, 'toWellFormed', 'isWellFormed');
  remove(Set.prototype, 'union', 'difference', 'intersection', 'symmetricDifference');
  remove(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  remove(
    Object.getPrototypeOf(Object.getPrototypeOf([].values())),
    'map',
    'filter',
    'take',
    'drop',
    'toArray',
  );
  remove(URL, 'canParse', 'parse');
  remove(AbortSignal, 'any');
  remove(Response, 'json');
  remove(Intl, 'Segmenter');
  remove(Element.prototype, 'checkVisibility');
  remove(globalThis, 'scheduler');
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const)
    for (const { prototype } of [Element, Document]) {
      const find: unknown = Reflect.get(prototype, name);
      if (typeof find !== 'function') continue;
      Reflect.set(prototype, name, function search(this: unknown, selector: string) {
        if (/:(has|dir)\(/.test(selector)) throw new SyntaxError(`An old browser cannot parse ${selector}`);
        return Reflect.apply(find, this, [selector]) as unknown;
      });
    }
}

test('the oldest browsers log in, list, import and answer', async ({ page }) => {
  await page.addInitScript(beOld);
  await signIn(page, admin);
  await page.goto(`/events/guests/import?event=${weddingId}`);
  const csv = 'Name,Phone,Invited\nAda Demir,5550900011,2\nCan Koç,5550900012,1\n';
  await page
    .getByLabel('File with guests')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Import 2 guests' }).click();
  await expect(page.getByRole('heading', { name: '2 guests added' })).toBeVisible();
  await page.goto(`/events/guests/all?event=${weddingId}&sort=-name`);
  await expect(page.getByRole('table')).toContainText('Ada Demir');
  await page.goto(`/${guestOfFour}/rsvp`);
  await page.getByRole('slider').fill('3');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
});

for (const [address, notice] of [
  ['/login?lang=tr', 'Bu tarayıcı Guestwise için çok eski'],
  [`/${guestOfFour}/rsvp?lang=ar`, 'هذا المتصفح قديم'],
] as const)
  test(`an older browser shows a notice at ${address}`, async ({ page }) => {
    // Chromium has color-mix(), so the condition of old-browser.css is changed to a value that it lacks.
    const age = (text: string) =>
      text
        .replaceAll(/color:\s?color-mix\(in srgb,\s?red,\s?red\)/g, 'color:unknown')
        // It allows the styles by their hash.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await page.route(/rsvp|login|\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: age(await response.text()),
        headers: { ...response.headers(), 'content-security-policy': '' },
      });
    });
    await page.goto(address);
    await expect(page.locator('.old-browser p:visible')).toHaveCount(1);
    await expect(page.locator('.old-browser p:visible')).toContainText(notice);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
