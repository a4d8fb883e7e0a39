import type { MessageDescriptor } from '@lingui/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type RefusedFile = ReturnType<typeof useRefusedFile>;

/** The file that cannot be an image of the event, until another image is added or the person goes on without it. */
export function useRefusedFile() {
  const [problem, setProblem] = useState<MessageDescriptor>();
  const place = useRef<HTMLDivElement>(null);
  return {
    problem,
    /** Where the problem is shown, with a button that goes on without the file. */
    place,
    /** Shown at once, because a form that waited for the file is sent next. */
    refuse: (reason: MessageDescriptor) => flushSync(() => setProblem(reason)),
    forget: () => setProblem(undefined),
    /** Leads the person to the problem. @returns whether there is one */
    showProblem() {
      const button = place.current?.querySelector('button');
      button?.focus();
      return Boolean(button);
    },
  };
}
