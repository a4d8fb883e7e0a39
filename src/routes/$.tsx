import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any unknown path (the specification, section 2). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
});
