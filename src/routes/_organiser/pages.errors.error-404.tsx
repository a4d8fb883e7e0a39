import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../../template/StatePages.tsx';

export const Route = createFileRoute('/_organiser/pages/errors/error-404')({
  staticData: { title: msg`Page not found`, inSearch: true, template: 'pages' },
  component: NotFound,
});
