import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useScope } from '../../../api/use-api.ts';
import { eventsQuery } from '../../../domain/event/event-queries.ts';

/** Fills an empty account of the mock backend with sample events. */
export function LoadSampleEvents() {
  const scope = useScope();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { loadSampleEvents } = await import('./load-sample-events.ts');
      await loadSampleEvents(scope);
    },
    onSettled: () => scope.queryClient.invalidateQueries(eventsQuery(scope.api)),
    meta: { errorMessage: msg`We could not load the sample events.` },
  });
  return (
    <Button disabledFocusable={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? <Trans>Loading the sample events…</Trans> : <Trans>Load sample events</Trans>}
    </Button>
  );
}
