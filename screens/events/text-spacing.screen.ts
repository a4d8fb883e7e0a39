import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectTexts } from '../support/text.ts';

const names = [
  'Spring reception of the northern chapter',
  'The thirty-second annual general meeting and supper of the harbour society',
  'مأدبة عشاء العائلة الكبيرة بمناسبة تخرّج الأحفاد الثلاثة من الجامعة',
];

/** The spacing of WCAG 1.4.12, as in a reader's own style sheet. */
function spaceTexts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => void (document.adoptedStyleSheets = []));
}

test('with wide text spacing at 320 px, the cards show the whole names of events', async () => {
  const docs = names.map((name, place) => ({ _id: `event${place}`, name }));
  await openRoute('/events', {
    signedInAs: admin,
    width: 320,
    before: () => backend.plan({ operationId: 'listEvents', body: { data: { docs } } }),
  });
  spaceTexts();
  const titles = page.getByRole('article').bySelector('h2 bdi');
  await expectTexts(titles, names);
  for (const title of titles.elements()) expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
});
