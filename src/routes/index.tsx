import { createFileRoute, redirect } from '@tanstack/react-router';
import { createLoginSearch, redirectSearch } from './-guards/guard-route.ts';

export const Route = createFileRoute('/')({
  validateSearch: redirectSearch,
  beforeLoad: ({ context, search }) => {
    throw redirect({ to: '/login', search: createLoginSearch(search.redirect, context.needsSignIn) });
  },
});
