import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  guestWhoAccepted,
  guestWhoDeclined,
  guestWhoNeverAnswered,
  weddingId,
} from '../../mocks/backend/seeds/wedding.ts';
import { createWorkbook, createTextRow, zip } from '../../src/features/guest-import/source/test-workbook.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const place = `/events/guests/import?event=${weddingId}`;
const button = (name: string) => page.getByRole('main').getByRole('button', { name });
const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('File with guests'), files);
const list = page.getByRole('textbox', { name: 'Or paste a list' });
const groups = page.getByRole('navigation', { name: 'Rows of the file' });
const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });

const names = createTextRow('Name', 'Phone', 'Invited');
const workbook = async () =>
  new File(
    [
      zip(
        createWorkbook(
          { name: 'Notes', rows: createTextRow('Call the florist') },
          { name: 'Bride', rows: names + createTextRow('Ada', '5550900041', '2') },
          {
            name: 'Groom',
            rows:
              createTextRow('Wedding guests 2026') +
              names +
              createTextRow('Bora', '5550900042', '2') +
              createTextRow('Cem', '12', '2'),
          },
        ),
      ),
    ],
    'guests.xlsx',
  );

test('[F64] a workbook proposes the sheet like a list, without its title', async () => {
  await openRoute(place);
  await choose(await workbook());
  const sheet = page.getByRole('combobox', { name: 'Sheet of the workbook' });
  await expect.element(sheet).toHaveDisplayValue('Bride (2 rows)');
  await expect.element(page.getByText('Ada', { exact: true })).toBeVisible();
  await sheet.selectOptions('Groom (4 rows)');
  const leftOut = '1 line above the column names was left out.';
  await expect.element(page.getByRole('main').getByText(leftOut)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Row 2 has the column names' })).toBeChecked();
  await button('Preview guests').click();
  await expect.element(page.getByRole('form', { name: 'Row 4' })).toBeVisible();
  await expect.element(page.getByText(leftOut).last()).toBeVisible();
  await expect.element(button('Import 1 guest')).toBeVisible();
});

test('[F73] what the preview found is announced once', async () => {
  await openRoute(place);
  const rows = ['Ada,5550900041,2', 'Ada,5550900041,2', 'Bora,12,2', 'Cem,13,2'];
  await choose(new File([['Name,Phone,Invited', ...rows].join('\n')], 'guests.csv'));
  const found = page
    .getByRole('status')
    .filter({ hasText: '1 new guest. 2 rows to correct. 1 duplicate left out' });
  await expect.element(found).toBeInTheDocument();
  // A correction changes the groups, which their tabs show.
  const row = page.getByRole('form', { name: 'Row 4' });
  await row.getByRole('textbox', { name: 'Phone' }).fill('5550900043');
  await userEvent.keyboard('{Enter}');
  await expect.element(groups.getByRole('link', { name: 'New 2' })).toBeVisible();
  await expect.element(found).toBeInTheDocument();
});

test('[F64] letters of no encoding are asked for, then columns proposed', async () => {
  await openRoute(place);
  const text = 'Name,Ki\u00fei\nA\u0098\u0083b \u00a6c\u00b1d\u00a4e,2';
  await choose(new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'guests.csv'));
  await expect.element(page.getByText(/^Check the letters in the columns below\./)).toBeVisible();
  const encoding = page.getByRole('combobox', { name: /Try another encoding/ });
  await encoding.selectOptions('Cyrillic (Windows-1251)');
  await expect.element(page.getByRole('combobox', { name: 'Kiюi' })).toHaveDisplayValue('Do not import');
  await encoding.selectOptions('Turkish (Windows-1254)');
  await expect.element(page.getByRole('combobox', { name: 'Kişi' })).toHaveDisplayValue('Invited');
  await expectCount(page.getByText(/^Check the letters in the columns below\./), 0);
});

test('[F64] another file starts anew, and a long text stays in its card', async () => {
  await openRoute(`${place}&group=duplicate`, { width: 360 });
  const note = 'Vegetarian, arrives late on Friday evening and leaves on Sunday after lunch';
  await choose(new File([`Davetli listesi\nName;Phone;Note\nAda;5550900041;${note}\n`], 'guests.csv'));
  const select = page.getByRole('combobox', { name: 'Note' });
  await expect.element(select).toBeVisible();
  const card = select.element().closest('li') as Element;
  const { left, right } = card.getBoundingClientRect();
  const inner = select.element().getBoundingClientRect();
  expect(right - inner.right).toBeCloseTo(inner.left - left, 0);
  await button('Preview guests').click();
  await expect
    .element(groups.getByRole('link', { name: /^Duplicates/ }))
    .toHaveAttribute('aria-current', 'page');
  await button('Choose another file').click();
  await choose(new File(['Name;Phone\nAda;5550900041\n'], 'guests.csv'));
  await expect.element(groups.getByRole('link', { name: 'New 1' })).toHaveAttribute('aria-current', 'page');
});

