import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../../template/StatePages.tsx';

export const Route = createFileRoute('/_organiser/pages/coming-soon')({
  staticData: { title: msg`Coming soon`, inSearch: true, template: 'pages' },
  component: ComingSoonPage,
});
