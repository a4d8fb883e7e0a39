import { piecesOf } from './foreign-text.ts';
import styles from './ForeignText.module.css';

/**
 * Text that somebody else wrote: apart from its neighbours in direction, with the characters shown that
 * would act unseen.
 */
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
