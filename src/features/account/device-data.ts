import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { demoSession } from '../../domain/demo-session.ts';
import { removeDrafts } from '../../storage/drafts.ts';
import * as keys from '../../storage/keys.ts';
import { removeStored, getStoredKeys, getStoredSize } from '../../storage/storage.ts';

/** One kind of a user's data on this device. */
export interface DeviceData {
  id: string;
  label: MessageDescriptor;
  /** What is lost with it. */
  loss: MessageDescriptor;
  /** How many there are. */
  count: number;
  /** In bytes, as browsers count: two per character. */
  bytes: number;
  remove(): void;
}

interface Kind extends Pick<DeviceData, 'id' | 'label' | 'loss'> {
  /** The prefix of the keys. */
  prefix: string;
  remove?: () => void;
}

const getKinds = (userId: string): Kind[] => [
  {
    id: 'drafts',
    label: msg`Unsaved changes`,
    loss: msg`What you typed and did not save is lost.`,
    prefix: keys.draft(userId, ''),
    remove: () => removeDrafts(userId),
  },
  {
    id: 'arrivals',
    label: msg`Check-in logs`,
    loss: msg`Export them first if you need them. You cannot undo this.`,
    prefix: keys.arrivals(userId, ''),
    remove() {
      removeStored(keys.arrivals(userId, ''));
      // With the old count, later check-ins would pass for exported ones.
      removeStored(keys.exportedCount(keys.arrivals(userId, '')));
    },
  },
  {
    id: 'imports',
    label: msg`Unfinished imports`,
    loss: msg`They cannot be continued. Guests already added stay.`,
    prefix: `guestwise.import.${userId}.`,
  },
  {
    id: 'lists',
    label: msg`Guest lists for check-in without a connection`,
    loss: msg`They are loaded again at the next check-in.`,
    prefix: `guestwise.check-in-list ${userId} `,
  },
  {
    id: 'recent',
    label: msg`Recent searches`,
    loss: msg`Search no longer shows what you opened last.`,
    prefix: keys.recentEntries(userId),
  },
  {
    id: 'template',
    label: msg`Changes in the template areas`,
    loss: msg`The template areas start again from their sample data.`,
    prefix: keys.templateState,
  },
  {
    id: 'demo',
    label: msg`Demo login`,
    loss: msg`You can log in again on the demo pages.`,
    prefix: keys.demoSession,
    remove: demoSession.remove,
  },
];

/** A user's data on this device; kinds without data are omitted. */
export const getDeviceData = (userId: string): DeviceData[] =>
  getKinds(userId)
    .map(({ prefix, remove = () => removeStored(prefix), ...kind }) => ({
      ...kind,
      count: getStoredKeys(prefix).length,
      bytes: getStoredSize(prefix) * 2,
      remove,
    }))
    .filter(({ count }) => count > 0);
