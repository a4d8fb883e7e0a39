import { Button } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { Trans } from '@lingui/react/macro';
import { getKeyNames } from '../ui/shortcuts.ts';
import { openShellPart } from './shell-part.ts';
import { shellParts } from './ShellPart.tsx';
import styles from './Toolbar.module.css';

const open = () => openShellPart('search');

/** A button that looks like a search field; the search itself opens over the page. */
export const SearchButton = () => (
  <Button
    className={styles.search}
    icon={<Search20Regular />}
    aria-keyshortcuts="Control+K Meta+K"
    aria-haspopup="dialog"
    onPointerEnter={shellParts.search.preload}
    onClick={open}
  >
    <span>
      <Trans>Search</Trans>
    </span>
    <kbd aria-hidden>{getKeyNames('Mod+k').join(' ')}</kbd>
  </Button>
);
