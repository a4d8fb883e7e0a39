import type { Question } from '../../../src/api/template.gen.ts';

/** Questions of organisers. The answers must be true of this product. */
export const questions: readonly Question[] = [
  {
    id: 'guest-account',
    question: 'Does a guest need an account to answer?',
    answer:
      'No. The personal link is all a guest needs: it opens the invitation on any phone, and the answer is saved without a password.',
  },
  {
    id: 'share-link',
    question: 'How do I send a guest the link?',
    answer:
      'Open the guests of the event and choose “Copy RSVP link” beside the name. Paste it into any message; the link is personal, so send each guest their own.',
  },
  {
    id: 'change-answer',
    question: 'Can a guest change the answer later?',
    answer:
      'Yes, as often as they like. The same link shows the saved answer. The guest changes it there and confirms again.',
  },
  {
    id: 'single-guest',
    question: 'What is a single-guest event?',
    answer:
      'An event where every invitation is for one person. Guests see Yes and No instead of a slider for the number of people.',
  },
  {
    id: 'zero',
    question: 'What does a count of zero mean?',
    answer:
      'That the guest has declined. Because that is easy to do by mistake, the page asks once more before it saves a zero.',
  },
  {
    id: 'discrepancies',
    question: 'Why is a guest under “Discrepancies”?',
    answer:
      'Something about the invitation does not add up, such as a card that names more people than the list. The column says what it is.',
  },
  {
    id: 'offline',
    question: 'What happens when a guest’s phone is offline?',
    answer:
      'The page says that the answer is not sent yet, keeps it, and sends it once the phone is back online. It is never shown as saved before it is.',
  },
  {
    id: 'languages',
    question: 'Which languages can a guest read the page in?',
    answer:
      'English, Turkish and Arabic. The page opens in the language of the phone, and the guest can switch at the top. Your own messages stay as you wrote them.',
  },
  {
    id: 'not-on-whatsapp',
    question: 'What is “Not on WhatsApp” for?',
    answer:
      'It lists the guests whose number is not reached by WhatsApp, so that you can send them their link in another way.',
  },
  {
    id: 'delete-event',
    question: 'Can I bring back an event that I have deleted?',
    answer: 'No. Deleting asks first, because the event goes with its guests and their answers.',
  },
];
