import { createFileRoute, redirect } from '@tanstack/react-router';
import { remembered } from './-admit.ts';
import { redirectSearch } from './-redirect-search.ts';

export const Route = createFileRoute('/')({
  validateSearch: redirectSearch,
  beforeLoad: ({ context, search }) => {
    throw redirect({ to: '/login', search: remembered(search.redirect, context.needsSignIn) });
  },
});
