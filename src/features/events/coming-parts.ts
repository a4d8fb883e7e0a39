import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ComingCount } from '../../domain/event/analytics.ts';

/**
 * "20 of 39 people coming" in three parts, because its number is drawn larger: the texts before and after the number may
 * be empty, depending on the language. The messages are those of `ComingHeadline`.
 */
export function getComingParts(i18n: I18n, { unit, coming, of }: ComingCount) {
  const shown = i18n.number(coming);
  const text = i18n._(
    unit === 'people'
      ? msg`<0>${shown}</0> of ${plural(of, { one: '# person', other: '# people' })} coming`
      : msg`<0>${shown}</0> of ${plural(of, { one: '# invitation', other: '# invitations' })} accepted`,
  );
  const [before = '', number = '', after = ''] = text.split(/<\/?0>/);
  return [before.trim(), number, after.trim()] as const;
}
