import type { ReactNode } from 'react';
import './envelope.css';

interface EnvelopeProps {
  /** The icon on the seal. */
  seal: ReactNode;
  /** What can be read of the letter: a word or a number. */
  children: ReactNode;
}

/** A letter half out of its envelope: the picture of the pages that have one thing to say. */
export const Envelope = ({ seal, children }: EnvelopeProps) => (
  <div className="envelope" aria-hidden>
    <div className="flap" />
    <div className="letter">{children}</div>
    <div className="pocket" />
    <div className="seal">{seal}</div>
  </div>
);
