import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { SharedThemePage } from '../../../shell/settings/SharedThemePage.tsx';
import { themeNames } from '../../../theme/theme-names.ts';

const theme = v.fallback(v.optional(v.picklist(themeNames)), undefined);

/** A theme shared by a link. */
export const Route = createFileRoute('/_organiser/_open/pages/theme')({
  staticData: { title: msg`Shared theme` },
  validateSearch: v.object({ main: theme, navbar: theme, toolbar: theme, footer: theme }),
  component: Theme,
});

function Theme() {
  const navigate = useNavigate();
  return <SharedThemePage link={Route.useSearch()} onLeave={() => void navigate({ to: '/events' })} />;
}
