import { msg } from '@lingui/core/macro';
import { LeftUnanswered } from '../../forms/sending-forms.ts';

/** An image was refused after the form of its event was left. Nothing is sent. */
export class ImageRefused extends LeftUnanswered {
  override readonly text;

  /** @param file the name of the file, or the address */
  constructor(file: string) {
    super();
    this.text = msg`${file} was not added. Choose another image.`;
  }
}
