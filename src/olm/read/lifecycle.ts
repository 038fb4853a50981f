import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { concurrencyLimit } from '~/kube/request';
import { getLifecycle, type LifecycleAnswer, offersLifecycles } from '~/kube/lifecycle';
import { readTab, writeTab } from '~/kube/tabStorage';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { lifecyclePackage } from '~/olm/installed/operatorName';
import { type LifecycleVersion, parseLifecycle } from '~/olm/lifecycle/parseLifecycle';
import { type VersionSupport, versionSupport } from '~/olm/lifecycle/versionSupport';
import { leadingMinor } from '~/olm/minorVersion';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { clusterRelease } from './clusterRelease';
import { type Asking, catalogdLifecycle } from './channels/lifecycles';
import { localDay } from './localDay';
import { PACKAGES } from './packages';

/** The support periods of a package's versions in the catalog; `null`: neither console nor catalogd provides any. */
export type Lifecycle = readonly LifecycleVersion[] | null;

/**
 * The lifecycle of a package, which is reloaded with the package: from the console if it provides lifecycles, otherwise
 * from catalogd.
 */
export function lifecycleOf(key: PackageKey) {
  return queryOptions({
    queryKey: [...PACKAGES, 'lifecycle', key],
    queryFn: async ({ client, signal }): Promise<Lifecycle> => {
      const asking = { client, signal };
      // The console answers for CatalogSources.
      const isAsked = key.catalogNamespace !== CLUSTER_SCOPE;
      const answer = isAsked ? await fromConsole(asking, key) : ('absent' as const);
      if (typeof answer === 'object') return answer;
      const found = await catalogdLifecycle(asking, key);
      return found ?? (answer === 'refused' ? [] : null);
    },
    retry: false,
  });
}

/**
 * The first request decides for all: most consoles provide no lifecycles, so that it remains the only request of the
 * tab. The same applies to each catalog.
 * @returns `absent`: the console provides none; `refused`: none of this catalog
 */
async function fromConsole(
  { client, signal }: Asking,
  key: PackageKey,
): Promise<readonly LifecycleVersion[] | 'absent' | 'refused'> {
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
    if (isClosed(door, first)) return door === CONSOLE ? 'absent' : 'refused';
    const { answer } = own;
    if (answer !== undefined) return answer.kind === 'refused' ? 'refused' : versionsIn(answer);
  }
  return inTurn(async () => {
    // The row is no longer visible.
    signal.throwIfAborted();
    return versionsIn(await getLifecycle(key));
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

/**
 * The support of a version in the catalog; `null`: none, or not loaded. The data is optional: nothing waits for it, and
 * a failure is not shown.
 * @param key `null`: the package is unknown
 */
export function useVersionSupport(
  key: PackageKey | null,
  version: string | null,
): VersionSupport | null {
  const versions = useLifecycle(key);
  const hasAny = versions !== undefined && versions !== null && versions.length > 0;
  const { data: release } = useQuery({ ...clusterRelease, enabled: hasAny });
  const today = localDay();
  return useMemo(
    () =>
      hasAny
        ? versionSupport(versions, {
            version,
            openShift: release == null ? null : leadingMinor(release.version),
            today,
          })
        : null,
    [hasAny, versions, version, release, today],
  );
}

/**
 * Whether lifecycles of some packages are available; `undefined`: unknown.
 * @param keys one package of each catalog, which are requested if nothing was requested before
 */
export function useServesLifecycles(keys: readonly PackageKey[]): boolean | undefined {
  return useQueries({ queries: keys.map(lifecycleOf), combine: isAnyServed });
}

function isAnyServed(results: readonly { readonly data: Lifecycle | undefined }[]) {
  if (results.some(({ data }) => data != null)) return true;
  return results.some(({ data }) => data === null) ? false : undefined;
}

function useLifecycle(key: PackageKey | null) {
  const requested = lifecycleOf(key ?? NOBODY);
  const { data } = useQuery({
    ...requested,
    queryFn: key === null ? skipToken : (requested.queryFn ?? skipToken),
  });
  return data;
}

const NOBODY: PackageKey = { catalogNamespace: '', catalog: '', packageName: '' };

/** The lifecycles of installed Operators, by the IDs of the Operators, as far as loaded. */
export function useLifecycles(
  operators: readonly InstalledOperator[],
): ReadonlyMap<string, readonly LifecycleVersion[]> {
  const requested = useMemo(
    () =>
      operators.flatMap((operator) => {
        const key = lifecyclePackage(operator);
        return key === null ? [] : [{ id: operator.id, key }];
      }),
    [operators],
  );
  const lifecycles = useQueries({
    queries: requested.map(({ key }) => lifecycleOf(key)),
    combine: dataOf,
  });
  return useMemo(
    () => new Map(requested.map(({ id }, index) => [id, lifecycles[index] ?? []] as const)),
    [requested, lifecycles],
  );
}

function dataOf(results: readonly { readonly data: Lifecycle | undefined }[]) {
  return results.map(({ data }) => data);
}
