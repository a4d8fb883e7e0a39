import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { FaqPage } from '../../../features/template/faq/FaqPage.tsx';
import { questionsQuery } from '../../../features/template/faq/queries.ts';
import { createLazyPart } from '../../../ui/page/lazy-part.tsx';

const Skeleton = createLazyPart(
  async () => (await import('../../../features/template/Skeletons.tsx')).FaqSkeleton,
);

export const Route = createFileRoute('/_organiser/_open/pages/faq')({
  staticData: { title: msg`Frequently asked questions` },
  validateSearch: v.object({ search: v.fallback(v.optional(v.string()), undefined) }),
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(questionsQuery(templateApi));
  },
  component: Faq,
  pendingComponent: Skeleton,
});

function Faq() {
  const { search = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const searchFor = (text: string) => void navigate({ search: text ? { search: text } : {}, replace: true });
  return <FaqPage search={search} onSearch={searchFor} />;
}
