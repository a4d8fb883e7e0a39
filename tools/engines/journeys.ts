import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfTheGala } from '../../mocks/backend/seeds/gala.ts';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { keys, type Page } from './browser.ts';

const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
const confirm = '//*[contains(concat(" ", @class, " "), " confirm ")][self::button]';
const focusSlider = `const slider = document.querySelector('input[type=range]'); slider.focus(); return Number(slider.value);`;
const sliderValue = `return Number(document.querySelector('input[type=range]').value);`;
const dialogIsOpen = `return Boolean(document.querySelector('dialog[open], [role=dialog], [role=alertdialog]'));`;

/** The counts that the mock backend was sent, oldest first. */
async function saves(page: Page): Promise<number[]> {
  const script = `
    const request = new XMLHttpRequest();
    request.open('GET', '/_mock/log?operationId=saveRsvp', false);
    request.send();
    return JSON.parse(request.responseText).map(({ body }) => body.rsvpCount);`;
  return (await page.run(script)) as number[];
}

function expectEqual(actual: unknown, expected: unknown, what: string) {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} in the place of ${other}`);
}

/** What must work in every engine, each in a world of its own. */
export const journeys: Record<string, (page: Page) => Promise<void>> = {
  async 'a guest answers, changes the answer by keyboard, and finds it after a reload'(page) {
    await page.open(`/${guestOfFour}/rsvp?lang=en`);
    await page.sees('Invited : 4');
    await page.press(button('One more'));
    await page.press(button('One more'));
    await page.sees('Confirmed : 2');
    await page.press(confirm);
    await page.sees('Thank You!');
    await page.press(button('Change my answer'));
    await page.until('the slider', 'return Boolean(document.querySelector("input[type=range]"))');
    await page.run(focusSlider);
    await page.type([keys.home, keys.up, keys.up, keys.up]);
    await page.sees('Confirmed : 3');
    await page.press(confirm);
    await page.sees('Thank You!');
    expectEqual(await saves(page), [2, 3], 'what was sent');
    await page.reload();
    await page.sees('Confirmed : 3');
  },

  async '[F13] the question about zero closes by Esc and by its backdrop, and nothing is sent'(page) {
    await page.open(`/${guestOfFour}/rsvp?lang=en`);
    await page.press(button('One more'));
    await page.press(button('One fewer'));
    await page.sees('Confirmed : 0');
    for (const dismiss of [() => page.type([keys.escape]), () => page.pressAt(4, 4)]) {
      await page.press(confirm);
      await page.until('the question about zero', dialogIsOpen);
      await dismiss();
      await page.until('the end of the question', dialogIsOpen.replace('return ', 'return !'));
      await page.until('the focus on Confirm', `return document.activeElement?.matches('button.confirm')`);
    }
    expectEqual(await saves(page), [], 'what was sent');
  },

  async '[F73] in Arabic the slider grows to the left, as its bar does'(page) {
    await page.open(`/${guestOfTheGala}/rsvp?lang=ar`);
    await page.until('the slider', 'return Boolean(document.querySelector("input[type=range]"))');
    await page.run(focusSlider);
    await page.type([keys.home]);
    expectEqual(await page.run(sliderValue), 0, 'the slider after Home');
    await page.type([keys.left]);
    expectEqual(await page.run(sliderValue), 1, 'the slider after the left arrow');
    await page.type([keys.right]);
    expectEqual(await page.run(sliderValue), 0, 'the slider after the right arrow');
  },

  async 'an organiser signs in, finds an event and reads its guest list'(page) {
    await page.open('/login?lang=en');
    await page.press('//input[@type="email" or @name="email"]');
    await page.type(admin.email);
    await page.press('//input[@name="password"]');
    await page.type(admin.password);
    await page.press('//button[@type="submit"]');
    await page.sees("Layla & Omar's wedding");
    await page.open(`/events/guests/all?event=${weddingId}`);
    await page.sees('Yusuf & Hana Haddad');
    await page.open('/events');
    await page.until('the search', 'return Boolean(document.querySelector("input[type=search]"))');
    await page.press('//input[@type="search"]');
    await page.type('kina');
    await page.until('one event', 'return document.querySelectorAll("main li h2").length === 1');
  },
};
