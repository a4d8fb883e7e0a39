import { createFileRoute, redirect } from '@tanstack/react-router';
import { createLoginSearch } from './-guards/guard-route.ts';
import { redirectSearch } from './-guards/redirect-search.ts';

export const Route = createFileRoute('/')({
  validateSearch: redirectSearch,
  beforeLoad: ({ context, search }) => {
    throw redirect({ to: '/login', search: createLoginSearch(search.redirect, context.needsSignIn) });
  },
});
