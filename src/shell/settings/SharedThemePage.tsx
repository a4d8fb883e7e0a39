import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { applyThemeLink, type ThemeLink } from '../../theme/edit-settings.ts';
import { getThemeStyle } from '../../theme/part-style.ts';
import { themeLabels } from '../../theme/theme-labels.ts';
import type { ThemeName } from '../../theme/theme-names.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Page } from '../../ui/Page.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { useShell } from '../shell-context.ts';
import styles from './SharedThemePage.module.css';

interface SharedThemePageProps {
  link: ThemeLink;
  onLeave(): void;
}

/** Shows the theme of a link, and applies it only on request. */
export function SharedThemePage({ link, onLeave }: SharedThemePageProps) {
  const { t, i18n } = useLingui();
  const { changePreference } = useShell();
  const { main = 'default', navbar = main, toolbar = main, footer = main } = link;
  const themes = [...new Set([main, navbar, toolbar, footer])];
  const getName = (theme: ThemeName) => i18n._(themeLabels[theme]);
  const name = new Intl.ListFormat([i18n.locale]).format(themes.map(getName));
  const use = () => {
    changePreference(({ settings, ...others }) => ({ ...others, settings: applyThemeLink(settings, link) }));
    onLeave();
  };
  return (
    <Page title={<Trans>Shared theme: {name}</Trans>}>
      <Surface isPadded>
        <div className={styles.preview} style={getThemeStyle(main)} aria-hidden>
          <Part className={styles.navbar} theme={link.navbar} />
          <Part className={styles.toolbar} theme={link.toolbar} />
          <div className={styles.content}>
            <i />
            <i />
            <b />
          </div>
          <Part className={styles.footer} theme={link.footer} />
        </div>
        {themes.length > 1 && (
          <div className={styles.parts}>
            <DescriptionList
              entries={[
                { term: t`Page`, value: getName(main) },
                { term: t`Menu`, value: getName(navbar) },
                { term: t`Toolbar`, value: getName(toolbar) },
                { term: t`Footer`, value: getName(footer) },
              ]}
            />
          </div>
        )}
        <p>
          <Trans>Someone shared this theme with you. Your own stays as it is unless you use this one.</Trans>
        </p>
        <div className={styles.actions}>
          <Button appearance="primary" onClick={use}>
            <Trans>Use this theme</Trans>
          </Button>
          <Button onClick={onLeave}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
      </Surface>
    </Page>
  );
}

const Part = ({ className, theme }: { className: string | undefined; theme: ThemeName | undefined }) => (
  <div className={className} style={theme && getThemeStyle(theme)}>
    <i />
    <i />
  </div>
);
