import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { eventsQuery } from '../../domain/event/event-queries.ts';

/** Fills an empty account of the mock backend with sample events. */
export function LoadSampleEvents() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { loadSampleEvents } = await import('./load-sample-events.ts');
      await loadSampleEvents({ api, queryClient });
    },
    onSettled: () => queryClient.invalidateQueries(eventsQuery(api)),
    meta: { errorMessage: msg`We could not load the sample events.` },
  });
  return (
    <Button disabledFocusable={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? <Trans>Loading the sample events…</Trans> : <Trans>Load sample events</Trans>}
    </Button>
  );
}
