import { type ContextType, useCallback, useContext, useSyncExternalStore } from 'react';
import { ReactReduxContext } from 'react-redux';
import { queryClient } from './queryClient';

/**
 * Discards cached answers of the API server when the user starts or stops impersonation, because permissions and
 * visible objects differ. This happens during rendering, so that no child can use answers of the other identity.
 * @returns the identity: a key for state that must be reset with it
 */
export function useOwnAnswers(): string {
  const store = useContext(ReactReduxContext)?.store;
  return takeOver(useActingAs(store), identityIn(store?.getState())?.subprotocols ?? []);
}

/** The WebSocket subprotocols that carry the impersonation, because a WebSocket has no headers. */
export function actingSubprotocols(): string[] {
  return [...subprotocols];
}

let subprotocols: readonly string[] = [];

/** The current identity as one text; `''` for the user's own. */
export function actingNow(): string {
  return answeredTo;
}

/** Whether the user impersonates another one. Requests that rely on the session cookie alone must not be sent then. */
export function isActingAsAnother(): boolean {
  return answeredTo !== '';
}

/** A storage key for the current identity, which other identities do not find. */
export function ownName(name: string): string {
  return answeredTo === '' ? name : `${answeredTo} ${name}`;
}

/** The identity for which a key with this prefix was stored; `null` if the key has another prefix. */
export function ownerOf(name: string, prefix: string): string | null {
  if (name.startsWith(prefix)) return '';
  const at = name.lastIndexOf(` ${prefix}`);
  return at === -1 ? null : name.slice(0, at);
}

/**
 * Guards an action of several requests, which may continue only under the identity that started it.
 * @returns a check to call before each further write; throws if the identity changed
 */
export function sameActor(): () => void {
  const begunBy = answeredTo;
  return () => {
    if (answeredTo !== begunBy) throw new Error('it was begun as another user');
  };
}

/**
 * Registers a further cache that is cleared with the queries. The callback must not notify components, because it runs
 * during rendering.
 */
export function clearedWithAnswers(forget: () => void): void {
  furtherCaches.push(forget);
}

const furtherCaches: (() => void)[] = [];

let answeredTo = '';

/** Calling it again for the same identity has no effect. */
function takeOver(actingAs: string, protocols: readonly string[]): string {
  subprotocols = protocols;
  if (actingAs !== answeredTo) {
    queryClient.clear();
    // Values that are still to be stored are stored for the previous identity.
    for (const forget of furtherCaches) forget();
    answeredTo = actingAs;
  }
  return actingAs;
}

/**
 * The identity of the console ("Impersonate User") as one text; `''` for the user's own. The console stores it in its
 * Redux store (`getImpersonate` of the SDK's app/core/reducers/coreSelectors, which is not exported), sends it as
 * headers of each request, and does not reload the page when it changes.
 */
function useActingAs(store: Store | undefined): string {
  const subscribe = useCallback(
    (changed: () => void) => store?.subscribe(changed) ?? (() => undefined),
    [store],
  );
  return useSyncExternalStore(subscribe, () => actingAs(store?.getState()));
}

type Store = NonNullable<ContextType<typeof ReactReduxContext>>['store'];

function actingAs(state: unknown): string {
  const identity = identityIn(state);
  if (identity === undefined) return '';
  const { kind, name, groups = [] } = identity;
  return JSON.stringify([kind, name, groups]);
}

function identityIn(state: unknown): Identity | undefined {
  const { sdkCore } = (state ?? {}) as { readonly sdkCore?: { readonly impersonate?: Identity } };
  return sdkCore?.impersonate;
}

type Identity = {
  readonly kind?: string;
  readonly name?: string;
  readonly groups?: readonly string[];
  readonly subprotocols?: readonly string[];
};
