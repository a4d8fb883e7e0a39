import type { Flow } from '../flow.ts';
import { addGuest, addMessage, getEvent, getGuest, guestPage } from '../reads.ts';

/** What people write and paste; each must come back character by character. */
const texts: Record<string, string> = {
  'quotes and brackets': `"It's" <b>bold</b> & more; \\ / %20 + #`,
  markup: '<img src="x" onerror="alert(1)"><script>alert(2)</script>',
  'escaped markup': '&lt;b&gt; &amp;amp; &#39;',
  emoji: '👩‍👩‍👧‍👦 🇹🇷 नि🏽 ❤️',
  'combining marks': 'e\u0301 and é, Z\u0338a\u0301',
  'right to left': 'أهلاً وسهلاً \u202Egnp.exe\u202C עברית',
  Turkish: 'İstanbul ılık ŞĞÜÖÇ',
  'zero-width': 'Ay\u200Bla\u200D',
  'words of code': 'null undefined NaN true {{7*7}} ${7*7} {name} %s',
  formula: '=HYPERLINK("https://evil.example")',
  digits: '٠٥٠١٢٣ 0012',
  long: 'Wolfeschlegelstein '.repeat(527).slice(0, 9_999) + '.',
};
/** In texts of several lines, the space around and the breaks are text as well. */
const lines: Record<string, string> = { ...texts, space: '  first\n\n\tsecond  \n', tabs: 'a\tb  c' };

export const textFlows: Flow[] = [
  {
    name: 'text comes back character by character',
    screen: 'every page with words of people: events, guests, messages, the guest’s page',
    async run(kit) {
      const { organiser, same } = kit;
      for (const [kind, text] of Object.entries(lines)) {
        const line = texts[kind] ?? kind;
        const id = await kit.newEvent({ name: line, welcomeMessage: text, rsvpMessage: text });
        const { fields } = await getEvent(organiser, id);
        same(
          `${kind}: an event`,
          [fields.name, fields.welcomeMessage, fields.rsvpMessage],
          [line, text, text],
        );
        const guest = await addGuest(organiser, id, { name: line, phone: '0501234567' });
        same(`${kind}: a guest`, (await getGuest(organiser, id, guest.id)).fields.name, line);
        same(`${kind}: a guest in the list`, (await guestPage(organiser, id)).guests[0]?.fields.name, line);
        const guestPath = { eventId: id, guestId: guest.id };
        await organiser.api.PATCH('/api/v1/events/{eventId}/guests/{guestId}', {
          params: { path: guestPath },
          body: { name: `${line}.` },
        });
        same(`${kind}: a changed guest`, (await getGuest(organiser, id, guest.id)).fields.name, `${line}.`);
        const messageId = await addMessage(organiser, id, { title: line, message: text });
        const read = async () => {
          const params = { path: { eventId: id }, query: { sort: 'createdAt' as const } };
          const { data } = await organiser.api.GET('/api/v1/events/{eventId}/messages', { params });
          return [data?.data.docs[0]?.title, data?.data.docs[0]?.message];
        };
        same(`${kind}: a message`, await read(), [line, text]);
        await organiser.api.PATCH('/api/v1/events/{eventId}/messages/{messageId}', {
          params: { path: { eventId: id, messageId } },
          body: { title: `${line}.`, message: `${text}.` },
        });
        same(`${kind}: a changed message`, await read(), [`${line}.`, `${text}.`]);
        const { data: invitation } = await kit.guestApi.GET('/api/v1/events/guests/{guestId}/rsvp', {
          params: { path: { guestId: guest.id } },
        });
        same(
          `${kind}: the guest’s page`,
          [invitation?.data.event.welcomeMessage, invitation?.data.event.rsvpMessage],
          [text, text],
        );
        await organiser.api.PATCH('/api/v1/events/{eventId}', {
          params: { path: { eventId: id } },
          body: { name: `${line}.`, welcomeMessage: `${text}.` },
        });
        const after = (await getEvent(organiser, id)).fields;
        same(
          `${kind}: a changed event`,
          [after.name, after.welcomeMessage, after.rsvpMessage],
          [`${line}.`, `${text}.`, text],
        );
      }
    },
  },
];
