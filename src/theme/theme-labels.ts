import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ThemeName } from './theme-names.ts';

/** The labels of the specification's themes in the settings. */
export const themeLabels: Record<ThemeName, MessageDescriptor> = {
  default: msg({ message: 'Guestwise', context: 'theme' }),
  defaultDark: msg({ message: 'Guestwise dark', context: 'theme' }),
  legacy: msg({ message: 'Classic', context: 'theme' }),
  light1: msg({ message: 'Paper', context: 'theme' }),
  light2: msg({ message: 'Cherry', context: 'theme' }),
  light3: msg({ message: 'Blossom', context: 'theme' }),
  light4: msg({ message: 'Orchid', context: 'theme' }),
  light5: msg({ message: 'Violet', context: 'theme' }),
  light6: msg({ message: 'Sky', context: 'theme' }),
  light7: msg({ message: 'Sea', context: 'theme' }),
  light8: msg({ message: 'Mist', context: 'theme' }),
  light9: msg({ message: 'Teal', context: 'theme' }),
  light10: msg({ message: 'Fern', context: 'theme' }),
  light11: msg({ message: 'Olive', context: 'theme' }),
  light12: msg({ message: 'Ink', context: 'theme' }),
  dark1: msg({ message: 'Amber', context: 'theme' }),
  dark2: msg({ message: 'Garnet', context: 'theme' }),
  dark3: msg({ message: 'Rose', context: 'theme' }),
  dark4: msg({ message: 'Plum', context: 'theme' }),
  dark5: msg({ message: 'Iris', context: 'theme' }),
  dark6: msg({ message: 'Midnight', context: 'theme' }),
  dark7: msg({ message: 'Harbour', context: 'theme' }),
  dark8: msg({ message: 'Lagoon', context: 'theme' }),
  dark9: msg({ message: 'Jade', context: 'theme' }),
  dark10: msg({ message: 'Forest', context: 'theme' }),
  dark11: msg({ message: 'Moss', context: 'theme' }),
  dark12: msg({ message: 'Onyx', context: 'theme' }),
  greyDark: msg({ message: 'Graphite', context: 'theme' }),
  mainThemeDark: msg({ message: 'Pine', context: 'theme' }),
  mainThemeLight: msg({ message: 'Sage', context: 'theme' }),
};
