import { event, guestsOfEvent, messagesOfEvent } from './invite.ts';

export const galaId = '665a30000000000000000001';

/** All texts of the organiser are Arabic. */
export const gala = event({
  _id: galaId,
  name: 'حفل العشاء السنوي',
  card: 'gala-ar',
  welcomeMessage:
    'يسرّنا أن نستقبلكم في أمسية نحتفي فيها بعام من العطاء، مع عشاء وموسيقى شرقية وأصدقاء نشتاق إلى لقائهم.',
  rsvpMessage: 'نرجو تأكيد حضوركم قبل العاشر من الشهر لنحسن استقبالكم.',
  created: '2026-03-01T10:00:00.000Z',
});

export const guestOfTheGala = '665b30000000000000000001';
export const galaGuestWhoAccepted = '665b30000000000000000002';
const galaGuestWhoDeclined = '665b30000000000000000003';

export const galaGuests = guestsOfEvent(galaId, [
  { _id: guestOfTheGala, name: 'د. سلمى الخطيب', phone: '0501300001', invitees: 4 },
  { _id: galaGuestWhoAccepted, name: 'المهندس خالد العتيبي', phone: '0501300002', invitees: 3, rsvpCount: 3 },
  { _id: galaGuestWhoDeclined, name: 'أم عبد الرحمن', phone: '0501300003', rsvpCount: 0 },
  { _id: '665b30000000000000000004', name: 'عائلة النجّار', phone: '0501300004', invitees: 6, rsvpCount: 5 },
  { _id: '665b30000000000000000005', name: 'نور الهدى السيّد', phone: '0501300005', isWAPhone: false },
  {
    _id: '665b30000000000000000006',
    name: 'الأستاذ يوسف منصور',
    phone: '0501300006',
    inviteeOnCard: 4,
    remarks: ['الرقم مسجَّل باسم آخر'],
  },
  { _id: '665b30000000000000000007', name: 'ليلى and James Carter', phone: '0501300007', rsvpCount: 1 },
  { _id: '665b30000000000000000008', name: 'الشيخ ماجد الفارس', phone: '0501300008', invitees: 10 },
]);

export const galaMessages = messagesOfEvent(galaId, [
  {
    _id: '665c30000000000000000001',
    title: 'دعوة',
    message: 'يسعدنا أن ندعوكم إلى حفلنا السنوي. بطاقتكم مرفقة، ورابطكم الخاص أدناه لتأكيد الحضور.',
    isSelected: true,
    attachCardImage: true,
    createdAt: '2026-03-01T10:30:00.000Z',
  },
  {
    _id: '665c30000000000000000002',
    title: 'تذكير لطيف',
    message: 'لم يبقَ على موعدنا إلا أيام. هل تشرّفوننا بحضوركم؟',
    createdAt: '2026-03-20T10:30:00.000Z',
  },
]);
