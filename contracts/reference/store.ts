import { createHmac, randomBytes, randomUUID } from 'node:crypto';

type Fields = Record<string, unknown>;

export interface Account {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  phone?: string;
  preference: Fields;
}
export interface Party {
  uid: string;
  owner: string;
  made: string;
  changed: string;
  fields: Fields;
  /** In the order they were added. */
  guests: Invitee[];
  letters: Letter[];
}
export interface Invitee {
  uid: string;
  addedBy: string;
  count: number | null;
  fields: Fields & { name: string; invitees: number; inviteeOnCard: number; isWAPhone: boolean };
}
export interface Letter {
  uid: string;
  made: string;
  fields: Fields & { title: string; message: string };
  selected: boolean;
}

/** All data of this backend, and the tokens that it has issued. */
export class Store {
  readonly accounts: Account[] = [];
  readonly parties: Party[] = [];
  readonly #secret = randomBytes(32);
  readonly #sessions = new Map<string, string>();

  addAccount(fields: Partial<Account> = {}): Account {
    const uid = randomUUID();
    const usual = { displayName: 'Somebody', email: `${uid}@example.org`, password: uid, preference: {} };
    const account = { ...usual, ...fields, uid };
    this.accounts.push(account);
    return account;
  }

  removeAccounts(email: string | undefined) {
    for (const account of this.accounts.filter((each) => each.email === email)) {
      this.accounts.splice(this.accounts.indexOf(account), 1);
    }
  }

  addParty(owner: string, fields: Fields): Party {
    const now = new Date().toISOString();
    const party = { uid: randomUUID(), owner, made: now, changed: now, fields, guests: [], letters: [] };
    this.parties.push(party);
    return party;
  }

  findInvitation(guestId: string) {
    for (const party of this.parties) {
      const guest = party.guests.find(({ uid }) => uid === guestId);
      if (guest) return { party, guest };
    }
    return undefined;
  }

  /** Issues a signed token and stores it: a token that was not issued here is not valid. */
  createToken(account: Account, seconds = 3_600): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      sub: account.uid,
      iat: now + Math.min(0, seconds),
      exp: now + seconds,
      jti: randomUUID(),
    };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    const token = `${content}.${createHmac('sha256', this.#secret).update(content).digest('base64url')}`;
    if (seconds > 0) this.#sessions.set(token, account.uid);
    return token;
  }

  findCaller(authorization = ''): Account | undefined {
    const uid = this.#sessions.get(authorization.replace(/^Bearer /, ''));
    return uid === undefined ? undefined : this.accounts.find((account) => account.uid === uid);
  }
}
