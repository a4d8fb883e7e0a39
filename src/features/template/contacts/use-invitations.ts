import {
  type MutationFilters,
  type MutationOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { useCreateOnce } from '../../../api/use-create-once.ts';
import { type Invitation, inviteGuest } from './invite-guest.ts';

/** A guest list that has the guest already: its event, and the guest's name there. */
export interface AlreadyListed {
  eventId: string;
  name: string;
}

interface InvitationsOptions {
  /** The key of the form's draft. */
  formKey: string;
  isShown(): boolean;
  onAlreadyListed(listed: AlreadyListed): void;
}

const isSettled = ({ mutationKey }: Pick<MutationOptions, 'mutationKey'>): MutationFilters => ({
  mutationKey: mutationKey ?? [],
  predicate: ({ state }) => state.status !== 'pending',
});

/** Invites a guest to events. Calls that were under way when the form was opened again count too. */
export function useInvitations({ formKey, isShown, onAlreadyListed }: InvitationsOptions) {
  const queryClient = useQueryClient();
  const mutation = inviteGuest({
    api: useApi(),
    queryClient,
    once: useCreateOnce(formKey),
    formKey,
    isShown,
  });
  const { mutate, isPending } = useMutation(mutation);
  const [before] = useState(() => queryClient.getMutationCache().findAll(isSettled(mutation)));
  const calls = useMutationState({
    filters: { mutationKey: mutation.mutationKey, predicate: (call) => !before.includes(call) },
    select: ({ state: { status, error, data } }) => ({
      status,
      error,
      data: data as { eventId: string; listedAs?: string } | undefined,
    }),
  });
  return {
    invite: (invitation: Invitation) =>
      mutate(invitation, {
        onSuccess({ eventId, listedAs }) {
          if (listedAs !== undefined) onAlreadyListed({ eventId, name: listedAs });
        },
      }),
    isSending: calls.some(({ status }) => status === 'pending'),
    /** Whether the call under way was sent from an earlier visit of the form. */
    isFromBefore: !isPending,
    failure: calls.at(-1)?.error ?? undefined,
    /** The events that the guest was added to, latest last. */
    invitedTo: calls.flatMap(({ data }) => (data && data.listedAs === undefined ? data.eventId : [])),
  };
}
