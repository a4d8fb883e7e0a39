/**
 * Keeps React working in a page that the browser translates. A translator replaces each text by a `<font>`, and React
 * then removes a text, or inserts an element before one, that its parent no longer has: the DOM throws, and the page is
 * lost with what was typed (https://github.com/facebook/react/issues/11538). An element around every such text would
 * need a rule for all components, and `translate="no"` would take the translation away from organisers who read none of
 * our languages. Only for texts: a missing element is still an error of ours.
 */
export function surviveTranslation() {
  const { removeChild, insertBefore } = Node.prototype;
  if (removeChild.name === 'removeText') return;
  const isReplaced = (parent: Node, child: Node | null) =>
    child instanceof Text && child.parentNode !== parent;
  Node.prototype.removeChild = function removeText<Child extends Node>(this: Node, child: Child): Child {
    if (!isReplaced(this, child)) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeText<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, isReplaced(this, before) ? null : before);
    return child;
  };
}

/**
 * Keeps the keys of an input method from the page: Enter ends a word, and adds no row and submits nothing; Esc closes no
 * dialog. In Safari the Enter that ends a word comes after the composition, with the key code 229.
 */
export const ignoreComposedKeys = () => addEventListener('keydown', stopComposedKey, true);

function stopComposedKey(event: KeyboardEvent) {
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}
