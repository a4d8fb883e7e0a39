import { deleteMessage, selectMessage, updateMessage } from '../../../src/features/messages/mutations.ts';
import type { Flow } from '../flow.ts';
import type { Kit } from '../kit.ts';
import {
  addMessage,
  listMessages,
  listSentMessages,
  messageStore,
  patchMessage,
  removeMessage,
} from '../reads.ts';

const fields = {
  title: 'Invitation',
  message: 'Dear {name}',
  isSelected: false,
  attachCardImage: true,
  separateRSVP: false,
};
const gone = [404, 410];

const titles = async ({ organiser }: Kit, id: string) =>
  (await listMessages(organiser, id)).map(({ title }) => title);
const selected = async ({ organiser }: Kit, eventId: string) =>
  (await listSentMessages(organiser, eventId))
    .filter(({ isSelected }) => isSelected)
    .map(({ title }) => title);

export const messageFlows: Flow[] = [
  {
    name: 'messages are returned unchanged, the oldest first',
    screen: 'the event’s Messages tab',
    assumes: ['A4', 'A7'],
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const other = await kit.newEvent({ name: 'Another one' });
      await addMessage(organiser, other, { title: 'Elsewhere' });
      same('an event without messages has an empty list', (await listMessages(organiser, id)).length, 0);
      const first = await addMessage(organiser, id, fields);
      const reminder = { ...fields, title: 'A reminder', attachCardImage: false, separateRSVP: true };
      const second = await addMessage(organiser, id, reminder);
      const list = await listMessages(organiser, id);
      const shown = list.map(({ createdAt: _createdAt, ...rest }) => rest);
      same('both read back as written, the oldest first', shown, [
        { ...fields, id: first },
        { ...reminder, id: second },
      ]);
      for (const { createdAt } of list) kit.recent('createdAt of a message', createdAt);
      const wanted = [...Array.from({ length: 48 }, (_, n) => `Message ${n}`), 'Message 0'];
      for (const title of wanted) await addMessage(organiser, id, { title });
      same('all of fifty-one are listed in the order of writing, two of them equal', await titles(kit, id), [
        'Invitation',
        'A reminder',
        ...wanted,
      ]);
      same('the other event has its own', await titles(kit, other), ['Elsewhere']);
    },
  },
  {
    name: 'a message changes in its place',
    screen: 'the event’s Messages tab: Edit',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const first = await addMessage(organiser, id, fields);
      const second = await addMessage(organiser, id, { title: 'A reminder' });
      const before = await listMessages(organiser, id);
      const changed = {
        title: 'Please come',
        message: 'Other words',
        isSelected: true,
        attachCardImage: false,
        separateRSVP: true,
      };
      await updateMessage(messageStore(organiser, id), first, changed);
      const after = await listMessages(organiser, id);
      same('the list has the new words at the old place', after, [{ ...before[0], ...changed }, before[1]]);
      await patchMessage(organiser, id, first, { title: 'Title alone' });
      const alone = [{ ...before[0], ...changed, title: 'Title alone' }, before[1]];
      same('what a change leaves out stays', await listMessages(organiser, id), alone);
      // A refusal keeps none of what was sent with it, and takes no selection away.
      const untitled = { ...fields, title: '', isSelected: true };
      const adding = addMessage(organiser, id, untitled);
      await kit.refused('createMessage with an empty title', adding, [400, 409, 422]);
      same('a refused createMessage changes nothing', await listMessages(organiser, id), alone);
      const changing = patchMessage(organiser, id, second, untitled);
      await kit.refused('updateMessage with an empty title', changing, [400, 409, 422]);
      same('a refused updateMessage changes nothing', await listMessages(organiser, id), alone);
      await patchMessage(organiser, id, first, { message: '' });
      same('a text can be emptied', (await listMessages(organiser, id))[0]?.message, '');
    },
  },
  {
    name: 'one message is selected at a time',
    screen: 'the event’s Messages tab: Select',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const other = await kit.newEvent({ name: 'Another one' });
      await addMessage(organiser, other, { title: 'Elsewhere', isSelected: true });
      const store = messageStore(organiser, id);
      const one = await addMessage(organiser, id, { ...fields, title: 'One', separateRSVP: true });
      const two = await addMessage(organiser, id, { title: 'Two' });
      same('none is selected unless asked for', await selected(kit, id), []);
      const before = await listMessages(organiser, id);
      await selectMessage(store, one);
      same('the first is selected', await selected(kit, id), ['One']);
      same('nothing but the mark changes', await listMessages(organiser, id), [
        { ...before[0], isSelected: true },
        before[1],
      ]);
      await selectMessage(store, two);
      same('selecting another clears it', await selected(kit, id), ['Two']);
      same('and changes nothing else', await listMessages(organiser, id), [
        before[0],
        { ...before[1], isSelected: true },
      ]);
      await selectMessage(store, two);
      same('selecting again changes nothing', await selected(kit, id), ['Two']);
      await addMessage(organiser, id, { title: 'Three', isSelected: true });
      same('a new message that is selected clears the others', await selected(kit, id), ['Three']);
      await updateMessage(store, one, { ...fields, title: 'One', isSelected: true });
      same('so does a change that selects', await selected(kit, id), ['One']);
      await addMessage(organiser, id, { title: 'Four' });
      same('a new message that is not selected clears nothing', await selected(kit, id), ['One']);
      await updateMessage(store, one, { ...fields, title: 'One', isSelected: false });
      same('a change can take the selection away', await selected(kit, id), []);
      same('the other event keeps its own', await selected(kit, other), ['Elsewhere']);
      same('the words and the order stay', await titles(kit, id), ['One', 'Two', 'Three', 'Four']);
    },
  },
  {
    name: 'a deleted message is gone, and no other',
    screen: 'the event’s Messages tab: Delete',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const one = await addMessage(organiser, id, { title: 'One' });
      await addMessage(organiser, id, { title: 'Two', isSelected: true });
      const namesake = await addMessage(organiser, id, { title: 'One', message: '' });
      const store = messageStore(organiser, id);
      await deleteMessage(store, one);
      same('the list has the others, one with the same title', await titles(kit, id), ['Two', 'One']);
      same('a deletion answers 204', (await removeMessage(organiser, id, namesake)).response.status, 204);
      await kit.refused('selecting a deleted message', selectMessage(store, one), gone);
      same('isSelected after deletions and a refused selection: the other is', await selected(kit, id), [
        'Two',
      ]);
      const three = await addMessage(organiser, id, { title: 'Three', isSelected: true });
      await deleteMessage(store, three);
      same('without the selected one none is', await selected(kit, id), []);
      await kit.refused('deleting again', removeMessage(organiser, id, one), gone);
      await kit.refused('changing a deleted message', updateMessage(store, one, fields), gone);
      same('the list is as it was', [await titles(kit, id), await selected(kit, id)], [['Two'], []]);
    },
  },
];
