import { event, guestsOfEvent, messagesOfEvent } from './invite.ts';

export const hostileId = '665a60000000000000000001';

const script = '<script>window.ranFromData = true</script>';
const image = '<img src="https://evil.example/pixel.gif" onerror="window.ranFromData = true">';
/** The override reverses the text after it; nothing afterwards resets the direction. */
const override = '\u202Egnp.exe';

/** What people may paste into a field. The product must treat all of it as plain text. */
export const hostile = event({
  _id: hostileId,
  name: `Garden party ${image}`,
  card: 'garden',
  welcomeMessage: `Welcome <b>everybody</b> ${script}${image} javascript:alert(1) ${override}`,
  rsvpMessage: `Answer <a href="javascript:alert(1)">here</a> \u2066{{7*7}} \${7*7} </p></div>\n\n\tCount: =1+1`,
  created: '2026-04-01T00:00:00.000Z',
});

export const guestWithHostileWords = '665b60000000000000000001';
const guestWithOverride = '665b60000000000000000002';
export const guestWithLongName = '665b60000000000000000003';
export const guestWithEmoji = '665b60000000000000000004';
const guestNamedAyla = '665b60000000000000000005';
/** Looks like guestNamedAyla, with a zero-width space in it. */
const zeroWidthTwin = '665b60000000000000000006';
/** Looks like guestNamedAyla, with a Cyrillic А. */
const lookAlikeTwin = '665b60000000000000000007';
const guestWithScriptLink = '665b60000000000000000008';
export const guestWithFormula = '665b60000000000000000009';
export const guestWithPrototypeKeys = '665b60000000000000000010';
const guestWithLoneSurrogate = '665b60000000000000000011';
const guestWithEmptyName = '665b60000000000000000012';

/** As parsed from a response: JSON.parse makes `__proto__` an ordinary field. */
const prototypeKeys: Record<string, unknown> = JSON.parse(
  '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}, "toString": "no function"}',
);

export const hostileGuests = guestsOfEvent(hostileId, [
  {
    _id: guestWithHostileWords,
    name: `Robert ${script}`,
    phone: '5550160001',
    invitees: 3,
    inviteeOnCard: 2,
    remarks: [image, `${script}, and a comma`, '<svg onload=alert(1)>'],
  },
  { _id: guestWithOverride, name: `Rana ${override}`, phone: '5550160002', rsvpCount: 1 },
  { _id: guestWithLongName, name: 'Wolfeschlegelstein'.repeat(556).slice(0, 10_000), phone: '5550160003' },
  { _id: guestWithEmoji, name: '👩‍👩‍👧‍👦 Z̸̢̛͓á́́́ra 🇹🇷 नि🏽', phone: '5550160004', rsvpCount: 2 },
  { _id: guestNamedAyla, name: 'Ayla Demir', phone: '5550160005', rsvpCount: 1 },
  { _id: zeroWidthTwin, name: 'Ay\u200Bla Demir', phone: '5550160006', rsvpCount: 0 },
  { _id: lookAlikeTwin, name: '\u0410yla Demir', phone: '5550160007' },
  { _id: guestWithScriptLink, name: 'javascript:alert(document.domain)', phone: 'data:text/html,' + script },
  {
    _id: guestWithFormula,
    name: '=HYPERLINK("https://evil.example","Click")',
    phone: '+1-555-0109;@SUM(A1)',
  },
  { ...prototypeKeys, _id: guestWithPrototypeKeys, name: '__proto__', phone: '5550160010' },
  { _id: guestWithLoneSurrogate, name: 'Half \uD83D of a smile', phone: '٠٥٠١٢٣٤٥٦٧' },
  { _id: guestWithEmptyName, name: '', phone: '5550160012', isWAPhone: false },
]);

export const hostileMessages = messagesOfEvent(hostileId, [
  {
    _id: '665c60000000000000000001',
    title: `${script}Title`,
    message: `${image}\n<iframe src="javascript:alert(1)"></iframe>\n${override}\nhttps://example.org/?q="><script>`,
    isSelected: true,
    attachCardImage: true,
    createdAt: '2026-04-01T00:10:00.000Z',
  },
]);
