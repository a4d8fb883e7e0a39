import { createFileRoute, redirect } from '@tanstack/react-router';
import { guestSearch } from '../../../features/guests/schema.ts';

export const Route = createFileRoute('/_organiser/_signed-in/events/guests/')({
  validateSearch: guestSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/events/guests/$filter', params: { filter: 'all' }, search, replace: true });
  },
});
