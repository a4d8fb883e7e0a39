import type { Order } from '../../../src/api/template.gen.ts';
import { customers } from './customers.ts';
import { order, parcel } from './order.ts';
import { supplies } from './supplies.ts';

/** The orders of the year's first months. */
export const earlierOrders: readonly Order[] = [
  order({
    id: '1024',
    date: '2026/01/09 10:21:07',
    customer: customers.layla,
    lines: [
      [supplies.cards, 140],
      [supplies.envelopes, 140],
      [supplies.seals, 140],
    ],
    status: [
      ['Awaiting bank wire payment', '2026/01/09 10:21:47'],
      ['Remote payment accepted', '2026/01/11 14:38:47'],
      ['Delivered', '2026/01/15 12:34:07'],
    ],
    parcels: [parcel('X29-7468-766', 'Swift Parcel', 2.8, '2026/01/13 11:21:07')],
  }),
  order({
    id: '1025',
    date: '2026/01/14 16:02:55',
    customer: customers.henrik,
    lines: [
      [supplies.candles, 36],
      [supplies.napkins, 48],
    ],
    status: [
      ['Remote payment accepted', '2026/01/14 16:04:55'],
      ['Delivered', '2026/01/20 11:22:55'],
    ],
    parcels: [parcel('V22-6991-696', 'Harbour Freight', 3.1, '2026/01/18 17:09:55')],
  }),
  order({
    id: '1026',
    date: '2026/01/27 08:40:12',
    customer: customers.grace,
    lines: [
      [supplies.lanyards, 650],
      [supplies.banner, 4],
    ],
    status: [
      ['Awaiting bank wire payment', '2026/01/27 08:40:52'],
      ['Remote payment accepted', '2026/01/29 12:57:52'],
      ['Delivered', '2026/02/02 11:07:12'],
    ],
    discount: 25_000,
    parcels: [parcel('V37-1614-188', 'BlueBike Couriers', 17.0, '2026/01/31 09:54:12')],
  }),
  order({
    id: '1027',
    date: '2026/02/03 19:15:30',
    customer: customers.ayse,
    lines: [
      [supplies.lanterns, 60],
      [supplies.lightString, 8],
    ],
    status: [
      ['Remote payment accepted', '2026/02/03 19:17:30'],
      ['Delivered', '2026/02/10 11:49:30'],
    ],
    parcels: [parcel('Q40-2486-664', 'Swift Parcel', 16.7, '2026/02/07 20:36:30')],
  }),
  order({
    id: '1028',
    date: '2026/02/11 11:48:02',
    customer: customers.omar,
    lines: [
      [supplies.cards, 80],
      [supplies.menus, 80],
    ],
    status: [
      ['Remote payment accepted', '2026/02/11 11:50:02'],
      ['Refunded', '2026/02/12 17:57:02'],
    ],
  }),
  order({
    id: '1029',
    date: '2026/02/19 09:05:44',
    customer: customers.noura,
    lines: [
      [supplies.dates, 300],
      [supplies.cups, 300],
      [supplies.candles, 40],
    ],
    status: [
      ['Awaiting bank wire payment', '2026/02/19 09:06:24'],
      ['Remote payment accepted', '2026/02/21 13:23:24'],
      ['Delivered', '2026/02/25 11:53:44'],
    ],
    parcels: [parcel('V25-4657-745', 'BlueBike Couriers', 24.2, '2026/02/23 10:40:44')],
  }),
  order({
    id: '1030',
    date: '2026/03/02 14:33:19',
    customer: customers.mei,
    lines: [
      [supplies.lanterns, 120],
      [supplies.seating, 2],
    ],
    status: [
      ['Remote payment accepted', '2026/03/02 14:35:19'],
      ['Delivered', '2026/03/08 10:28:19'],
    ],
    parcels: [parcel('Q83-7499-150', 'Swift Parcel', 37.1, '2026/03/06 16:15:19')],
  }),
  order({
    id: '1031',
    date: '2026/03/08 21:07:51',
    customer: customers.diego,
    lines: [
      [supplies.roses, 12],
      [supplies.olive, 18],
    ],
    status: [
      ['Remote payment accepted', '2026/03/08 21:09:51'],
      ['Delivered', '2026/03/15 14:09:51'],
    ],
    parcels: [parcel('Q81-3181-396', 'Harbour Freight', 16.5, '2026/03/12 22:56:51')],
  }),
  order({
    id: '1032',
    date: '2026/03/17 13:26:08',
    customer: customers.samira,
    lines: [
      [supplies.cards, 220],
      [supplies.envelopes, 220],
      [supplies.placeCards, 220],
      [supplies.menus, 220],
    ],
    status: [
      ['Awaiting bank wire payment', '2026/03/17 13:26:48'],
      ['Remote payment accepted', '2026/03/19 10:43:48'],
      ['Delivered', '2026/03/23 16:35:08'],
    ],
    discount: 12_000,
    parcels: [
      parcel('V25-6054-673', 'BlueBike Couriers', 31.2, '2026/03/21 15:22:08'),
      parcel('Z23-4078-481', 'Swift Parcel', 4.6, '2026/03/21 16:22:08'),
    ],
  }),
  order({
    id: '1033',
    date: '2026/03/29 07:59:59',
    customer: customers.ruth,
    lines: [
      [supplies.banner, 1],
      [supplies.chairs, 90],
    ],
    status: [
      ['Remote payment accepted', '2026/03/29 08:01:59'],
      ['Delivered', '2026/04/04 11:15:59'],
    ],
    parcels: [parcel('Q82-1976-733', 'Swift Parcel', 8.6, '2026/04/02 10:02:59')],
  }),
  order({
    id: '1034',
    date: '2026/04/06 17:44:23',
    customer: customers.can,
    lines: [
      [supplies.tent, 1],
      [supplies.chairs, 150],
      [supplies.lightString, 12],
    ],
    status: [
      ['Awaiting bank wire payment', '2026/04/06 17:45:03'],
      ['Remote payment accepted', '2026/04/08 15:02:03'],
      ['Delivered', '2026/04/13 11:07:23'],
    ],
    parcels: [
      parcel('V64-6146-576', 'Harbour Freight', 22.7, '2026/04/10 19:54:23'),
      parcel('K56-5911-354', 'BlueBike Couriers', 30.4, '2026/04/10 20:54:23'),
    ],
  }),
  order({
    id: '1035',
    date: '2026/04/15 10:10:10',
    customer: customers.layla,
    lines: [
      [supplies.arch, 1],
      [supplies.roses, 24],
      [supplies.olive, 40],
    ],
    status: [
      ['Remote payment accepted', '2026/04/15 10:12:10'],
      ['Delivered', '2026/04/21 13:40:10'],
    ],
    parcels: [parcel('Z20-5919-637', 'BlueBike Couriers', 19.3, '2026/04/19 12:27:10')],
  }),
];
