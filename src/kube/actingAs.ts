import { useCallback, useContext, useSyncExternalStore } from 'react';
import { ReactReduxContext } from 'react-redux';

/**
 * As whom the user acts in the console ("Impersonate User"), as one text; `''` for themselves. The console keeps it in its
 * store (`getImpersonate` of the SDK's app/core/reducers/coreSelectors, which is not exported), sends it as headers of each
 * request, and loads no page anew when it changes.
 */
export function useActingAs(): string {
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
