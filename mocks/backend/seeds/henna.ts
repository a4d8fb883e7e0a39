import { event, guestsOfEvent, messagesOfEvent } from './invite.ts';

const hennaId = '665a40000000000000000001';

/** All texts of the organiser are Turkish, with dotted and dotless i. */
export const henna = event({
  _id: hennaId,
  name: 'İrem ile Can’ın Kına Gecesi',
  card: 'henna-tr',
  welcomeMessage:
    'Kınamız yakılıyor, türkülerimiz hazır. Bu güzel akşamda sizi de aramızda görmek istiyoruz.',
  rsvpMessage: 'Soframızı ona göre kuralım: lütfen ayın on beşine kadar bize haber verin.',
  created: '2026-03-10T15:00:00.000Z',
});

const guestOfTheHennaNight = '665b40000000000000000001';
const hennaGuestWhoAccepted = '665b40000000000000000002';

export const hennaGuests = guestsOfEvent(hennaId, [
  { _id: guestOfTheHennaNight, name: 'Işıl Yıldız', phone: '5321300001', invitees: 3 },
  { _id: hennaGuestWhoAccepted, name: 'İlker & Çiğdem Öztürk', phone: '5321300002', rsvpCount: 2 },
  { _id: '665b40000000000000000003', name: 'Şükran Teyze', phone: '5321300003', invitees: 1, rsvpCount: 0 },
  { _id: '665b40000000000000000004', name: 'Iğdırlı Halit Amca', phone: '5321300004', isWAPhone: false },
  { _id: '665b40000000000000000005', name: 'Güneş ailesi', phone: '5321300005', invitees: 5, rsvpCount: 4 },
  {
    _id: '665b40000000000000000006',
    name: 'Ayşegül Irmak',
    phone: '5321300006',
    inviteeOnCard: 1,
    remarks: ['Numara başkasına ait görünüyor'],
  },
  { _id: '665b40000000000000000007', name: 'Mustafa Ünal', phone: '5321300007' },
]);

export const hennaMessages = messagesOfEvent(hennaId, [
  {
    _id: '665c40000000000000000001',
    title: 'Davet',
    message:
      'Kına gecemize davetlisiniz! Kartınız ekte; size özel bağlantıdan bir dakikada yanıt verebilirsiniz.',
    isSelected: true,
    attachCardImage: true,
    createdAt: '2026-03-10T15:20:00.000Z',
  },
]);
