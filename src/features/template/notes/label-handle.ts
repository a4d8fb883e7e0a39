import type { Label } from '../../../api/template.gen.ts';
import { toWellFormed } from '../../../browser/old-browsers.ts';

/** A label's handle in an address, without slashes and dots, which have a meaning for servers. */
export const handleInAddress = ({ handle }: Label) => toWellFormed(handle).replaceAll(/[/\\.\p{Cc}]/gu, '-');
