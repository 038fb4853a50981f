import { queryOptions } from '@tanstack/react-query';
import { getLifecycle, offersLifecycles } from '~/kube/lifecycle';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { LifecycleAnswer } from '~/kube/lifecycleAnswer';
import { type LifecycleVersion, parseLifecycle } from '~/olm/lifecycle/parseLifecycle';
import { PACKAGES } from './packages';
import { readTab, writeTab } from '~/kube/tabStorage';
import { concurrencyLimit } from '~/kube/concurrencyLimit';

/** The support periods of a package's versions in the catalog; `null`: this console provides none. */
export type Lifecycle = readonly LifecycleVersion[] | null;

/**
 * The lifecycle of a package, which is reloaded with the package. The first request decides for all: most clusters
 * provide no lifecycles, so that it remains the only request of the tab. The same applies to each catalog.
 */
export function lifecycleOf(key: PackageKey) {
  return queryOptions({
    queryKey: [...PACKAGES, 'lifecycle', key],
    queryFn: async ({ client, signal }): Promise<Lifecycle> => {
      const own: { answer?: LifecycleAnswer } = {};
      for (const door of [CONSOLE, `${key.catalogNamespace}/${key.catalog}`]) {
        // eslint-disable-next-line @tanstack/query/exhaustive-deps -- which package was the first does not matter
        const first = await client.query({
          queryKey: ['first-lifecycle', door],
          queryFn: async () => {
            const stored = FINAL.find((kind) => kind === readTab(`${STORED}${door}`));
            if (stored !== undefined) return stored;
            own.answer = await getLifecycle(key);
            const { kind } = own.answer;
            if (kind === 'refused' || kind === 'absent') writeTab(`${STORED}${door}`, kind);
            return kind;
          },
          gcTime: Infinity,
          retry: false,
        });
        if (isClosed(door, first)) return door === CONSOLE ? null : [];
        if (own.answer !== undefined) return versionsIn(own.answer);
      }
      return inTurn(async () => {
        // The row is no longer visible.
        signal.throwIfAborted();
        return versionsIn(await getLifecycle(key));
      });
    },
    retry: false,
  });
}

/** The registry of a catalog can take ten seconds to answer, and browsers limit parallel requests. */
const inTurn = concurrencyLimit(2);

const CONSOLE = 'console';

/** Answers that remain the same, for the session of the tab. */
const FINAL = ['refused', 'absent'] as const;
const STORED = 'operator-hub.lifecycle.';

/**
 * If the console is known to provide lifecycles, an error concerns one catalog; otherwise the first error concerns all.
 */
function isClosed(door: string, first: LifecycleAnswer['kind']): boolean {
  return first === 'absent' || (first === 'refused' && !(door === CONSOLE && offersLifecycles()));
}

function versionsIn(answer: LifecycleAnswer): readonly LifecycleVersion[] {
  return answer.kind === 'document' ? parseLifecycle(answer.text) : [];
}
