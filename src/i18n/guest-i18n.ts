import type { Messages } from '@lingui/core';

type Values = Record<string, string | number | null | undefined>;
type Form = string | Token[];
/** A text, or a value by name, such as `['count', 'plural', { one: …, other: … }]`. */
type Token = string | [name: string, type?: string, forms?: Record<string, Form>];

/**
 * The part of Lingui's core that the guest page needs: texts, values and plurals. The build of the guest page resolves
 * `@lingui/core` to this module, because dates, number styles and selections would be one of the seventy kilobytes that
 * a guest loads. A test compares it with Lingui for every message.
 */
export const i18n = createI18n();

function createI18n() {
  let locale = '';
  let locales = '';
  let messages: Messages = {};
  const listeners = new Set<() => void>();

  const write = (form: Form, values: Values, count?: string): string =>
    typeof form === 'string'
      ? form
      : form
          .map((token) => {
            if (typeof token !== 'string') return writeValue(token, values);
            return token === '#' && count !== undefined ? count : token;
          })
          .join('');

  function writeValue([name, type, forms]: Exclude<Token, string>, values: Values) {
    const value = values[name];
    if (type !== 'plural' || !forms) return String(value ?? '');
    const count = Number(value);
    const form = forms[count] ?? forms[new Intl.PluralRules(locales).select(count)] ?? forms.other;
    // No Intl formatter: no count of a guest's page has a fourth digit, and the first one takes long on a cheap phone.
    return write(form ?? '', values, String(count));
  }

  function t(message: string | { id: string; values?: Values }, values: Values = {}): string {
    if (typeof message !== 'string') return t(message.id, message.values);
    const form = messages[message];
    return form === undefined ? message : write(form as Form, values);
  }

  return {
    get locale() {
      return locale;
    },
    t,
    _: t,
    /** Calls back when the language changes. Returns a function that unsubscribes. */
    on(_: 'change', listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    loadAndActivate(next: { locale: string; locales: string; messages: Messages }) {
      ({ locale, locales, messages } = next);
      for (const listener of listeners) listener();
    },
  };
}
