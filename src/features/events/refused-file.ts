import type { MessageDescriptor } from '@lingui/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type RefusedFile = ReturnType<typeof useRefusedFile>;

interface RefusedFileOptions {
  /** The name of the file in a restored draft, or ''. */
  initial: string;
  /** A file was refused, or is forgotten. */
  onChange(): void;
}

/** The file that cannot be an image of the event, until another image is added or the person goes on without it. */
export function useRefusedFile({ initial, onChange }: RefusedFileOptions) {
  const [name, setName] = useState(initial);
  const latest = useRef(initial);
  const count = useRef(0);
  const [problem, setProblem] = useState<MessageDescriptor>();
  const place = useRef<HTMLDivElement>(null);
  const change = (next: string) => {
    latest.current = next;
    setName(next);
  };
  const forget = () => {
    if (latest.current === '') return;
    change('');
    onChange();
  };
  return {
    /** Its name, or '' for none. */
    name,
    /** The name now, which may be newer than the one that is drawn. */
    getName: () => latest.current,
    /** Why it was refused; unknown in a restored draft. */
    problem,
    /** Where the problem is shown, with a button that goes on without the file. */
    place,
    refuse(refused: string, reason: MessageDescriptor) {
      count.current += 1;
      // Shown at once, because a form that waited for the file is sent next.
      flushSync(() => {
        change(refused);
        setProblem(reason);
      });
      onChange();
    },
    forget,
    /** @returns forgets the file that is refused now, but no later one, which the person has not seen yet */
    prepareForget() {
      const seen = count.current;
      return () => {
        if (seen === count.current) forget();
      };
    },
    /** Forgets it together with the draft, which is not written. */
    reset: () => change(''),
    /** Leads the person to the problem. */
    showProblem: () => place.current?.querySelector('button')?.focus(),
  };
}
