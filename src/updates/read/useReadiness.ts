import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ClusterError } from '~/kube/clusterError';
import type { Failure } from '~/kube/failure';
import { failureIn, useFromQuery } from '~/kube/fromQuery';
import { all, dataOr, type Loadable, map, ready } from '~/kube/loadable';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { concurrencyLimit } from '~/kube/request';
import type { ExtensionRow } from '~/olm/extensions/extensionOperator';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/operatorName';
import type { ClusterRelease } from '~/olm/lifecycle/clusterRelease';
import { nextMinorOf } from '~/olm/lifecycle/maxOpenShift';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { clusterRelease } from '~/olm/read/clusterRelease';
import { useApiFeatures } from '~/olm/read/extensions/useApiFeatures';
import { useExtensionRows } from '~/olm/read/extensions/useExtensions';
import { useHasExtensions } from '~/olm/read/extensions/useServesExtensions';
import { useLifecycles } from '~/olm/read/lifecycle';
import { localDay } from '~/olm/read/localDay';
import { operatorPackage, PACKAGES } from '~/olm/read/packages';
import { type InstalledList, useInstalledList } from '~/olm/read/useInstalledList';
import { type MigrationState, migrationStates } from '~/updates/rules/migration/migrationStates';
import type { OfferedChannels } from '~/updates/rules/readiness/neededVersion';
import {
  needsUpdate,
  type ReadinessFacts,
  type ReadinessRow,
  readinessRows,
  verdictOf,
} from '~/updates/rules/readiness/readiness';
import { type Target, targetIn } from '~/updates/rules/readiness/target';
import { dependenciesBetween } from '~/updates/rules/readiness/updateOrder';

/** The installed Operators before an update of the cluster to a minor version of OpenShift. */
export type ClusterReadiness = {
  /** `null`: not OpenShift, or unknown. */
  readonly release: ClusterRelease | null;
  /** The reason why the cluster version is unknown; `null`: it is known, or this is not OpenShift. */
  readonly unknownRelease: Failure | null;
  readonly target: Target;
  /** `null` without a valid target. */
  readonly rows: readonly ReadinessRow[] | null;
  /** The reason why some Operators might be unknown; `null`: all of the cluster or of the scope are known. */
  readonly unseen: Failure | null;
  /** The reason why extensions are unknown. */
  readonly unseenExtensions: Failure | null;
  /** The reason why the versions of some packages are unknown. */
  readonly unread: Failure | null;
};

/**
 * @param scope the namespace whose Operators are checked; `null`: all readable namespaces
 * @param text the target in the URL; `null`: the next minor version
 */
export function useReadiness(
  scope: string | null,
  text: string | null,
): Loadable<ClusterReadiness> {
  const installed = useInstalledList(scope);
  const { rows: extensions } = useExtensionRows(scope === null);
  const release = useFromQuery(useQuery(clusterRelease));
  const version = dataOr(release, null)?.version ?? null;
  const list = dataOr(installed, null);
  const target = useMemo(() => targetIn(text, version), [text, version]);
  const { operators, updates } = useMemo(
    () =>
      everyOperator(list?.operators ?? NONE, extensions === null ? NONE : dataOr(extensions, NONE)),
    [list?.operators, extensions],
  );
  const lifecycles = useLifecycles(target.kind === 'minor' ? operators : NONE);
  const facts = useMemo(
    (): ReadinessFacts | null =>
      target.kind === 'minor'
        ? {
            target: target.minor,
            next: version === null ? null : nextMinorOf(version),
            today: localDay(),
            lifecycles,
          }
        : null,
    [target, version, lifecycles],
  );
  const { channels, unread } = useOfferedChannels(operators, facts);
  const csvs = list?.csvs ?? NO_CSVS;
  const needs = useMemo(() => dependenciesBetween(operators, csvs), [operators, csvs]);
  const migrations = useMigrationStates(list);
  const rows = useMemo(
    () => facts && readinessRows(operators, facts, { channels, updates, needs, migrations }),
    [operators, facts, channels, updates, needs, migrations],
  );
  return useMemo(() => {
    const known = release.status === 'failed' ? ready(null) : release;
    return map(all({ installed, release: known }), (found) => ({
      release: found.release,
      unknownRelease: failureOf(release),
      target,
      rows,
      unseen: found.installed.byNamespace?.cause ?? null,
      unseenExtensions: extensions && failureOf(extensions),
      unread,
    }));
  }, [installed, release, target, rows, extensions, unread]);
}

