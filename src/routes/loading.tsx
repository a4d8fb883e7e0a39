import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Splash } from '../ui/states/Splash.tsx';

export const Route = createFileRoute('/loading')({
  staticData: { title: msg`Loading...` },
  component: Splash,
});
