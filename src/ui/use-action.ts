import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Runs a mutation from a button: once however often it is pressed, for `isPending` is only true from the
 * next render on. A failure is in `error`, and in a toast where the mutation names one (docs/mutations.md).
 */
export function useAction<Result, Variables, OnMutate>(
  options: UseMutationOptions<Result, Error, Variables, OnMutate>,
) {
  const { mutateAsync, isPending, error, reset } = useMutation(options);
  const isRunning = useRef(false);
  /** Resolves with the result, or undefined where the mutation failed or is running already. */
  const run = async (variables: Variables): Promise<{ result: Result } | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return { result: await mutateAsync(variables) };
    } catch {
      return undefined;
    } finally {
      isRunning.current = false;
    }
  };
  return { run, isPending, error, reset };
}
