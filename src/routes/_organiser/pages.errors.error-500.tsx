import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ServerErrorPage } from '../../template/StatePages.tsx';

export const Route = createFileRoute('/_organiser/pages/errors/error-500')({
  staticData: { title: msg`Server Error`, inSearch: true, template: 'pages' },
  component: ServerErrorPage,
});
