import { useCallback, useContext, useSyncExternalStore } from 'react';
import { ReactReduxContext } from 'react-redux';
import { queryClient } from './queryClient';

/**
 * Forgets what the API server answered as soon as the user acts as another in the console: what one may see and do is not
 * what another may. It does so while rendering: whoever is below must not find the answers of another.
 * @returns as whom the user acts: a key for what has to begin anew then
 */
export function useOwnAnswers(): string {
  return takeOver(useActingAs());
}

/** As whom the user acts, as one text; `''` for themselves. */
export function actingNow(): string {
  return answeredTo;
}

/** The user acts as another: what only the session's cookie vouches for is not asked for on their behalf. */
export function isActingAsAnother(): boolean {
  return answeredTo !== '';
}

/** A name under which something is kept for whoever the user acts as, and is not found by others. */
export function ownName(name: string): string {
  return answeredTo === '' ? name : `${answeredTo} ${name}`;
}

/** As whom the user acted when something was kept under a name that begins like this; `null`: it is another name. */
export function ownerOf(name: string, prefix: string): string | null {
  if (name.startsWith(prefix)) return '';
  const at = name.lastIndexOf(` ${prefix}`);
  return at === -1 ? null : name.slice(0, at);
}

/**
 * What takes several requests goes on only as whom it was begun.
 * @returns to be called before each further request that changes something. It throws when the user acts as another by then
 */
export function sameActor(): () => void {
  const begunBy = answeredTo;
  return () => {
    if (answeredTo !== begunBy) throw new Error('it was begun as another user');
  };
}

/** Has something forgotten that keeps answers besides the queries. It must not tell anybody: it happens while rendering. */
export function forgottenWithAnswers(forget: () => void): void {
  keepers.push(forget);
}

const keepers: (() => void)[] = [];

let answeredTo = '';

/** Does nothing when it is called again for the same. */
function takeOver(actingAs: string): string {
  if (actingAs !== answeredTo) {
    queryClient.clear();
    // What they still have to keep is kept for whom it was.
    for (const forget of keepers) forget();
    answeredTo = actingAs;
  }
  return actingAs;
}

/**
 * As whom the user acts in the console ("Impersonate User"), as one text; `''` for themselves. The console keeps it in its
 * store (`getImpersonate` of the SDK's app/core/reducers/coreSelectors, which is not exported), sends it as headers of each
 * request, and loads no page anew when it changes.
 */
function useActingAs(): string {
  const store = useContext(ReactReduxContext)?.store;
  const subscribe = useCallback(
    (changed: () => void) => store?.subscribe(changed) ?? (() => undefined),
    [store],
  );
  return useSyncExternalStore(subscribe, () => actingAs(store?.getState()));
}

function actingAs(state: unknown): string {
  const { sdkCore } = (state ?? {}) as { readonly sdkCore?: { readonly impersonate?: Identity } };
  if (sdkCore?.impersonate === undefined) return '';
  const { kind, name, groups = [] } = sdkCore.impersonate;
  return JSON.stringify([kind, name, groups]);
}

type Identity = {
  readonly kind?: string;
  readonly name?: string;
  readonly groups?: readonly string[];
};
