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

/** Every picture of the profile: drawn for it, and none of a living person. */
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

/**
 * A picture as it is answered. Rows name the scene and not its address, which changes with every build
 * and must not be kept.
 */
export const pictureOf = (scene: Scene): Picture => scenes[scene];

/** The drawings that move too, recorded by tools/record-films.ts. */
const films: Partial<Record<Scene, NonNullable<Photo['video']>>> = {
  lanterns: { src: lanternsFilm, seconds: 12 },
  fireworks: { src: fireworksFilm, seconds: 12 },
};

/** The film of a scene, or undefined where it does not move. */
export const filmOf = (scene: Scene) => films[scene];
