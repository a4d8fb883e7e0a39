import type { Contact, ContactsUser } from '../../src/template/api/template.gen.ts';
import { wrongField } from '../engine/refusal.ts';
import { type TemplateDb, ownerId } from './db.ts';
import { findRow, findRows } from './find-row.ts';
import type { TemplateHandlers } from './operations.ts';
import { toEntity, toRow } from './rows.ts';

/** The contacts and their owner, whose lists say which ones are starred and used most. */
export const contacts = {
  listContacts: (db) => ({ status: 200, body: db.contacts.all().map(toEntity) }),

  getContact: (db, { query }) => ({ status: 200, body: toEntity(findRow(db.contacts, query.id, 'contact')) }),

  getContactsUser: (db) => ({ status: 200, body: getOwner(db) }),

  addContact: (db, { body }) => ({ status: 201, body: putContact(db, { ...body, id: db.newId() }) }),

  updateContact: (db, { body }) => {
    findRow(db.contacts, body.id, 'contact');
    return { status: 200, body: putContact(db, body) };
  },

  removeContact: (db, { body }) => {
    removeAll(db, [body.id]);
    return { status: 204 };
  },

  removeContacts: (db, { body }) => {
    removeAll(db, body.ids);
    return { status: 204 };
  },

  toggleStarredContact: (db, { body: { id } }) => {
    findRow(db.contacts, id, 'contact');
    return { status: 200, body: setStarred(db, [id], !getOwner(db).starred.includes(id)) };
  },

  setContactsStarred: (db, { body }) => {
    findRows(db.contacts, body.ids, 'contact');
    return { status: 200, body: setStarred(db, body.ids, true) };
  },

  setContactsUnstarred: (db, { body }) => {
    findRows(db.contacts, body.ids, 'contact');
    return { status: 200, body: setStarred(db, body.ids, false) };
  },
} satisfies Partial<TemplateHandlers>;

const getOwner = (db: TemplateDb): ContactsUser => toEntity(findRow(db.contactsUsers, ownerId, 'user'));

function putContact(db: TemplateDb, contact: Contact): Contact {
  if (contact.name.trim() === '') throw wrongField(400, 'The contact has no name.', 'name', 'Enter a name');
  return toEntity(db.contacts.put(toRow(contact)));
}

function setStarred(db: TemplateDb, ids: readonly string[], isStarred: boolean): ContactsUser {
  const owner = getOwner(db);
  const others = owner.starred.filter((id) => !ids.includes(id));
  const starred = isStarred ? [...others, ...new Set(ids)] : others;
  return toEntity(db.contactsUsers.put(toRow({ ...owner, starred })));
}

function removeAll(db: TemplateDb, ids: readonly string[]) {
  for (const { id } of findRows(db.contacts, ids, 'contact')) db.contacts.remove(id);
  const owner = getOwner(db);
  const frequentContacts = owner.frequentContacts.filter((id) => !ids.includes(id));
  db.contactsUsers.put(toRow({ ...owner, frequentContacts }));
  setStarred(db, ids, false);
}
