import type { Order } from '../../../src/api/template.gen.ts';
import { customers } from './customers.ts';
import { order, parcel } from './order.ts';
import { supplies } from './supplies.ts';

/** The later orders. */
export const laterOrders: readonly Order[] = [
  order({
    id: '1036',
    date: '2026/04/23 15:52:36',
    customer: customers.grace,
    lines: [
      [supplies.lanyards, 1200],
      [supplies.seating, 3],
      [supplies.banner, 6],
    ],
    status: [
      ['Awaiting bank wire payment', '2026/04/23 15:53:16'],
      ['Remote payment accepted', '2026/04/25 13:10:16'],
      ['Delivered', '2026/04/29 12:29:36'],
      ['Refunded', '2026/05/06 20:16:36'],
    ],
    parcels: [parcel('X67-5717-723', 'Swift Parcel', 37.3, '2026/04/27 18:16:36')],
  }),
  order({
    id: '1037',
    date: '2026/05/02 09:12:04',
    customer: customers.mallory,
    lines: [[supplies.cards, 1]],
    status: [['Remote payment accepted', '2026/05/02 09:14:44']],
  }),
  order({
    id: '1038',
    date: '2026/05/13 12:30:00',
    customer: customers.henrik,
    lines: [[supplies.placeCards, 64]],
    status: [
      ['Remote payment accepted', '2026/05/13 12:32:00'],
      ['Delivered', '2026/05/19 16:21:00'],
    ],
    parcels: [parcel('Q75-7850-268', 'BlueBike Couriers', 29.0, '2026/05/17 15:08:00')],
  }),
  order({
    id: '1039',
    date: '2026/05/28 18:21:47',
    customer: customers.ayse,
    lines: [
      [supplies.cards, 95],
      [supplies.envelopes, 95],
    ],
    status: [
      ['Remote payment accepted', '2026/05/28 18:23:47'],
      ['Delivered', '2026/06/04 12:19:47'],
    ],
    parcels: [parcel('Z72-7909-140', 'Swift Parcel', 36.6, '2026/06/01 21:06:47')],
  }),
  order({
    id: '1040',
    date: '2026/06/09 08:08:31',
    customer: customers.noura,
    lines: [
      [supplies.roses, 30],
      [supplies.olive, 55],
      [supplies.candles, 80],
      [supplies.napkins, 160],
    ],
    status: [
      ['Awaiting bank wire payment', '2026/06/09 08:09:11'],
      ['Remote payment accepted', '2026/06/11 12:26:11'],
      ['Delivered', '2026/06/15 12:13:31'],
    ],
    discount: 48_000,
    parcels: [
      parcel('Q81-6140-448', 'Harbour Freight', 26.7, '2026/06/13 11:00:31'),
      parcel('V73-8474-170', 'BlueBike Couriers', 32.1, '2026/06/13 12:00:31'),
    ],
  }),
  order({
    id: '1041',
    date: '2026/06/24 20:36:14',
    customer: customers.omar,
    lines: [[supplies.cups, 60]],
    status: [
      ['Remote payment accepted', '2026/06/24 20:38:14'],
      ['Refunded', '2026/06/26 02:45:14'],
    ],
  }),
  order({
    id: '1042',
    date: '2026/07/11 11:11:52',
    customer: customers.mei,
    lines: [
      [supplies.menus, 180],
      [supplies.placeCards, 180],
    ],
    status: [
      ['Remote payment accepted', '2026/07/11 11:13:52'],
      ['Delivered', '2026/07/17 15:30:52'],
    ],
    parcels: [parcel('X70-2064-162', 'Swift Parcel', 28.1, '2026/07/15 14:17:52')],
  }),
  order({
    id: '1043',
    date: '2026/08/05 16:47:29',
    customer: customers.diego,
    lines: [
      [supplies.lightString, 6],
      [supplies.lanterns, 30],
    ],
    status: [
      ['Remote payment accepted', '2026/08/05 16:49:29'],
      ['Delivered', '2026/08/12 11:13:29'],
    ],
    parcels: [parcel('X92-8301-391', 'Harbour Freight', 27.5, '2026/08/09 20:00:29')],
  }),
  order({
    id: '1044',
    date: '2026/08/30 09:29:03',
    customer: customers.can,
    lines: [
      [supplies.tent, 2],
      [supplies.chairs, 260],
      [supplies.cups, 260],
    ],
    status: [
      ['Awaiting bank wire payment', '2026/08/30 09:29:43'],
      ['Remote payment accepted', '2026/09/01 13:46:43'],
      ['Delivered', '2026/09/05 14:02:03'],
    ],
    discount: 30_000,
    parcels: [
      parcel('X12-8564-463', 'BlueBike Couriers', 7.2, '2026/09/03 12:49:03'),
      parcel('Q73-1965-323', 'Swift Parcel', 29.4, '2026/09/03 13:49:03'),
    ],
  }),
  order({
    id: '1045',
    date: '2026/09/16 14:18:40',
    customer: customers.samira,
    lines: [
      [supplies.seals, 150],
      [supplies.envelopes, 150],
    ],
    status: [['Remote payment accepted', '2026/09/16 14:20:40']],
  }),
  order({
    id: '1046',
    date: '2026/10/02 10:55:26',
    customer: customers.layla,
    lines: [
      [supplies.cards, 175],
      [supplies.envelopes, 175],
      [supplies.seals, 175],
      [supplies.menus, 175],
    ],
    status: [['Awaiting bank wire payment', '2026/10/02 10:56:06']],
  }),
  order({
    id: '1047',
    date: '2026/10/14 22:03:58',
    customer: customers.ruth,
    lines: [[supplies.candles, 24]],
    status: [['Remote payment accepted', '2026/10/14 22:05:58']],
  }),
  order({
    id: '1048',
    date: '2026/10/27 07:41:15',
    customer: customers.grace,
    lines: [
      [supplies.lanyards, 900],
      [supplies.banner, 3],
      [supplies.seating, 1],
    ],
    status: [['Awaiting bank wire payment', '2026/10/27 07:41:55']],
    discount: 15_000,
  }),
  order({
    id: '1049',
    date: '2026/11/03 13:37:42',
    customer: customers.henrik,
    lines: [
      [supplies.arch, 1],
      [supplies.roses, 10],
    ],
    status: [['Awaiting bank wire payment', '2026/11/03 13:38:22']],
  }),
];
