import { Button } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { useTemplateApi, useTemplateScope } from '../api/use-template-api.ts';
import type { TemplateUser } from '../api/template.gen.ts';
import { PictureInput } from '../../forms/PictureInput.tsx';
import { Form } from '../../forms/Form.tsx';
import {
  displayName as displayNameRule,
  email as emailRule,
  optionalText,
} from '../../forms/account-rules.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Avatar } from '../../ui/text/Avatar.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { AboutPart } from './AboutPart.tsx';
import { updateAccount } from './mutations.ts';
import { PhotosPart } from './PhotosPart.tsx';
import styles from './Profile.module.css';
import { profileQuery, type ProfileSearch } from './queries.ts';
import { TimelinePart } from './TimelinePart.tsx';

/** A demo person in three parts: timeline, photos and videos, about (the specification, section 3). */
export const ProfilePage = ({ address: { tab, photo, edit } }: { address: ProfileSearch }) => (
  <>
    <ProfileHeader tab={tab} isEditing={edit === 'account'} />
    {tab === 'timeline' && <TimelinePart />}
    {tab === 'photos' && <PhotosPart shown={photo} />}
    {tab === 'about' && <AboutPart />}
  </>
);

interface ProfileHeaderProps {
  tab: ProfileSearch['tab'];
  isEditing: boolean;
}

/** The person, whose account can be edited, and links to all parts. */
function ProfileHeader({ tab: current, isEditing }: ProfileHeaderProps) {
  const change = useAddressChange();
  const onClose = () => change({ edit: undefined });
  const { t } = useLingui();
  const { data: profile } = useSuspenseQuery(profileQuery(useTemplateApi()));
  const tabs = { timeline: t`Timeline`, photos: t`Photos and videos`, about: t`About` };
  return (
    <Surface as="header">
      <img className={styles.cover} src={profile.cover.src} alt="" />
      <div className={styles.who}>
        <Avatar name={profile.name} photoUrl={profile.avatar.src} size="huge" />
        <div className={styles.name}>
          <h1>
            <ForeignText text={profile.name} />
          </h1>
          <p dir="auto">{profile.tagline}</p>
        </div>
        <span>
          <Plural value={profile.followers} one="# follower" other="# followers" />
          {' · '}
          <Plural value={profile.following} one="# following" other="# following" />
        </span>
        <Button icon={<Edit20Regular />} onClick={() => change({ edit: 'account' })}>
          <Trans>Edit profile</Trans>
        </Button>
      </div>
      <Tabs label={t`Parts of the profile`} isInSurface>
        {(['timeline', 'photos', 'about'] as const).map((tab) => (
          <Link
            key={tab}
            to="/pages/profile"
            search={{ tab }}
            resetScroll={false}
            aria-current={tab === current ? 'page' : undefined}
            activeOptions={{ exact: true }}
          >
            {tabs[tab]}
          </Link>
        ))}
      </Tabs>
      {isEditing && (
        <Modal open startsInContent onClose={onClose} title={<Trans>Edit profile</Trans>}>
          <AccountForm account={profile.account} onSaved={onClose} />
        </Modal>
      )}
    </Surface>
  );
}

const accountSchema = v.object({ displayName: displayNameRule, email: emailRule, photoURL: optionalText });

/** The picture, the name and the email address of an account. */
function AccountForm({ account, onSaved }: { account: TemplateUser; onSaved(): void }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(updateAccount(useTemplateScope()));
  const { id, displayName, email, photoURL } = account;
  const form = useForm({
    schema: accountSchema,
    texts: { displayName, email, photoURL },
    save: (data) => mutateAsync({ id, data }),
    onSaved,
  });
  return (
    <Form form={form} openedBy={['edit']}>
      <PictureInput field={form.fields.photoURL} />
      <TextField field={form.fields.displayName} label={t`Display name`} autoComplete="off" />
      <TextField field={form.fields.email} label={t`Email`} type="email" autoComplete="off" dir="ltr" />
      <SubmitButton form={form}>
        <Trans>Save</Trans>
      </SubmitButton>
    </Form>
  );
}
