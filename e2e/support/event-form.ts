import { expect, type Page } from '@playwright/test';
import { messages } from './visitor.ts';

export const newEvent = '/apps/event/new';
export const eventPath = (eventId: string) => `/apps/event/${eventId}`;

/** The form of an event's details as a person uses it, and its questions. */
export class EventForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get name() {
    return this.page.getByRole('textbox', { name: 'Name', exact: true });
  }

  get welcome() {
    return this.page.getByRole('textbox', { name: 'Welcome message' });
  }

  get rsvp() {
    return this.page.getByRole('textbox', { name: 'RSVP message' });
  }

  get single() {
    return this.page.getByRole('checkbox', { name: 'One person per invitation' });
  }

  get save() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  get create() {
    return this.page.getByRole('button', { name: 'Create event' });
  }

  /** The menu in the header of the event. */
  get menu() {
    return this.page.getByRole('main').getByRole('button', { name: 'More actions' });
  }

  async delete() {
    await this.menu.click();
    await this.page.getByRole('menuitem', { name: 'Delete event' }).click();
  }

  get draftNotice() {
    return this.page.getByText('We restored your unsaved changes');
  }

  get discard() {
    return this.page.getByRole('button', { name: 'Discard' });
  }

  get question() {
    return this.page.getByRole('alertdialog');
  }

  /** A button of the question. */
  answer(name: 'Cancel' | 'Leave' | 'Delete') {
    return this.question.getByRole('button', { name });
  }

  /** Another page of the product. */
  get wayOut() {
    return this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' });
  }

  get logout() {
    return this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' });
  }

  async isAsked(question: string | RegExp) {
    await expect(this.question.getByRole('heading', { level: 2 })).toHaveText(question);
  }

  async isNotAsked() {
    await expect(this.question).toHaveCount(0);
  }

  async isSaved() {
    await expect(messages(this.page)).toHaveText('Event saved');
  }
}
