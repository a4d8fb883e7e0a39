import { Button } from '@fluentui/react-components';
import { Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { List20Regular } from '@fluentui/react-icons/svg/list';
import { Star20Regular } from '@fluentui/react-icons/svg/star';
import { StarOff20Regular } from '@fluentui/react-icons/svg/star-off';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Contact } from '../../../api/template.gen.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import styles from './ContactsPage.module.css';
import { setStarred } from './mutations.ts';
import { RemoveContacts } from './RemoveContacts.tsx';
import type { ContactsSearch } from './schema.ts';

interface ContactsBarProps {
  /** The selected contacts. */
  chosen: readonly Contact[];
  /** How many contacts are shown. */
  found: number;
  layout: ContactsSearch['layout'];
  onDeselect(): void;
}

/** How many contacts are shown or selected, with the actions for selected ones. */
export function ContactsBar({ chosen, found, layout, onDeselect }: ContactsBarProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutate: star } = useMutation(setStarred(clients));
  const ids = chosen.map(({ id }) => id);
  const other = layout === 'list' ? 'cards' : 'list';
  return (
    <div className={styles.bar}>
      <p role="status">
        {chosen.length > 0 ? (
          <Plural value={chosen.length} one="# contact selected" other="# contacts selected" />
        ) : (
          <Plural value={found} one="# contact" other="# contacts" />
        )}
      </p>
      {chosen.length > 0 && (
        <>
          <Button icon={<Star20Regular />} onClick={() => star({ ids, isStarred: true })}>
            <Trans>Star</Trans>
          </Button>
          <Button icon={<StarOff20Regular />} onClick={() => star({ ids, isStarred: false })}>
            <Trans>Remove star</Trans>
          </Button>
          <Button icon={<Delete20Regular />} onClick={() => setIsAsking(true)}>
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
      <ButtonLink
        className="screen-only"
        from="/apps/contacts"
        to="/apps/contacts"
        search={(before) => ({ ...before, layout: other })}
        replace
        resetScroll={false}
        appearance="subtle"
        icon={other === 'cards' ? <Grid20Regular /> : <List20Regular />}
        aria-label={other === 'cards' ? t`Show as cards` : t`Show as a list`}
        title={other === 'cards' ? t`Show as cards` : t`Show as a list`}
      />
      <RemoveContacts
        open={isAsking}
        contacts={chosen}
        onClose={() => setIsAsking(false)}
        onRemoved={onDeselect}
      />
    </div>
  );
}
