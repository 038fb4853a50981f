import { listIn, recordIn, textIn } from './json';
import { queryClient } from './queryClient';
import { whoAmI } from './request';
import { csrfToken, sessionUser } from './sessionFetch';

/**
 * Who uses this page, as the API server says. The console keeps it in its Redux store, which plugins must not read
 * (release notes of the plugin SDK for console 5.1), so that two reviews tell it: one with the headers by which the
 * console impersonates, and one without them.
 */

/** The state of the page: `other-user` is final, because the data of the page belongs to who was signed in before. */
export type IdentityState = 'unread' | 'reading' | 'read' | 'other-user';

let state: IdentityState = 'unread';
/** `null`: not read, or the server does not tell it. */
let known: Identity | null = null;
/** For whom the page was opened. */
let signedIn: string | null = null;
/** The user of the session cookie, as read last. */
let own: Acting | null = null;
let epoch = 0;
let readAt = 0;
let isAway = false;
let isStarted = false;

const readers = new Set<() => void>();
const furtherCaches: (() => void)[] = [];
const atKnown: (() => void)[] = [];

export function identityState(): IdentityState {
  return state;
}

/** The identity under which answers are kept, as a key that differs after each change. */
export function identityEpoch(): string {
  return String(epoch);
}

export function knownIdentity(): Identity | null {
  return known;
}

export function subscribeToIdentity(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/**
 * Registers a further cache that is cleared with the queries. The callback must not notify components, because it runs
 * during rendering.
 */
export function clearedWithAnswers(forget: () => void): void {
  furtherCaches.push(forget);
}

/** Registers what is read again from the storage of the tab as soon as its owner is known. */
export function readWhenKnown(read: () => void): void {
  atKnown.push(read);
}

/** Reads the identity for the first time. Later calls have no effect. */
export function startIdentity(): void {
  if (isStarted) return;
  isStarted = true;
  if (state === 'unread') readAnew();
  // Another user can sign in only in another tab or window.
  const left = (): void => {
    isAway = true;
  };
  const entered = (): void => {
    if (isAway && document.visibilityState === 'visible') void back().catch(() => undefined);
  };
  window.addEventListener('blur', left);
  window.addEventListener('focus', entered);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') left();
    else entered();
  });
}

async function back(): Promise<void> {
  await readAgain();
  isAway = !document.hasFocus();
}

/**
 * Before a change of the cluster: a check that the page still belongs to its user, which rejects if not; `null` if nobody
 * else can have signed in.
 */
export function identityCheck(): Promise<void> | null {
  if (state === 'other-user') return Promise.reject(new Error(STARTED_BY_ANOTHER_USER));
  if (signedIn === null || !isAway || Date.now() - readAt < FRESH) return null;
  const begun = epoch;
  return readAgain().then(() => {
    if (epoch !== begun || known === null) throw new Error(STARTED_BY_ANOTHER_USER);
  });
}

export const STARTED_BY_ANOTHER_USER = 'it was begun as another user';

/** Milliseconds for which the steps of a run need no further check. */
const FRESH = 5_000;

/** The console asks for permissions again, as it does when an impersonation starts or ends. Called during rendering. */
export function forgetIdentity(): void {
  if (state === 'unread' || state === 'other-user') return;
  forgetAnswers();
  known = null;
  readAnew();
}

function readAnew(): void {
  state = 'reading';
  void readAgain().catch(() => {
    taken(null);
  });
}

async function readAgain(): Promise<void> {
  const begun = epoch;
  const found = await reviewed();
  // Meanwhile an impersonation started or ended.
  if (epoch === begun) taken(found);
}

/** Takes over what the API server says; `null`: it does not tell it. */
export function taken(found: Identity | null): void {
  readAt = Date.now();
  const before = known;
  signedIn ??= found?.session ?? null;
  if (before !== null && textOf(found) !== textOf(before)) forgetAnswers();
  const isOther = found !== null && found.session !== signedIn;
  state = isOther ? 'other-user' : 'read';
  known = isOther ? null : found;
  if (before === null) callAll(atKnown);
  callAll(readers);
}

function textOf(identity: Identity | null): string {
  return identity === null ? '' : ownerTextOf(identity);
}

function forgetAnswers(): void {
  queryClient.clear();
  // Values that are still to be stored are stored for the previous identity.
  callAll(furtherCaches);
  epoch += 1;
}

function callAll(listeners: Iterable<() => void>): void {
  for (const listener of listeners) listener();
}

async function reviewed(): Promise<Identity | null> {
  const [session, effective] = await Promise.all([
    // An impersonation in this tab does not change it.
    isAway || own === null ? sessionUser(csrfToken()).then(userIn) : own,
    whoAmI(AbortSignal.timeout(TIME_LIMIT)).then(userIn),
  ]);
  own = session;
  if (session === null || effective === null) return null;
  const isOneself = JSON.stringify(session) === JSON.stringify(effective);
  return { session: session.name, acting: isOneself ? null : effective };
}

/** Milliseconds: a page waits for it before it shows what is stored. */
const TIME_LIMIT = 10_000;

/** Groups that the API server adds by itself are left out. */
function userIn(userInfo: string | null): Acting | null {
  const { username, groups } = recordIn(userInfo === null ? null : JSON.parse(userInfo));
  const name = textIn(username);
  if (name === null || name === '') return null;
  const own = listIn(groups).flatMap((group) => textIn(group) ?? []);
  return {
    name,
    groups: own.filter((group) => !/^system:(?:authenticated|serviceaccounts)/.test(group)),
  };
}

/** Who is signed in, and whom they act as ("Impersonate User" of the console); `null`: themselves. */
export type Identity = { readonly session: string; readonly acting: Acting | null };

export type Acting = { readonly name: string; readonly groups: readonly string[] };

/** An identity as a part of storage keys. */
export function ownerTextOf({ session, acting }: Identity): string {
  return JSON.stringify(acting === null ? [session] : [session, acting.name, acting.groups]);
}
