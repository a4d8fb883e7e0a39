import type { Customer } from '../../../src/api/template.gen.ts';

/** The delivery address, where it differs from the invoice address. */
const venues: Partial<Record<string, string>> = {
  layla: 'The Glass House\n40 Harbour Way\nBoston, MA 02210',
  noura: 'قصر الضيافة\nطريق الملك فهد\nالرياض 12214',
  grace: 'Hall 4, Lakeside Centre\n2301 King Drive\nChicago, IL 60616',
  mei: 'Back door, Golden Carp\n12 Commercial Street\nSan Francisco, CA 94108',
};

/** The customers: offices and families in several scripts. */
export const customers = {
  layla: customer('layla', 'Layla Haddad', 'Haddad Weddings', '12 Cedar Street\nBoston, MA 02118'),
  omar: customer('omar', 'Omar Benali', '', '88 Rue des Lilas\n69003 Lyon\nFrance'),
  ayse: customer('ayse', 'Ayşe Yıldız', 'Kına Evi', 'Bağdat Caddesi 214\n34728 Kadıköy, İstanbul'),
  noura: customer('noura', 'نورة العلي', 'قاعات اللؤلؤة', 'شارع التحلية 45\nالرياض 12241'),
  grace: customer(
    'grace',
    'Grace Okafor',
    'Northside Conferences',
    '500 Lake Shore Drive\nChicago, IL 60611',
  ),
  henrik: customer('henrik', 'Henrik Lindqvist', '', 'Skeppsgatan 9\n211 11 Malmö\nSweden'),
  mei: customer('mei', 'Mei-Ling Chen', 'Golden Carp Banquets', '77 Grant Avenue\nSan Francisco, CA 94108'),
  samira: customer('samira', 'Samira Aziz', 'Aziz & Daughters', '3 Orchard Court\nManchester M4 5JD'),
  diego: customer('diego', 'Diego Fuentes', '', 'Calle Sol 18\n28013 Madrid\nSpain'),
  ruth: customer('ruth', 'Ruth Abernathy-Featherstonehaugh', 'St. Brendan’s Parish', '1 Abbey Close\nCork'),
  can: customer('can', 'Can Demir', 'Demir Organizasyon', 'Alsancak Mahallesi 1453\n35220 İzmir'),
  mallory: customer(
    'mallory',
    'Mallory Keane',
    'Donaudampfschifffahrtsgesellschaft',
    '1 Quay Row\nLondon SE1 2AA',
  ),
} satisfies Record<string, Customer>;

function customer(id: string, name: string, company: string, invoiceAddress: string): Customer {
  const place = Array.from(id).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 10_000;
  return {
    id,
    name,
    company,
    email: `${id}@${company === '' ? 'post' : 'office'}.example`,
    phone: `555010${String(place).padStart(4, '0')}`,
    invoiceAddress,
    shippingAddress: venues[id] ?? invoiceAddress,
  };
}
