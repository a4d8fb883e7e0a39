import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Shows the title of the guest's page in its language, and follows changes of it. */
export function showTitle() {
  const show = () => void (document.title = i18n._(msg`RSVP`));
  show();
  i18n.on('change', show);
}
