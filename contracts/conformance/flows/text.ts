import type { Flow } from '../flow.ts';
import {
  addGuest,
  addMessage,
  getEvent,
  getGuest,
  guestPage,
  listEvents,
  listSentMessages,
  patchEvent,
  patchGuest,
  patchMessage,
} from '../reads.ts';

/** What people write and paste. The backend must return each text unchanged. */
const texts: Record<string, string> = {
  'quotes and brackets': `"It's" <b>bold</b> & more; \\ / %20 + #`,
  markup: '<img src="x" onerror="alert(1)"><script>alert(2)</script>',
  'escaped markup': '&lt;b&gt; &amp;amp; &#39;',
  emoji: '👩‍👩‍👧‍👦 🇹🇷 नि🏽 ❤️',
  'combining marks': 'e\u0301 and é, Z\u0338a\u0301',
  'typeset marks': '“Layla’s” – ½ … ﬁ № １',
  patterns: '$1 $& $$HOME `id` *bold* _x_ \\n',
  'right to left': 'أهلاً وسهلاً \u202Egnp.exe\u202C עברית',
  // Longer than a packet: a server that decodes each separately breaks a letter that is split between two.
  'long Arabic': 'أهلاً وسهلاً بكم، '.repeat(300).trim(),
  Turkish: 'İstanbul ılık ŞĞÜÖÇ',
  'zero-width': 'Ay\u200Bla\u200D',
  'words of code': 'null undefined NaN true {{7*7}} ${7*7} {name} %s',
  formula: '=HYPERLINK("https://evil.example")',
  digits: '٠٥٠١٢٣ 0012',
  'a number': '0012',
  'a time': '2026-05-01T18:30:00.10Z',
  'the word null': 'null',
  'the word true': 'true',
  long: 'Wolfeschlegelstein '.repeat(527).slice(0, 9_999) + '.',
};
/** In texts of several lines, surrounding spaces and line breaks are part of the text too. */
const lines: Record<string, string> = {
  ...texts,
  space: '  first\n\n\tsecond  \n',
  tabs: 'a\tb  c\u00A0d',
};

const kinds = Object.entries(lines).map(([kind, text]) => ({ kind, text, line: texts[kind] ?? kind }));

export const textFlows: Flow[] = [
  {
    name: 'text of events comes back character by character',
    screen: 'Events, the event’s page, and the guest’s page',
    async run({ newEvent, organiser, guestApi, same }) {
      const names = new Map<string, string>();
      for (const { kind, text, line } of kinds) {
        const id = await newEvent({ name: line, welcomeMessage: text, rsvpMessage: text });
        const read = async () => {
          const { name, welcomeMessage, rsvpMessage } = (await getEvent(organiser, id)).fields;
          return { name, welcomeMessage, rsvpMessage };
        };
        same(`${kind}: an event`, await read(), { name: line, welcomeMessage: text, rsvpMessage: text });
        const guest = await addGuest(organiser, id, { name: 'Grace' });
        const { data: invitation } = await guestApi.GET('/api/v1/events/guests/{guestId}/rsvp', {
          params: { path: { guestId: guest.id } },
        });
        const { welcomeMessage, rsvpMessage } = invitation?.data.event ?? {};
        same(
          `${kind}: the guest’s page`,
          { welcomeMessage, rsvpMessage },
          { welcomeMessage: text, rsvpMessage: text },
        );
        const body = { name: `${line}.`, welcomeMessage: `${text}.`, rsvpMessage: `.${text}` };
        await patchEvent(organiser, id, body);
        same(`${kind}: a changed event`, await read(), body);
        names.set(id, body.name);
        await patchEvent(organiser, id, { name: ` ${body.name} ` });
        same('spaces around a name', (await getEvent(organiser, id)).fields.name, ` ${body.name} `);
      }
      for (const { id = '', name } of await listEvents(organiser))
        same('an event in the list', name, names.get(id) ?? name);
    },
  },
  {
    name: 'text of guests comes back character by character',
    screen: 'Guests (/events/guests/all), the drawer, and check-in',
    async run({ newEvent, organiser, same }) {
      const eventId = await newEvent();
      for (const { kind, line } of [...kinds, { kind: 'spaces', line: ' two  spaces ' }]) {
        const { id: guestId } = await addGuest(organiser, eventId, { name: line, phone: '0501234567' });
        const read = async () => (await getGuest(organiser, eventId, guestId)).fields.name;
        same(`${kind}: a guest`, await read(), line);
        const { guests } = await guestPage(organiser, eventId);
        same(`${kind}: a guest in the list`, guests.find(({ id }) => id === guestId)?.fields.name, line);
        await patchGuest(organiser, eventId, guestId, { name: `${line}.` });
        same(`${kind}: a changed guest`, await read(), `${line}.`);
      }
      // The server may refuse a number of another form, but not save another one.
      const phone = '+971 (50) ١٢٣-45.67';
      const { id } = await addGuest(organiser, eventId, { name: 'Grace' });
      const changing = patchGuest(organiser, eventId, id, { phone });
      const isSaved = await changing.then(({ response }) => response.ok).catch(() => false);
      same('a number with signs', (await getGuest(organiser, eventId, id)).phone, isSaved ? phone : '');
      const international = '+90 532 123 45 67';
      const grace = await addGuest(organiser, eventId, { name: 'Grace', phone: international });
      same('a number with its country', (await getGuest(organiser, eventId, grace.id)).phone, international);
    },
  },
  {
    name: 'text of messages comes back character by character',
    screen: 'the event’s Messages tab, and what is shared with a guest',
    async run({ newEvent, organiser, same }) {
      const eventId = await newEvent();
      for (const { kind, text, line } of kinds) {
        const messageId = await addMessage(organiser, eventId, { title: line, message: text });
        const read = async () => {
          const list = await listSentMessages(organiser, eventId);
          const found = list.find(({ _id, id }) => (_id ?? id) === messageId);
          return { title: found?.title, message: found?.message };
        };
        same(`${kind}: a message`, await read(), { title: line, message: text });
        await patchMessage(organiser, eventId, messageId, { title: `${line}.`, message: `.${text}` });
        same(`${kind}: a changed message`, await read(), { title: `${line}.`, message: `.${text}` });
        await patchMessage(organiser, eventId, messageId, { title: ` ${line} `, message: `${text}\r\n` });
        same('spaces and line ends', await read(), { title: ` ${line} `, message: `${text}\r\n` });
      }
    },
  },
];
