import { expect, test } from 'vitest';
import { parseMessage } from '../../domain/message/message.ts';
import { createMessageUpdate } from './mutations.ts';

const invitation = { _id: 'm1', title: 'Invitation', message: 'Dear friends', isSelected: true };

test('an update returns a text that was not changed as the server wrote it', () => {
  const current = parseMessage({ ...invitation, title: ' Welcome', message: 'One\r\ntwo' });
  if (!current) throw new Error('This is a message');
  expect(createMessageUpdate({ ...current, title: 'Hello' }, current)).toMatchObject({
    title: 'Hello',
    message: 'One\r\ntwo',
  });
  expect(createMessageUpdate({ ...current, message: 'One\ntwo\n' }, current)).toMatchObject({
    title: ' Welcome',
    message: 'One\ntwo\n',
  });
});