test('[F73] each step of an import takes the focus from the one before', async () => {
  await openRoute(place);
  await list.fill('Ada Lovelace, 555 090, 2');
  await press(button('Preview'));
  // The group with the row to correct.
  await expect.element(groups.getByRole('link', { name: 'To correct 1' })).toHaveFocus();

  const phone = page.getByRole('form', { name: 'Row 1' }).getByRole('textbox', { name: 'Phone' });
  await phone.fill('5550900041');
  await userEvent.keyboard('{Enter}');
  await expect.element(groups.getByRole('link', { name: 'New 1' })).toHaveFocus();

  await press(button('Change columns'));
  await expect.element(heading('Match the columns')).toHaveFocus();
  await press(button('Choose another file'));
  await expect.element(button('Choose a file')).toHaveFocus();
  await list.fill('Ada Lovelace, 555 090 0041, 2');
  await press(button('Preview'));
  await expect.element(groups.getByRole('link', { name: 'New 1' })).toHaveFocus();
  await press(button('Import 1 guest'));
  await expect.element(heading('1 guest added')).toHaveFocus();
});

test('[F64] a list without guests is refused aloud', async () => {
  await openRoute(place);
  await list.fill(',,');
  await press(button('Preview'));
  await expect.element(page.getByRole('alert').getByText(/^This file has no rows\./)).toBeVisible();
  await expect.element(button('Choose a file')).toHaveFocus();
});

test('[F64] of dropped files the first list is read, and the page says which, and names the other lists', async () => {
  await openRoute(place);
  const dataTransfer = new DataTransfer();
  for (const [name, row] of [
    ['photo.jpg', ''],
    ['bride.csv', 'Ada,5550900041'],
    ['groom.csv', 'Bora,5550900042'],
  ] as const) {
    dataTransfer.items.add(new File([`Name,Phone\n${row}\n`], name));
  }
  const target = page.getByText('Drop a file here, or choose one.');
  await expect.element(target).toBeVisible();
  target.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect.element(button('Import 1 guest')).toBeVisible();
  const sentence = page.getByText(/^Only .*was read\. Import the others after this one/).last();
  await expect.element(sentence).toBeVisible();
  // Invisible characters isolate the names.
  expect(sentence.element().textContent.replaceAll(/\p{Cf}/gu, '')).toBe(
    'Only bride.csv was read. Import the others after this one: groom.csv.',
  );
});

test('[F64] the second of two lists side by side can be left out', async () => {
  await openRoute(place);
  await choose(new File(['Name,Phone,Note,Name,Phone\nAda,,x,Bora,5550900042\n'], 'guests.csv'));
  const second = page.getByRole('checkbox', { name: 'Also import the list beside it, from column 4 on' });
  await expect.element(second).toBeChecked();
  await second.click();
  await button('Preview guests').click();
  await expect.element(button('Import 1 guest')).toBeVisible();
  await button('Change columns').click();
  await second.click();
  await button('Preview guests').click();
  await expect.element(button('Import 2 guests')).toBeVisible();
});

test('rows to correct name their fields once, or in each narrow row', async () => {
  for (const [width, heads] of [
    [1280, 'none'],
    [360, 'block'],
  ] as const) {
    await openRoute(place, { width });
    await choose(new File(['Name,Phone\nAda,12\nBora,13\n'], 'guests.csv'));
    const row = page.getByRole('form', { name: 'Row 3' });
    await expect.element(row.getByRole('textbox', { name: 'Phone' })).toBeVisible();
    const label = row.bySelector('label').first().element();
    expect(label.getBoundingClientRect().width > 1).toBe(heads === 'block');
    const isHeadShown =
      page.getByRole('main').bySelector('[aria-hidden] > span').first().element().getBoundingClientRect()
        .width > 0;
    expect(isHeadShown).toBe(heads === 'none');
  }
});

test('[F83] a preview says that edited answers of an export are not imported', async () => {
  const sentence = page.getByText('Answers that differ from the guest list are not imported.');
  const rows = [
    [guestWhoAccepted, 'Grace Okafor', '2', 'Coming'],
    [guestWhoDeclined, 'Uncle Tariq', '0', 'Declined'],
    [guestWhoNeverAnswered, 'The Lindqvists', '', 'Not answered'],
  ] as const;
  for (const [coming, answer, count] of [
    ['', '', 0],
    ['3', '', 1],
    ['', 'Coming', 1],
  ] as const) {
    await openRoute(place);
    const text = rows.map(([id, name, people, kind], at) =>
      [
        name,
        (at === 2 && coming) || people,
        (at === 2 && answer) || kind,
        `https://guests.test/${id}/rsvp`,
      ].join(),
    );
    await choose(new File([['Name,Coming,Answer,RSVP link', ...text].join('\n')], 'guests.csv'));
    await expect.element(page.getByText('3 unchanged')).toBeVisible();
    await expectCount(sentence, count);
  }
});

test('[F64] a preview that a person has corrected is not left without a question', async () => {
  const wayOut = page.getByRole('navigation').getByRole('link', { name: 'Events' }).first();
  const question = page.getByRole('alertdialog');
  await openRoute(place);
  await choose(new File(['Name,Phone\nAda,12\n'], 'guests.csv'));
  const phone = page.getByRole('form', { name: 'Row 2' }).getByRole('textbox', { name: 'Phone' });
  await phone.fill('5550900041');
  await press(wayOut);
  await expect.element(question.getByText('You will lose your unsaved changes.')).toBeVisible();
  await press(question.getByRole('button', { name: 'Cancel' }));
  await expect.element(button('Import 1 guest')).toBeVisible();

  await openRoute(place);
  await choose(new File(['Name,Phone\nAda,12\n'], 'guests.csv'));
  await expect.element(phone).toBeVisible();
  await press(wayOut);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});
