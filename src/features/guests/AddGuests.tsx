import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { AddGuestsForm } from './AddGuestsForm.tsx';
import { guestParts } from './guest-parts.ts';

interface AddGuestsProps extends Omit<ComponentProps<typeof AddGuestsForm>, 'onClose'> {
  open: boolean;
}

/** Opens the drawer for new guests when the address says so. */
export function AddGuests({ open, ...props }: AddGuestsProps) {
  const navigate = useNavigate();
  const form = guestParts.form.usePart();
  const close = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, add: undefined }), resetScroll: false });
  // The typed text is in the draft, so the form always starts empty or from it.
  if (!open) return null;
  if (form) return <form.Part {...props} onClose={close} />;
  return <span hidden ref={guestParts.form.requestFrom(close)} />;
}
