import type { AnsweringStore } from '../answering.ts';
import type { EarlyPanel } from './early-panel.ts';

/**
 * Puts the page in the place of the early panel, with what the guest has done meanwhile: the choice,
 * the focus and a press on Confirm.
 * @param render draws the page at once.
 */
export async function takeOver(panel: EarlyPanel, answering: AnsweringStore, render: () => void) {
  const stopListening = await loaded(answering);
  await panel.released();
  const choice = panel.choice();
  if (choice !== undefined) answering.choose(choice);
  const focused = controls().findIndex((control) => control === document.activeElement);
  render();
  stopListening();
  controls()[focused]?.focus();
  if (panel.confirmed()) document.querySelector<HTMLElement>('.answer > .confirm')?.click();
}

const loaded = ({ subscribe, getSnapshot }: AnsweringStore) =>
  new Promise<() => void>((resolve) => {
    const stop = subscribe(() => getSnapshot().page !== 'loading' && resolve(stop));
  });

const controls = () => [...document.querySelectorAll<HTMLElement>('.sheet :is(button, input, a)')];
