import { createFileRoute, redirect } from '@tanstack/react-router';
import { remembered } from './-guards/guard-route.ts';
import { redirectSearch } from './-guards/redirect-search.ts';

export const Route = createFileRoute('/')({
  validateSearch: redirectSearch,
  beforeLoad: ({ context, search }) => {
    throw redirect({ to: '/login', search: remembered(search.redirect, context.needsSignIn) });
  },
});
