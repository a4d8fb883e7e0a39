import { joinClasses } from '../../ui/layout/classes.ts';
import styles from './event.module.css';

interface AnswerMeterProps {
  coming: number;
  declined: number;
  /** Not answered; hatched, so that it is readable without colour. */
  waiting: number;
  /** How many of `coming` exceed the number invited. */
  over?: number;
  /** Places of guests who come with fewer people than invited. */
  notTaken?: number;
  size?: 'small' | 'medium';
}

/**
 * The meter of answers. It draws numbers that are shown as text beside it, so it has no labels of its own. Use one unit
 * per meter: people or invitations.
 */
export const AnswerMeter = ({
  coming,
  declined,
  waiting,
  over = 0,
  notTaken = 0,
  size = 'medium',
}: AnswerMeterProps) => (
  <div className={joinClasses(styles.answers, styles.meter, 'print-outlined')} data-size={size} aria-hidden>
    <Segment kind="coming" value={coming - over} />
    <Segment kind="over" value={over} />
    <Segment kind="declined" value={declined} />
    <Segment kind="waiting" value={waiting} />
    <Segment kind="notTaken" value={notTaken} />
  </div>
);

const Segment = ({ kind, value }: { kind: string; value: number }) =>
  value > 0 && <i data-answer={kind} style={{ flexGrow: value }} />;
