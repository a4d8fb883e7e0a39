import * as v from 'valibot';
import type { openCreated } from '../../storage/created.ts';
import type { Draft } from '../../storage/drafts.ts';
import { createRow, type GuestRow, isFilled } from './guest-rows.ts';
import { parseJson } from '../../api/parse-json.ts';

const text = v.fallback(v.optional(v.string(), ''), '');
const schema = v.array(
  v.object({
    // Rows keep their keys, by which their calls are known.
    key: v.fallback(v.pipe(v.string(), v.minLength(1)), () => crypto.randomUUID()),
    name: text,
    phone: text,
    invitees: text,
    inviteeOnCard: text,
    isWAPhone: text,
  }),
);

/** Keeps the typed rows, so that they survive a closed drawer, a reload and the end of a session. */
export function keepRows(draft: Draft, rows: readonly GuestRow[], write = draft.write) {
  const filled = rows.filter(isFilled);
  if (filled.length > 0) write({ rows: JSON.stringify(filled) });
  else draft.remove();
}

/** The rows of the draft that were not created in another tab, or an empty one. */
export function restoreRows(draft: Draft, created: ReturnType<typeof openCreated>): GuestRow[] {
  const kept = v.safeParse(schema, parseJson(draft.read()?.['rows'] ?? ''));
  const rows = kept.success ? kept.output.map((row) => createRow(row)) : [];
  const left = created.omitFrom(rows);
  if (left.length < rows.length) keepRows(draft, left);
  return left.length > 0 ? left : [createRow()];
}
