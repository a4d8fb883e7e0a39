import type { Picture } from '../../../api/template.gen.ts';

interface DrawingProps {
  picture: Picture;
  loading?: 'lazy' | 'eager';
}

/** A drawing of the profile, with its space reserved while it loads. */
export const Drawing = ({ picture: { src, alt }, loading = 'lazy' }: DrawingProps) => (
  <img src={src} alt={alt} width="1200" height="900" loading={loading} />
);
