import { piecesOf } from './foreign-text.ts';
import styles from './ForeignText.module.css';

/** Text written by others: isolated in direction, with invisible control characters shown. */
export const ForeignText = ({ text }: { text: string }) => (
  <bdi>
    {piecesOf(text).map((piece, place) =>
      'text' in piece ? (
        piece.text
      ) : (
        <span key={`${piece.control} ${String(place)}`} className={styles.controlCharacter}>
          {piece.control}
        </span>
      ),
    )}
  </bdi>
);
