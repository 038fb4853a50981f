import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { byOperatorName } from '~/olm/installed/operatorOrders';
import { keepsFrom, type OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import type { LifecycleVersion } from '~/olm/lifecycle/parseLifecycle';
import { type Support, versionSupport } from '~/olm/lifecycle/versionSupport';
import type { MigrationState } from '~/updates/rules/migration/migrationStates';
import { type Dependencies, dependenciesFirst } from './updateOrder';
import { type Needed, type OfferedChannels, neededVersion } from './neededVersion';

/** An installed Operator before an update of the cluster to the target. */
export type ReadinessRow = {
  readonly id: string;
  readonly operator: InstalledOperator;
  readonly verdict: Verdict;
  readonly needed: Needed;
  /** Its place among the updates, from 1; `null`: no update is required, or none exists. */
  readonly order: number | null;
  /** The names of the Operators that must be updated first. */
  readonly after: readonly string[];
  /** The support of the required version, otherwise of the installed one; `null`: not stated. */
  readonly support: Support | null;
  /** Whether OLM v1 can take it over; `null`: unknown, or OLM v1 has installed it. */
  readonly migration: MigrationState | null;
};

/** In display order. */
export const VERDICTS = [
  /** OLM blocks the next minor version of the cluster (SU-037). */
  'blocks',
  /** OLM will block a minor version after the next one. */
  'blocks-later',
  /** OLM does not block the update, but the catalog does not list the target. */
  'incompatible',
  /** Without a limit, as most of them: OLM does not block the update. */
  'silent',
  'supports',
] as const;

export type Verdict = (typeof VERDICTS)[number];

export type ReadinessFacts = {
  readonly target: OpenShiftMinor;
  /** The next minor version of the cluster; `null`: unknown. */
  readonly next: OpenShiftMinor | null;
  /** As `YYYY-MM-DD`. */
  readonly today: string;
  /** By ID, as far as known. */
  readonly lifecycles: ReadonlyMap<string, readonly LifecycleVersion[]>;
};

/**
 * Whether an Operator prevents an update of the cluster. OLM's rule precedes what the catalog states. The maximum version
 * of an extension is in its bundle, which only OLM v1 reads.
 */
export function verdictOf(operator: InstalledOperator, facts: ReadinessFacts): Verdict {
  const { id, maxOpenShift, version } = operator;
  const { target, next, today, lifecycles } = facts;
  if (keepsFrom(maxOpenShift, target)) {
    return next === null || keepsFrom(maxOpenShift, next) ? 'blocks' : 'blocks-later';
  }
  const question = { version, openShift: target, today };
  const stated = versionSupport(lifecycles.get(id) ?? [], question)?.compatibility ?? null;
  if (stated === 'incompatible') return 'incompatible';
  return stated === null && maxOpenShift.kind === 'none' ? 'silent' : 'supports';
}

/** Whether an update of the Operator is required before the update of the cluster. */
export function needsUpdate(verdict: Verdict): boolean {
  return verdict === 'blocks' || verdict === 'blocks-later' || verdict === 'incompatible';
}

/**
 * Each Operator once, without copies: the required updates in their order, then the others.
 */
export function readinessRows(
  operators: readonly InstalledOperator[],
  facts: ReadinessFacts,
  offered: Offered,
): readonly ReadinessRow[] {
  const judged = operators
    .filter(({ isCopy }) => !isCopy)
    .map((operator) => ({ operator, verdict: verdictOf(operator, facts) }))
    .toSorted(
      (one, other) =>
        VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict) ||
        byOperatorName(one.operator, other.operator),
    );
  const due = new Map(
    judged
      .filter(({ verdict }) => needsUpdate(verdict))
      .map((one) => [one.operator.id, one] as const),
  );
  const ordered = dependenciesFirst([...due.keys()], offered.needs);
  const required = ordered
    .flatMap((id) => due.get(id) ?? [])
    .map((one): ReadinessRow => {
      const { operator } = one;
      const after = (offered.needs.get(operator.id) ?? []).flatMap(
        (id) => due.get(id)?.operator.displayName ?? [],
      );
      const needed = neededIn(one, facts, offered);
      const version = needed.kind === 'version' ? needed.version : operator.version;
      const support = supportOf(operator.id, version, facts);
      const migration = offered.migrations.get(operator.id) ?? null;
      return { ...one, id: operator.id, needed, order: null, after, support, migration };
    });
  const possible = required.filter(({ needed }) => !FINAL.includes(needed.kind));
  return [
    ...required.map((row): ReadinessRow => {
      const place = possible.indexOf(row);
      return place < 0 ? row : { ...row, order: place + 1 };
    }),
    ...judged
      .filter(({ operator }) => !due.has(operator.id))
      .map((one): ReadinessRow => {
        const { id, version } = one.operator;
        const support = supportOf(id, version, facts);
        const migration = offered.migrations.get(id) ?? null;
        return { ...one, id, needed: { kind: 'none' }, order: null, after: [], support, migration };
      }),
  ];
}

/** No update exists. */
const FINAL: readonly Needed['kind'][] = ['no-subscription', 'not-in-catalog', 'nothing'];

type Offered = {
  /** The channels of the packages of Operators that need an update, by ID. */
  readonly channels: ReadonlyMap<string, OfferedChannels>;
  /** The next versions of extensions, by ID. */
  readonly updates: ReadonlyMap<string, string>;
  readonly needs: Dependencies;
  /** By ID; empty without OLM v1. */
  readonly migrations: ReadonlyMap<string, MigrationState>;
};

function neededIn(
  { operator, verdict }: Pick<ReadinessRow, 'operator' | 'verdict'>,
  { target, lifecycles }: ReadinessFacts,
  { channels, updates }: Offered,
): Needed {
  const { id } = operator;
  return neededVersion(operator, verdict === 'incompatible', {
    target,
    lifecycle: lifecycles.get(id) ?? [],
    channels: channels.get(id) ?? 'loading',
    update: updates.get(id) ?? null,
  });
}

function supportOf(
  id: string,
  version: string | null,
  { target, today, lifecycles }: ReadinessFacts,
): Support | null {
  const question = { version, openShift: target, today };
  return versionSupport(lifecycles.get(id) ?? [], question)?.support ?? null;
}
