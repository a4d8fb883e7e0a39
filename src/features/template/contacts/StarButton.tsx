import { Button } from '@fluentui/react-components';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Contact } from '../../../api/template.gen.ts';
import styles from './ContactsPage.module.css';
import { toggleStarred } from './mutations.ts';

/** Adds or removes the star of a contact. */
export function StarButton({ contact: { id, name }, isStarred }: { contact: Contact; isStarred: boolean }) {
  const { t } = useLingui();
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutate } = useMutation(toggleStarred(clients));
  return (
    <Button
      appearance="subtle"
      icon={isStarred ? <Star20Filled className={styles.starred ?? ''} /> : <Star20Regular />}
      aria-label={t`Star ${name}`}
      aria-pressed={isStarred}
      onClick={() => mutate(id)}
    />
  );
}
