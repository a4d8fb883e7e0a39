export const panelStyles = new CSSStyleSheet();

panelStyles.replaceSync(`
  details {
    position: fixed;
    inset-block-end: 8px;
    inset-inline-start: 8px;
    z-index: 2147483647;
    max-inline-size: min(320px, calc(100vw - 16px));
    border-radius: 10px;
    background: #231d16;
    color: #f3ebdd;
    font: 12px/1.4 ui-monospace, monospace;
    opacity: 0.55;
  }
  details:is([open], :hover, :focus-within) { opacity: 1; }
  summary { padding: 4px 10px; cursor: pointer; list-style: none; }
  label, p { display: block; margin: 0; padding: 4px 10px; }
  p { display: flex; gap: 8px; align-items: center; padding-block-end: 10px; }
  ul { margin: 0; padding: 4px 10px 10px; list-style: none; }
  li { padding-block: 2px; }
  select, button, a { max-inline-size: 100%; font: inherit; color: inherit; background: #3b3429; border: 0; border-radius: 6px; padding: 4px 8px; }
`);
