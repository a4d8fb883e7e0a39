import { getPartStyle, getThemeStyle } from '../../src/theme/part-style.ts';
import { themeNames } from '../../src/theme/theme-names.ts';
import { Part } from './Part.tsx';
import styles from './theme-states.module.css';

const samples = ['Coming', 'Declined', 'Waiting', 'Discrepancy'] as const;

/** All themes at once, each with its colours for the four parts of the frame. */
export const ThemeStates = () => (
  <Part name="Themes">
    <div className={styles.themes}>
      {themeNames.map((name) => (
        <figure key={name} className={styles.theme} style={getThemeStyle(name)}>
          <div className={styles.navbar}>
            <strong>{name}</strong>
            <span>Events</span>
            <small>AUTH</small>
          </div>
          <div className={styles.toolbar}>Toolbar</div>
          <div className={styles.page}>
            <p>
              Text <small>and less of it</small> <a href="#themes">Link</a>
            </p>
            <p className={styles.row}>
              {samples.map((sample) => (
                <b key={sample} data-sample={sample}>
                  {sample}
                </b>
              ))}
            </p>
            <button type="button">Primary</button>
          </div>
          <div
            className={styles.footer}
            style={getPartStyle({ main: name, navbar: name, toolbar: name, footer: 'greyDark' }, 'footer')}
          >
            Footer in another theme
          </div>
        </figure>
      ))}
    </div>
  </Part>
);
