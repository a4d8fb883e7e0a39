import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTemplateApi } from '../api/use-template-api.ts';
import { Avatar } from '../../ui/text/Avatar.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import styles from './Profile.module.css';
import { aboutQuery } from './queries.ts';

/** The facts about the person, one panel per topic. */
export function AboutPart() {
  const { i18n } = useLingui();
  const { data } = useSuspenseQuery(aboutQuery(useTemplateApi()));
  const { general, contact, work, groups, friends } = data;
  // A day without a time, as midnight in local time, so that no time zone moves it.
  const birthday = i18n.date(new Date(`${general.birthday}T00:00`), { dateStyle: 'long' });
  return (
    <div className={styles.about}>
      <Facts title={<Trans>General</Trans>}>
        <Fact term={<Trans>About me</Trans>} facts={[general.about]} />
        <Fact term={<Trans>Birthday</Trans>} facts={[birthday]} />
        <Fact term={<Trans>Lives in</Trans>} facts={[general.location]} />
        <Fact term={<Trans>Languages</Trans>} facts={general.languages} />
      </Facts>
      <Facts title={<Trans>Contact</Trans>}>
        <Fact term={<Trans>Email</Trans>} facts={[contact.email]} dir="ltr" />
        <Fact term={<Trans>Phone</Trans>} facts={[contact.phone]} dir="ltr" />
        <Fact term={<Trans>Address</Trans>} facts={[contact.address]} />
        <Fact term={<Trans>Website</Trans>} facts={[contact.website]} dir="ltr" />
      </Facts>
      <Facts title={<Trans>Work</Trans>}>
        <Fact term={<Trans>Occupation</Trans>} facts={[work.occupation]} />
        <Fact term={<Trans>Skills</Trans>} facts={work.skills} />
        <Fact
          term={<Trans>Jobs</Trans>}
          facts={work.jobs.map(({ company, role, from, to }) => `${company}, ${role}, ${from}–${to ?? ''}`)}
        />
      </Facts>
      <Facts title={<Trans>Groups</Trans>}>
        {groups.map(({ id, name, members }) => (
          <Named key={id} name={name}>
            <Plural value={members} one="# member" other="# members" />
          </Named>
        ))}
      </Facts>
      <Facts title={<Trans>Friends</Trans>}>
        {friends.map(({ id, name, avatar }) => (
          <Named key={id} name={name} picture={avatar?.src} />
        ))}
      </Facts>
    </div>
  );
}

/** A titled panel of terms with their facts. */
function Facts({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Surface isPadded aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.facts}>{children}</div>
    </Surface>
  );
}

interface FactProps {
  term: ReactNode;
  facts: readonly string[];
  /** Numbers and web addresses are left to right in every language. */
  dir?: 'ltr' | 'auto';
}

/** One term with one or more facts, as they were written. */
const Fact = ({ term, facts, dir = 'auto' }: FactProps) => (
  <dl>
    <dt>{term}</dt>
    {facts.map((fact) => (
      <dd key={fact}>
        <bdi dir={dir}>{fact}</bdi>
      </dd>
    ))}
  </dl>
);

interface NamedProps {
  name: string;
  picture?: string | undefined;
  children?: ReactNode;
}

/** A person or a group. */
const Named = ({ name, picture, children }: NamedProps) => (
  <div className={styles.saying}>
    <Avatar name={name} photoUrl={picture} />
    <div>
      <b>
        <ForeignText text={name} />
      </b>{' '}
      <small>{children}</small>
    </div>
  </div>
);
