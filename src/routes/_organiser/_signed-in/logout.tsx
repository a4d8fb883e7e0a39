import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_organiser/_signed-in/logout')({
  beforeLoad: async ({ context, preload }) => {
    if (preload) return;
    await context.session.settled();
    context.session.signOut();
    throw redirect({ to: '/', replace: true });
  },
});