const NONE = [] as const;
const NO_CSVS: readonly ClusterServiceVersion[] = [];

/** Empty on a cluster without OLM v1. */
function useMigrationStates(list: InstalledList | null): ReadonlyMap<string, MigrationState> {
  const isServed = useHasExtensions();
  const features = dataOr(useApiFeatures(isServed), null);
  return useMemo(() => {
    if (!isServed || list === null) return NO_STATES;
    const hasObjectSets = features?.hasObjectSets ?? null;
    return migrationStates(list.operators, { ...list, hasObjectSets });
  }, [isServed, list, features]);
}

const NO_STATES: ReadonlyMap<string, MigrationState> = new Map();

function failureOf(value: Loadable<unknown>): Failure | null {
  return value.status === 'failed' ? value.failure : null;
}

/** The Operators of both versions of OLM, with the next versions of extensions by ID. */
function everyOperator(
  installed: readonly InstalledOperator[],
  extensions: readonly ExtensionRow[],
) {
  const updates = extensions.flatMap(({ operator, update }) =>
    update?.kind === 'waiting' || update?.kind === 'automatic'
      ? [[operator.id, update.to.bundle.version] as const]
      : [],
  );
  return {
    operators: [
      ...installed.filter(({ isCopy }) => !isCopy),
      ...extensions.map(({ operator }) => operator),
    ],
    updates: new Map(updates),
  };
}

/** The channels of the packages of Operators that need an update, by ID, as far as loaded. */
function useOfferedChannels(operators: readonly InstalledOperator[], facts: ReadinessFacts | null) {
  const due = useMemo(
    () =>
      operators.flatMap((operator) => {
        const key = packageOf(operator);
        const isDue = facts !== null && key !== null && needsUpdate(verdictOf(operator, facts));
        return isDue ? [{ ...operator, key }] : [];
      }),
    [operators, facts],
  );
  const answers = useQueries({
    queries: due.map(({ namespace, key }) => offeredChannels(namespace, key)),
    combine: answersOf,
  });
  return useMemo(() => {
    const failed = answers.find(({ error }) => error !== null)?.error ?? null;
    return {
      channels: new Map(
        due.map(({ id }, at): readonly [string, OfferedChannels] => {
          const { data, error = null } = answers[at] ?? {};
          return [id, data ?? (error === null ? 'loading' : 'unknown')];
        }),
      ),
      unread: failed && failureIn(failed),
    };
  }, [due, answers]);
}

type Answer = { readonly data: OfferedChannels | undefined; readonly error: Error | null };

function answersOf(results: readonly Answer[]): readonly Answer[] {
  return results.map(({ data, error }) => ({ data, error }));
}

/** A few at a time: many Operators can need an update. */
const inTurn = concurrencyLimit(4);

function offeredChannels(namespace: string, key: PackageKey) {
  return queryOptions({
    queryKey: [...PACKAGES, 'channels', namespace, key],
    queryFn: ({ client }): Promise<OfferedChannels> =>
      inTurn(async () => {
        try {
          return (await client.query(operatorPackage(namespace, key))).channels;
        } catch (error) {
          const isGone = error instanceof ClusterError && error.failure.kind === 'not-found';
          if (!isGone) throw error;
          return 'not-in-catalog';
        }
      }),
    retry: false,
  });
}
