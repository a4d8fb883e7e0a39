import type { ChecklistItem } from '../../../api/template.gen.ts';

type Checklist = readonly ChecklistItem[];

/** How many of its items are done. */
export const getProgress = (checklist: Checklist) => ({
  done: checklist.filter(({ checked }) => checked).length,
  total: checklist.length,
});

export const withTick = (checklist: Checklist, id: string, checked: boolean): ChecklistItem[] =>
  checklist.map((item) => (item.id === id ? { ...item, checked } : item));

export const withText = (checklist: Checklist, id: string, text: string): ChecklistItem[] =>
  checklist.map((item) => (item.id === id ? { ...item, text } : item));

export const without = (checklist: Checklist, id: string): ChecklistItem[] =>
  checklist.filter((item) => item.id !== id);

/** Adds an empty item after another, or at the end, with an id that the list has not had before. */
export function withNew(checklist: Checklist, after?: string): { id: string; checklist: ChecklistItem[] } {
  const id = String(1 + Math.max(0, ...checklist.map((item) => Number.parseInt(item.id, 10) || 0)));
  const at = checklist.findIndex((item) => item.id === after);
  const place = at < 0 ? checklist.length : at + 1;
  return {
    id,
    checklist: [...checklist.slice(0, place), { id, checked: false, text: '' }, ...checklist.slice(place)],
  };
}

/** The non-empty items, as they are saved. */
export const dropEmptyItems = (checklist: Checklist): ChecklistItem[] =>
  checklist.map((item) => ({ ...item, text: item.text.trim() })).filter(({ text }) => text !== '');
