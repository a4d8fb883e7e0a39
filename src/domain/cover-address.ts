import { config } from '../config.ts';
import { imageAddress } from './event-image.ts';

const cardHost = new URL(config.cardBaseUrl, globalThis.location?.href).origin;

/** The address of an event's cover on this page; undefined for a picture that must not be asked for. */
export const getCoverAddress = (image: string) => imageAddress(image, [location.origin, cardHost]);
