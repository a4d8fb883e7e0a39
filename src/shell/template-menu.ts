import type { Settings } from '../theme/settings.ts';

/** The specification's menu has no template areas; the standalone build shows them all. */
export const showsTemplateMenu = ({ templateMenu = import.meta.env.MODE === 'standalone' }: Settings) =>
  templateMenu;
