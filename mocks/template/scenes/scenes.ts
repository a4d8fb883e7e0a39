import type { Photo, Picture } from '../../../src/template/api/template.gen.ts';

/** The address of a file: a build replaces its URL, and Node's is the path that the development server serves. */
const find = ({ href, protocol, pathname }: URL) =>
  protocol === 'file:' ? `/mocks/template/scenes/${pathname.split('/').at(-1)}` : href;

/** The pictures of the profile. All are drawn for it; none shows a real person. */
const scenes = {
  arch: {
    src: find(new URL('./arch.svg?no-inline', import.meta.url)),
    alt: 'An arch of flowers on a terrace above the evening sea',
  },
  avatar: {
    src: find(new URL('./avatar.svg?no-inline', import.meta.url)),
    alt: 'A woman with dark hair and a marigold behind her ear',
  },
  bouquet: {
    src: find(new URL('./bouquet.svg?no-inline', import.meta.url)),
    alt: 'A vase of marigolds and olive branches on a window sill',
  },
  cake: {
    src: find(new URL('./cake.svg?no-inline', import.meta.url)),
    alt: 'A cake of three tiers with figs and sprigs',
  },
  cover: {
    src: find(new URL('./cover.svg?no-inline', import.meta.url)),
    alt: 'Strings of lights over a bay at dusk, with hills behind it',
  },
  fireworks: {
    src: find(new URL('./fireworks.svg?no-inline', import.meta.url)),
    alt: 'Fireworks over the domes and roofs of a town',
  },
  invitations: {
    src: find(new URL('./invitations.svg?no-inline', import.meta.url)),
    alt: 'Envelopes with wax seals beside an olive sprig',
  },
  lanterns: {
    src: find(new URL('./lanterns.svg?no-inline', import.meta.url)),
    alt: 'Lanterns over a long table under the trees',
  },
  marquee: {
    src: find(new URL('./marquee.svg?no-inline', import.meta.url)),
    alt: 'A lit marquee on a hillside under the moon',
  },
  seating: {
    src: find(new URL('./seating.svg?no-inline', import.meta.url)),
    alt: 'A plan of round tables with coloured place cards',
  },
} satisfies Record<string, Picture>;

export type Scene = keyof typeof scenes;

/** A picture in a response. Rows store the scene's name, because its address changes with every build. */
export const getPicture = (scene: Scene): Picture => scenes[scene];

/** The scenes that also move. */
const films: Partial<Record<Scene, NonNullable<Photo['video']>>> = {
  lanterns: { src: find(new URL('./lanterns.webm?no-inline', import.meta.url)), seconds: 12 },
  fireworks: { src: find(new URL('./fireworks.webm?no-inline', import.meta.url)), seconds: 12 },
};

/** The film of a scene, or undefined for a still one. */
export const getFilm = (scene: Scene) => films[scene];
