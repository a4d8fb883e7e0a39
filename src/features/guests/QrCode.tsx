import { useMemo } from 'react';
import { createQrShape } from './qr-code.ts';

interface QrCodeProps {
  /** What the code holds. */
  text: string;
  /** Names the picture. */
  label: string;
  className?: string | undefined;
}

/** A QR code, black on white in every theme: scanners read nothing else for sure. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => createQrShape(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
