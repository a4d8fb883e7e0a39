type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link opens it here: the main button without a key that opens another tab or window. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
