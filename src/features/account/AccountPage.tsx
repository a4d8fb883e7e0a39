import { Button } from '@fluentui/react-components';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '../../domain/guest/phone.ts';
import { Avatar } from '../../ui/text/Avatar.tsx';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { DescriptionList } from '../../ui/text/DescriptionList.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { LanguageMenu } from '../../ui/auth/LanguageMenu.tsx';
import { LogoutIcon } from '../../ui/brand/LogoutIcon.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import styles from './AccountPage.module.css';
import { DeviceDataList } from './DeviceDataList.tsx';

interface AccountPageProps {
  user: {
    id: string;
    name: string;
    email: string;
    /** '' for none. */
    phone: string;
    /** The address of a picture that may be loaded. */
    photoUrl: string | undefined;
    roles: readonly MessageDescriptor[];
  };
  /** The current theme. */
  theme: MessageDescriptor;
  onOpenSettings(): void;
}

/** The API's data of the user, language and theme, and the data on this device. */
export function AccountPage({ user, theme, onOpenSettings }: AccountPageProps) {
  const { t, i18n } = useLingui();
  const roles = new Intl.ListFormat([i18n.locale]).format(user.roles.map((role) => i18n._(role)));
  return (
    <div className={styles.page}>
      <Page
        title={<Trans>Your account</Trans>}
        actions={
          <ButtonLink to="/logout" icon={<LogoutIcon />}>
            <Trans>Logout</Trans>
          </ButtonLink>
        }
      >
        <div className={styles.sections}>
          <Surface isPadded aria-labelledby="person">
            <div className={styles.person}>
              <Avatar name={user.name} size="large" photoUrl={user.photoUrl} />
              <h2 id="person">
                <ForeignText text={user.name} />
              </h2>
            </div>
            <DescriptionList
              entries={[
                { term: t`Email`, value: <ForeignText text={user.email} /> },
                ...(user.phone === ''
                  ? []
                  : [{ term: t`Phone`, value: <bdi dir="ltr">{formatPhone(user.phone)}</bdi> }]),
                { term: t`Role`, value: roles },
              ]}
            />
            <p className={styles.hint}>
              <Trans>These details cannot be changed here.</Trans>
            </p>
          </Surface>
          <Surface isPadded aria-labelledby="look">
            <h2 id="look">
              <Trans>Language and theme</Trans>
            </h2>
            <div className={styles.row}>
              <span>
                <Trans>Language</Trans>
              </span>
              <LanguageMenu />
            </div>
            <div className={styles.row}>
              <span>
                <Trans>Theme</Trans>: {i18n._(theme)}
              </span>
              <Button icon={<Settings20Regular />} onClick={onOpenSettings}>
                <Trans>Settings</Trans>
              </Button>
            </div>
          </Surface>
          <Surface isPadded aria-labelledby="device">
            <h2 id="device">
              <Trans>Data on this device</Trans>
            </h2>
            <DeviceDataList userId={user.id} />
          </Surface>
        </div>
      </Page>
    </div>
  );
}
