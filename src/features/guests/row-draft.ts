import * as v from 'valibot';
import type { Draft } from '../../storage/drafts.ts';
import { createRow, type GuestRow, isFilled } from './guest-rows.ts';
import { parseJson } from '../../api/parse-json.ts';

const text = v.fallback(v.optional(v.string(), ''), '');
const schema = v.array(
  v.object({ name: text, phone: text, invitees: text, inviteeOnCard: text, isWAPhone: text }),
);

/** Keeps what is typed, so that it outlives a closed drawer, a reload and a session that ended. */
export function keepRows(draft: Draft, rows: readonly GuestRow[]) {
  const filled = rows.filter(isFilled).map(({ key: _key, ...fields }) => fields);
  if (filled.length > 0) draft.write({ rows: JSON.stringify(filled) });
  else draft.remove();
}

/** The lines as they were left, or an empty one. */
export function restoreRows(draft: Draft): GuestRow[] {
  const kept = v.safeParse(schema, parseJson(draft.read()?.['rows'] ?? ''));
  return kept.success && kept.output.length > 0 ? kept.output.map((row) => createRow(row)) : [createRow()];
}
