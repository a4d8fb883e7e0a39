import { Trans } from '@lingui/react/macro';
import * as v from 'valibot';
import type { Event } from '../../../domain/event/event.ts';
import { texts } from '../../../domain/parse.ts';
import { ChosenImages } from './ChosenImages.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './event-editor.module.css';

/** The paths of an event's images, the cover first. */
export const getImages = (event: Event) =>
  [...new Set([event.image, ...v.parse(texts, event.fields.images)])].filter((image) => image !== '');

/** The images of an existing event: the API has no call to change them (specification, section 7). */
export function SavedImages({ event }: { event: Event }) {
  return (
    <fieldset className={styles.picker}>
      <legend>
        <Trans>Cover</Trans>
      </legend>
      <ChosenImages images={getImages(event)} />
      <Text tone="soft" size={12}>
        <Trans>The cover is chosen when the event is created. You cannot change it.</Trans>
      </Text>
    </fieldset>
  );
}
