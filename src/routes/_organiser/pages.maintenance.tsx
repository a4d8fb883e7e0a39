import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MaintenancePage } from '../../template/StatePages.tsx';

export const Route = createFileRoute('/_organiser/pages/maintenance')({
  staticData: { title: msg`Maintenance`, inSearch: true, template: 'pages' },
  component: MaintenancePage,
});
