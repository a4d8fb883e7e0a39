import { useMemo } from 'react';
import { createQrShape } from './qr-code.ts';

interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** The name of the picture. */
  label: string;
  className?: string | undefined;
}

/** A QR code, black on white in every theme, because scanners reliably read nothing else. */
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
