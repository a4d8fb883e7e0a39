import { preserveServerText } from '../../domain/parse.ts';
import { type Message, type MessageFields, toFields } from '../../domain/message/message.ts';

/**
 * The body of updateMessage.
 * @param current the message on the server; without it, every text is sent as it is in the form
 */
export const createMessageUpdate = (fields: MessageFields, current?: Message) =>
  toFields(current ? preserveServerText(fields, current, current.fields) : fields);
