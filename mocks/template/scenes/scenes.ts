import type { Photo, Picture } from '../../../src/api/template.gen.ts';
import arch from './arch.svg?no-inline';
import avatar from './avatar.svg?no-inline';
import bouquet from './bouquet.svg?no-inline';
import cake from './cake.svg?no-inline';
import cover from './cover.svg?no-inline';
import fireworks from './fireworks.svg?no-inline';
import fireworksFilm from './fireworks.webm?no-inline';
import invitations from './invitations.svg?no-inline';
import lanterns from './lanterns.svg?no-inline';
import lanternsFilm from './lanterns.webm?no-inline';
import marquee from './marquee.svg?no-inline';
import seating from './seating.svg?no-inline';

/** The pictures of the profile. All are drawn for it; none shows a real person. */
const scenes = {
  arch: { src: arch, alt: 'An arch of flowers on a terrace above the evening sea' },
  avatar: { src: avatar, alt: 'A woman with dark hair and a marigold behind her ear' },
  bouquet: { src: bouquet, alt: 'A vase of marigolds and olive branches on a window sill' },
  cake: { src: cake, alt: 'A cake of three tiers with figs and sprigs' },
  cover: { src: cover, alt: 'Strings of lights over a bay at dusk, with hills behind it' },
  fireworks: { src: fireworks, alt: 'Fireworks over the domes and roofs of a town' },
  invitations: { src: invitations, alt: 'Envelopes with wax seals beside an olive sprig' },
  lanterns: { src: lanterns, alt: 'Lanterns over a long table under the trees' },
  marquee: { src: marquee, alt: 'A lit marquee on a hillside under the moon' },
  seating: { src: seating, alt: 'A plan of round tables with coloured place cards' },
} satisfies Record<string, Picture>;

export type Scene = keyof typeof scenes;

/** A picture in a response. Rows store the scene's name, because its address changes with every build. */
export const getPicture = (scene: Scene): Picture => scenes[scene];

/** The scenes that also move, recorded by tools/record-films.ts. */
const films: Partial<Record<Scene, NonNullable<Photo['video']>>> = {
  lanterns: { src: lanternsFilm, seconds: 12 },
  fireworks: { src: fireworksFilm, seconds: 12 },
};

/** The film of a scene, or undefined for a still one. */
export const getFilm = (scene: Scene) => films[scene];
