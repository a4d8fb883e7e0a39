import type { Label } from '../../../api/template.gen.ts';

/** A label's handle in an address, without slashes and dots, which have a meaning for servers. */
export const handleInAddress = ({ handle }: Label) => handle.toWellFormed().replaceAll(/[/\\.\p{Cc}]/gu, '-');
