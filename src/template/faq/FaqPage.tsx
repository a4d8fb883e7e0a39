import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { SearchInfoRegular } from '@fluentui/react-icons/svg/search-info';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTemplateApi } from '../api/use-template-api.ts';
import { createMatcher } from '../../i18n/matches-query.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { questionsQuery } from './queries.ts';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { Surface } from '../../ui/layout/Surface.tsx';
import styles from './FaqPage.module.css';

/** Questions and answers; a search opens its matches (the specification, section 2). */
export function FaqPage({ search }: { search: string }) {
  const change = useAddressChange();
  const templateApi = useTemplateApi();
  const { t, i18n } = useLingui();
  const { data: questions } = useSuspenseQuery(questionsQuery(templateApi, i18n.locale));
  const matches = createMatcher(search);
  const found = questions.filter(({ question, answer }) => matches(question, answer));
  return (
    <Page
      title={<Trans>Frequently asked questions</Trans>}
      actions={
        <SearchField
          label={t`Search questions`}
          defaultValue={search}
          onChange={(text) => change({ search: text })}
        />
      }
    >
      <p className="visually-hidden" role="status">
        {search && <Plural value={found.length} one="# question found" other="# questions found" />}
      </p>
      <Surface as="div">
        {found.length === 0 && (
          <EmptyState
            icon={<SearchInfoRegular aria-hidden />}
            title={
              questions.length === 0 ? (
                <Trans>No questions yet</Trans>
              ) : (
                <Trans>No questions match your search</Trans>
              )
            }
            hint={questions.length > 0 && <Trans>Try fewer words.</Trans>}
          />
        )}
        {found.map(({ id, question, answer }) => (
          <details key={`${id} ${search !== ''}`} className={styles.question} open={search !== ''}>
            <summary>
              <span dir="auto">{question}</span>
              <ChevronDown20Regular aria-hidden />
            </summary>
            <p dir="auto">{answer}</p>
          </details>
        ))}
      </Surface>
    </Page>
  );
}
