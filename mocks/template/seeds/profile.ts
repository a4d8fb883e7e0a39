import type { About, Profile } from '../../../src/api/template.gen.ts';
import type { Scene } from '../scenes/scenes.ts';
import { bartholomew, deniz, ines, irem, layla, marcus } from './people.ts';

/** Pictures are named by scene. The account's name and picture may replace those here. */
type Drawn<T> = { [Key in keyof T]: Key extends 'avatar' | 'cover' ? Scene : T[Key] };

export const profile: Drawn<Omit<Profile, 'name' | 'account'>> = {
  tagline: 'Plans weddings, suppers and galas in İzmir and wherever there is a sea',
  avatar: 'avatar',
  cover: 'cover',
  followers: 1284,
  following: 96,
};

export const about: About = {
  general: {
    about:
      'I started with my sister’s wedding and a spreadsheet of 240 names. Fifteen years later the names have become guests, the spreadsheet has become a list that answers by itself, and I sleep before the big day.',
    birthday: '1991-04-18',
    location: 'İzmir, Türkiye',
    languages: ['Turkish', 'English', 'العربية'],
  },
  work: {
    occupation: 'Event organiser',
    skills: ['Seating plans', 'Budgets', 'Calm', 'Lists of lists'],
    jobs: [
      { company: 'Arslan Events', role: 'Founder', from: 2019 },
      { company: 'Harbour Congress Hall', role: 'Head of events', from: 2014, to: 2019 },
      { company: 'Ege Catering', role: 'Assistant', from: 2011, to: 2014 },
    ],
  },
  contact: {
    email: 'selin@arslan-events.example',
    phone: '+90 555 010 0199',
    address: 'Kordon 12, 35210 İzmir',
    website: 'arslan-events.example',
  },
  groups: [
    { id: 'suppers', name: 'Suppers by the Sea', members: 1 },
    { id: 'florists', name: 'Florists of the Aegean', members: 412 },
    {
      id: 'long',
      name: 'The Very Informal and Occasionally Quarrelsome Society of People Who Lay Out Place Cards Alphabetically',
      members: 11_208,
    },
    { id: 'arabic', name: 'منظّمو الحفلات', members: 78 },
  ],
  friends: [deniz, layla, marcus, ines, irem, bartholomew],
};
