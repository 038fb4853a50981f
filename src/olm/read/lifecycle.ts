import { queryOptions } from '@tanstack/react-query';
import { getLifecycle, offersLifecycles } from '~/kube/lifecycle';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { LifecycleAnswer } from '~/kube/lifecycleAnswer';
import { type LifecycleVersion, parseLifecycle } from '~/olm/lifecycle/parseLifecycle';
import { PACKAGES } from './packages';
import { concurrencyLimit } from '~/kube/concurrencyLimit';

/** What the catalog states of the versions of a package; `null`: this console serves no lifecycles. */
export type Lifecycle = readonly LifecycleVersion[] | null;

/**
 * The lifecycle of a package; asked for again when a catalog changes, as the package itself. Whoever is the first to ask asks for
 * all: most clusters serve none, and then that is the only request until the page is reloaded. The same for each catalog.
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
            own.answer = await getLifecycle(key);
            return own.answer.kind;
          },
          gcTime: Infinity,
          retry: false,
        });
        if (isClosed(door, first)) return door === CONSOLE ? null : [];
        if (own.answer !== undefined) return versionsIn(own.answer);
      }
      return inTurn(async () => {
        // The row that asked has left the screen.
        signal.throwIfAborted();
        return versionsIn(await getLifecycle(key));
      });
    },
    retry: false,
  });
}

/** A catalog's registry may take ten seconds to answer, and the browser has other requests. */
const inTurn = concurrencyLimit(2);

const CONSOLE = 'console';

/** Where the console says that it serves lifecycles, a refusal is its catalog's own; elsewhere the first one is for all. */
function isClosed(door: string, first: LifecycleAnswer['kind']): boolean {
  return first === 'absent' || (first === 'refused' && !(door === CONSOLE && offersLifecycles()));
}

function versionsIn(answer: LifecycleAnswer): readonly LifecycleVersion[] {
  return answer.kind === 'document' ? parseLifecycle(answer.text) : [];
}
