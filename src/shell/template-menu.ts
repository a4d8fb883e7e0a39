import type { Settings } from '../theme/settings.ts';

/** The menu of the specification has no template areas; the standalone build shows all there is. */
export const showsTemplateMenu = ({ templateMenu = import.meta.env.MODE === 'standalone' }: Settings) =>
  templateMenu;
