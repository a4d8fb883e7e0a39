import { classes } from '../ui/classes.ts';
import colors from './answer-colors.module.css';
import styles from './AnswerMeter.module.css';

interface AnswerMeterProps {
  coming: number;
  declined: number;
  /** Not answered; drawn hatched, so that it reads without colour. */
  waiting: number;
  /** How many of `coming` are more than were invited. */
  over?: number;
  size?: 'small' | 'medium';
}

/**
 * The one meter of answers. It draws the numbers that stand beside it, so that it has no words of its own:
 * people beside people, guests beside guests.
 */
export const AnswerMeter = ({ coming, declined, waiting, over = 0, size = 'medium' }: AnswerMeterProps) => (
  <div className={classes(colors.answers, styles.meter)} data-size={size} aria-hidden>
    <Segment kind="coming" value={coming - over} />
    <Segment kind="over" value={over} />
    <Segment kind="declined" value={declined} />
    <Segment kind="waiting" value={waiting} />
  </div>
);

const Segment = ({ kind, value }: { kind: string; value: number }) =>
  value > 0 && <i data-answer={kind} style={{ flexGrow: value }} />;
