/**
 * Keeps React working in a page that the browser translates. A translator replaces each text by a `<font>`, and React
 * then removes a text, or inserts an element before one, that its parent no longer has: the DOM throws, and the page is
 * lost with what was typed (https://github.com/facebook/react/issues/11538). React also updates texts that are no
 * longer on the page, such as a number. An element around every such text would need a rule for all components, and
 * `translate="no"` would take the translation away from organisers who read none of our languages. Only for texts: a
 * missing element is still an error of ours.
 */
export function surviveTranslation() {
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (removeChild.name === 'removeText' || !value) return;
  const translations = new WeakMap<Node, Element>();
  const isReplaced = (parent: Node, child: Node | null) =>
    child instanceof Text && child.parentNode !== parent;
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const font = [addedNodes[0], previousSibling, nextSibling].find(
        (node) => node instanceof HTMLElement && node.tagName === 'FONT',
      );
      const [text] = removedNodes;
      if (font instanceof Element && text instanceof Text) translations.set(text, font);
    }
  }).observe(document, { subtree: true, childList: true });
  Node.prototype.removeChild = function removeText<Child extends Node>(this: Node, child: Child): Child {
    if (isReplaced(this, child)) translations.get(child)?.remove();
    else removeChild.call(this, child);
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
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      value.set?.call(this, text);
      const translation = translations.get(this);
      if (translation) translation.textContent = text;
    },
  });
}

/**
 * Keeps the keys of an input method from the page: Enter ends a word, and adds no row and submits nothing; Esc closes
 * no dialog. In Safari the Enter that ends a word comes after the composition, with the key code 229.
 */
export const ignoreComposedKeys = () => addEventListener('keydown', stopComposedKey, true);

function stopComposedKey(event: KeyboardEvent) {
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}
