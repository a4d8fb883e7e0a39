import { useSuspenseQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { Fact, FactSheet } from './FactSheet.tsx';
import { FriendList } from './FriendList.tsx';
import { GroupList } from './GroupList.tsx';
import { aboutQuery } from './queries.ts';
import { WorkSheet } from './WorkSheet.tsx';
import styles from './AboutPart.module.css';

/** The facts about the person, one panel per topic. */
export function AboutPart() {
  const templateApi = useTemplateApi();
  const { i18n } = useLingui();
  const { data } = useSuspenseQuery(aboutQuery(templateApi));
  const { general, contact } = data;
  // A day without a time, as midnight in local time, so that no time zone moves it.
  const birthday = i18n.date(new Date(`${general.birthday}T00:00`), { dateStyle: 'long' });
  return (
    <div className={styles.about}>
      <FactSheet title={<Trans>General</Trans>}>
        <Fact term={<Trans>About me</Trans>} facts={[general.about]} />
        <Fact term={<Trans>Birthday</Trans>} facts={[birthday]} />
        <Fact term={<Trans>Lives in</Trans>} facts={[general.location]} />
        <Fact term={<Trans>Languages</Trans>} facts={general.languages} />
      </FactSheet>
      <FactSheet title={<Trans>Contact</Trans>}>
        <Fact term={<Trans>Email</Trans>} facts={[contact.email]} dir="ltr" />
        <Fact term={<Trans>Phone</Trans>} facts={[contact.phone]} dir="ltr" />
        <Fact term={<Trans>Address</Trans>} facts={[contact.address]} />
        <Fact term={<Trans>Website</Trans>} facts={[contact.website]} dir="ltr" />
      </FactSheet>
      <WorkSheet work={data.work} />
      <GroupList groups={data.groups} />
      <FriendList friends={data.friends} />
    </div>
  );
}
