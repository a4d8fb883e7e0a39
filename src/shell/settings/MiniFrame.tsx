import styles from './settings.module.css';

interface MiniFrameProps {
  /** Where the menu is: beside the content, or in a row above or below the toolbar. */
  layout?: 'layout1' | 'layout2' | 'layout3';
  mode?: 'boxed' | 'fullwidth' | 'container';
  navbar?: 'style-1' | 'style-2' | 'style-3' | 'style-3-dense';
}

/** A small picture of the frame in the current colours. */
export const MiniFrame = ({ layout = 'layout1', mode = 'fullwidth', navbar = 'style-1' }: MiniFrameProps) => (
  <span className={styles.frame} data-layout={layout} data-mode={mode} data-navbar={navbar}>
    <i className={styles.navbar} />
    <i className={styles.toolbar} />
    <i className={styles.content} />
  </span>
);
