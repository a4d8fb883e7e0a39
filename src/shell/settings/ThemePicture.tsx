import { type CSSProperties, memo } from 'react';
import type { ThemeName } from '../../theme/theme-names.ts';
import { getSwatch } from '../../theme/themes.ts';
import styles from './ThemePicture.module.css';

const getColors = (name: ThemeName): CSSProperties & Record<`--${string}`, string> => {
  const { page, sheet, navbar, brand } = getSwatch(name);
  return { '--page': page, '--sheet': sheet, '--navbar': navbar, '--brand': brand };
};

/** An envelope in the colours of a theme. Without a theme: half light, half dark, for the system's choice. */
export const ThemePicture = memo(({ theme }: { theme: ThemeName | undefined }) =>
  theme === undefined ? (
    <span className={styles.both}>
      <Envelope theme="default" />
      <Envelope theme="defaultDark" />
    </span>
  ) : (
    <Envelope theme={theme} />
  ),
);

const Envelope = ({ theme }: { theme: ThemeName }) => (
  <span className={styles.picture} style={getColors(theme)} />
);
