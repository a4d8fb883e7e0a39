import { expect, test } from 'vitest';
import { bundleName, guestChunkName, withMessages, withRetries } from './guest-bundles.ts';

const messages = {
  fileName: 'assets/messages-en-12345678.js',
  code: 'var e=JSON.parse(`{"a":["Yes"]}`);export{e as messages};',
};
const load = 'import(`./messages-en-12345678.js`)';

test('a language’s bundle includes its catalogue', () => {
  const other = 'import(`./messages-tr-12345678.js`)';
  expect(withMessages(`start({en:()=>${load},tr:()=>${other}})`, messages)).toBe(
    `start({en:()=>Promise.resolve({messages:JSON.parse(\`{"a":["Yes"]}\`)}),tr:()=>${other}})`,
  );
});

test.each([
  ['no import', 'start()', messages],
  ['two imports', `${load};${load}`, messages],
  ['messages of another form', load, { ...messages, code: 'export const messages={}' }],
])('a build with %s fails', (_, code, given) => {
  expect(() => withMessages(code, given)).toThrow('messages-en-12345678.js');
});

test('[F80] a catalogue that failed is requested at another address', () => {
  expect(withRetries(`tr:()=>${load}`)).toBe(
    `tr:()=>${load}.catch(()=>import(\`./messages-en-12345678.js\`+"?"+Date.now()))`,
  );
});

test('the files are named after their language', () => {
  expect(bundleName('assets/guest-12345678.js', 'tr')).toBe('assets/guest-tr-12345678.js');
  expect(guestChunkName({ moduleIds: ['/src/i18n/locales/tr/guest.po'] })).toBe(
    'assets/messages-tr-[hash].js',
  );
  expect(guestChunkName({ moduleIds: ['/src/guest/main.tsx'] })).toBe('assets/guest-[hash].js');
});
