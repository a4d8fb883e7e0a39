import type { Locale } from '../../i18n/locale.ts';

/**
 * Starting texts for a message. {event} is filled in when the text is chosen, a guest's name and link when it is sent.
 */
export const startingKinds = ['invitation', 'reminder', 'directions'] as const;
export type StartingKind = (typeof startingKinds)[number];

interface StartingText {
  title: string;
  message: string;
}

/** In each language, whatever the organiser uses, because guests may speak another. */
export const startingTexts: Record<Locale, Record<StartingKind, StartingText>> = {
  en: {
    invitation: {
      title: 'Invitation',
      message:
        'Dear {name},\n\nyou are invited: {event}.\n\nYour invitation is here, and it takes a minute to answer:\n{link}',
    },
    reminder: {
      title: 'A gentle reminder',
      message:
        'Dear {name},\n\nwe are counting chairs and would love to count you. Could you let us know?\n{link}',
    },
    directions: {
      title: 'How to find us',
      message: 'Dear {name},\n\nhere is how to find us:\n\nSee you soon!',
    },
  },
  tr: {
    invitation: {
      title: 'Davet',
      message:
        'Sevgili {name},\n\ndavetlisiniz: {event}.\n\nDavetiyeniz burada; yanıtlamak bir dakika sürer:\n{link}',
    },
    reminder: {
      title: 'Küçük bir hatırlatma',
      message:
        'Sevgili {name},\n\nhazırlıklarımızı tamamlıyoruz ve sizi de aramızda görmek isteriz. Katılıp katılmayacağınızı bildirebilir misiniz?\n{link}',
    },
    directions: {
      title: 'Bize nasıl ulaşırsınız',
      message: 'Sevgili {name},\n\nbize şöyle ulaşabilirsiniz:\n\nGörüşmek üzere!',
    },
  },
  ar: {
    invitation: {
      title: 'دعوة',
      message: '{name}،\n\nيسعدنا حضوركم: {event}.\n\nدعوتكم هنا، والرد لا يستغرق دقيقة:\n{link}',
    },
    reminder: {
      title: 'تذكير لطيف',
      message: '{name}،\n\nنستعد لاستقبالكم ويسعدنا أن نعرف عدد من سيحضرون. نرجو التكرّم بالرد:\n{link}',
    },
    directions: {
      title: 'كيف تصلون إلينا',
      message: '{name}،\n\nهذا هو الطريق إلينا:\n\nنراكم قريبًا!',
    },
  },
};
