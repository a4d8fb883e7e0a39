import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListSkeleton } from '../../../template/area-skeletons.ts';
import * as v from 'valibot';
import { FaqPage } from '../../../template/faq/FaqPage.tsx';
import { questionsQuery } from '../../../template/faq/queries.ts';

export const Route = createFileRoute('/_organiser/_open/pages/faq')({
  staticData: { title: msg`Frequently asked questions`, inSearch: true, template: 'pages' },
  validateSearch: v.object({ search: v.fallback(v.optional(v.string(), ''), '') }),
  search: { middlewares: [stripSearchParams({ search: '' })] },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(questionsQuery(templateApi, i18n.locale));
  },
  component: Faq,
  pendingComponent: ListSkeleton,
});

function Faq() {
  return <FaqPage search={Route.useSearch().search} />;
}
