import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { demoSession } from '../../template/api/demo-session.ts';
import * as keys from '../../storage/keys.ts';
import { removeStored, getStoredKeys, getStoredSize } from '../../storage/storage.ts';
import { getUserData, removeUserData, type UserDataKind } from '../../storage/user-data.ts';

/** One kind of data on this device. */
interface DeviceData {
  id: string;
  label: MessageDescriptor;
  /** The consequence of its removal. */
  loss: MessageDescriptor;
  /** How many there are. */
  count: number;
  /** In bytes, as browsers count: two per character. */
  bytes: number;
  remove(): void;
}

const words: Record<UserDataKind, Pick<DeviceData, 'label' | 'loss'>> = {
  drafts: { label: msg`Unsaved changes`, loss: msg`You will lose your unsaved changes.` },
  arrivals: {
    label: msg`Check-in logs`,
    loss: msg`Export them first if you need them. You cannot undo this.`,
  },
  imports: {
    label: msg`Unfinished imports`,
    loss: msg`They cannot be continued. Guests already added stay.`,
  },
  lists: {
    label: msg`Guest lists for check-in without a connection`,
    loss: msg`They are loaded again at the next check-in.`,
  },
  answersSeen: {
    label: msg`Answers you have seen`,
    loss: msg`Events no longer say what is new since your last visit.`,
  },
  recent: { label: msg`Recent searches`, loss: msg`Search no longer shows what you opened last.` },
  openedMessages: {
    label: msg`Guests you wrote to`,
    loss: msg`Reminders no longer show whom you wrote to.`,
  },
};

/** Settings that stay after a logout, whoever has made them. */
const settings = [keys.countryCode, keys.singleKeys, keys.checkInSignal, keys.devicePreference];

function removeSettings() {
  for (const key of settings) {
    removeStored(key);
    // Values in use follow, as if another tab had removed them.
    dispatchEvent(new StorageEvent('storage', { key }));
  }
}

/** A user's data and the settings on this device; kinds without data are omitted. */
export function getDeviceData(userId: string): DeviceData[] {
  const describe = (id: string, prefixes: readonly string[], remove: () => void) => ({
    id,
    count: prefixes.flatMap(getStoredKeys).length,
    bytes: prefixes.reduce((sum, prefix) => sum + getStoredSize(prefix) * 2, 0),
    remove,
  });
  const kinds = Object.entries(getUserData(userId)) as [UserDataKind, { prefix: string }][];
  return [
    ...kinds.map(([kind, { prefix }]) => ({
      ...describe(kind, [prefix], () => removeUserData(userId, [kind])),
      ...words[kind],
    })),
    {
      ...describe('lastEvent', [keys.lastEvent], () => removeStored(keys.lastEvent)),
      label: msg`Event you opened last`,
      loss: msg`The guest list asks for the event again.`,
    },
    {
      ...describe('template', [keys.templateState], () => removeStored(keys.templateState)),
      label: msg`Changes in the template areas`,
      loss: msg`The template areas start again from their sample data.`,
    },
    {
      ...describe('demo', [keys.demoSession], demoSession.remove),
      label: msg`Demo login`,
      loss: msg`You can log in again on the demo pages.`,
    },
    {
      ...describe('settings', settings, removeSettings),
      label: msg`Settings of this device`,
      loss: msg`We ask for the country code again. The other settings go back to their defaults.`,
    },
  ].filter(({ count }) => count > 0);
}
