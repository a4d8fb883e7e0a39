import { getThemeStyle } from '../../theme/part-style.ts';
import { type ThemeName, themeNames } from '../../theme/theme-names.ts';
import { whenIdle } from '../../browser/when-idle.ts';

/** Creates the themes one by one while the page is idle, so that the chosen one is there at once. */
export function prepareThemes([name, ...others]: readonly ThemeName[] = themeNames) {
  if (name === undefined) return;
  whenIdle(() => {
    getThemeStyle(name);
    prepareThemes(others);
  });
}
