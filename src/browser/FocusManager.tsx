import { useFocusFinders } from '@fluentui/react-components';

/**
 * Keeps Fluent's focus manager for the life of the page. Fluent disposes of it with the last component that uses it; if
 * that is an open dialog, the rest of the page would stay hidden from screen readers.
 */
export function FocusManager() {
  useFocusFinders();
  return null;
}
