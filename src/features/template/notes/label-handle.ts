import type { Label } from '../../../api/template.gen.ts';

/** A label's handle as it stands in an address: servers read more into slashes and dots than a name means. */
export const handleInAddress = ({ handle }: Label) => handle.toWellFormed().replaceAll(/[/\\.\p{Cc}]/gu, '-');
