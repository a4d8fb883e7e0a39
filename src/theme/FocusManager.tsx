import { useFocusFinders } from '@fluentui/react-components';

/**
 * Holds Fluent's focus manager for as long as the page lives. Fluent lets go of it with the last part that uses it, and
 * where that is an open dialog, all the rest would stay hidden from screen readers.
 */
export function FocusManager() {
  useFocusFinders();
  return null;
}
