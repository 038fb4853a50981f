import { danger, info, severestFirst, warning, when } from '~/olm/finding';
import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import { type CloudIdentity, requestedIdentity } from '~/olm/packages/cloudIdentity';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import type { VersionSupport } from '~/olm/lifecycle/versionSupport';
import {
  type MaxOpenShift,
  keepsFrom,
  maxOpenShiftOf,
  minorText,
  nextMinorOf,
} from '~/olm/lifecycle/maxOpenShift';
import { leadingMinor } from '~/olm/minorVersion';
import { isMajorStep, semanticVersion, versionOrder } from '~/olm/semanticVersion';
import { type Danger, dangerRank, severityOfDanger } from '~/olm/permissions/danger';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import type { DefinitionChange } from '~/updates/rules/crd/definitionDelta';
import type { PlanComparison } from './comparison';
import type { PlanFinding } from './planFinding';
import { annotationsOf, isCsv } from './operatorSides';
import { type PermissionDelta, permissionDeltas } from './permissionDeltas';
import { webhookDeltas } from './webhookDeltas';

/** Further facts about a plan, which its comparison with the cluster does not contain. */
export type ComparedFacts = {
  readonly changes: readonly PlanChange[];
  /** `status.desired.version` of the ClusterVersion; `null`: unknown, or not OpenShift. */
  readonly clusterVersion: string | null;
  /** The catalog's deprecation messages, by the name of the CSV. */
  readonly deprecations: ReadonlyMap<string, readonly InstalledDeprecation[]>;
  /** The support of versions in the catalog, by the name of the CSV. */
  readonly supports: ReadonlyMap<string, VersionSupport>;
  /** The cloud identity of Operators with short-lived credentials; `null`: none, or not requested. */
  readonly identity: CloudIdentity | null;
  readonly definitions: readonly RatedDefinition[];
  /** What OperatorConditions report against the replacement of their version, by the name of the new CSV. */
  readonly blockers?: ReadonlyMap<string, string>;
};

/** A CustomResourceDefinition with the result of the rules. */
export type RatedDefinition = {
  readonly csvName: string;
  readonly name: string;
  readonly findings: readonly DefinitionChange[];
};

/** The risks of a plan, the most severe first. Unknown ones are last but never omitted. */
export function planFindings(
  comparison: PlanComparison,
  facts: ComparedFacts,
): readonly PlanFinding[] {
  const permissions = permissionDeltas(comparison);
  return severestFirst([
    ...dangerRisks(permissions),
    ...definitionRisks(facts.definitions),
    ...[...(facts.blockers ?? [])].map(([csvName, message]) =>
      warning({ csvName, kind: 'not-upgradeable', message }),
    ),
    ...facts.changes.flatMap((change) => supportRisks(change, facts)),
    ...openShiftRisks(comparison, facts.clusterVersion),
    ...webhookRisks(comparison),
    ...facts.changes.flatMap(catalogRisks),
    ...facts.changes.flatMap((change) => versionRisks(change, comparison)),
    ...deprecationRisks(facts),
    ...cloudRisks(comparison, facts.identity),
    ...unknownRisks(comparison, permissions),
  ]);
}

function isSevere(one: Danger): boolean {
  return severityOfDanger(one) === 'danger';
}

function dangerRisks(deltas: readonly PermissionDelta[]): readonly PlanFinding[] {
  const byOperator = new Map<string, Set<Danger>>();
  for (const delta of deltas) {
    const dangers = byOperator.get(delta.csvName) ?? new Set();
    if (delta.kind === 'compared') for (const one of delta.newDangers) dangers.add(one);
    byOperator.set(delta.csvName, dangers);
  }
  return [...byOperator].flatMap(([csvName, dangers]): readonly PlanFinding[] => {
    const sorted = [...dangers].toSorted((one, other) => dangerRank(one) - dangerRank(other));
    if (sorted.length === 0) return [];
    const rate = sorted.some(isSevere) ? danger : warning;
    return [rate({ csvName, kind: 'dangers-added', dangers: sorted })];
  });
}

function definitionRisks(definitions: readonly RatedDefinition[]): readonly PlanFinding[] {
  return definitions.flatMap(({ csvName, name, findings }): readonly PlanFinding[] =>
    findings.length === 0
      ? []
      : [danger({ csvName, kind: 'definition-unsafe', definition: name, findings })],
  );
}

/** Semantic versioning allows breaking changes between major versions. Other versions say nothing. */
function versionRisks(change: PlanChange, { objects }: PlanComparison): readonly PlanFinding[] {
  if (change.from === null) return [];
  const { csvName } = change;
  const csv = objects.find(({ after }) => isCsv(after) && after.name === csvName);
  const from = stated(change.from, csv?.before.kind === 'found' ? csv.before.object : null);
  const to = stated(change.to, csv?.after.manifest);
  if ((versionOrder(to, from) ?? 0) < 0) {
    return [danger({ csvName, kind: 'older-version', from, to })];
  }
  return when(isMajorStep(from, to), warning({ csvName, kind: 'major-version', from, to }));
}

/** The plan shows a version that it does not state by name. */
function stated(shown: string, csv: JsonRecord | null | undefined): string {
  const version = textIn(recordIn(csv?.['spec'])['version']);
  return semanticVersion(shown) === null ? (version ?? shown) : shown;
}

function catalogRisks({ csvName, move }: PlanChange): readonly PlanFinding[] {
  return move === undefined ? [] : [warning({ csvName, kind: 'other-catalog', ...move })];
}

/** SU-037. */
function openShiftRisks(
  { objects }: PlanComparison,
  clusterVersion: string | null,
): readonly PlanFinding[] {
  const next = clusterVersion === null ? null : nextMinorOf(clusterVersion);
  if (clusterVersion === null || next === null) return [];
  return objects.flatMap(({ after }): readonly PlanFinding[] => {
    if (!isCsv(after)) return [];
    const limit = maxOpenShiftOf(annotationsOf(after));
    if (!keepsFrom(limit, next)) return [];
    return [
      warning({
        csvName: after.csvName,
        kind: 'blocks-openshift',
        maximum: limitText(limit),
        cluster: clusterVersion,
      }),
    ];
  });
}

function supportRisks(
  { csvName, to: version }: PlanChange,
  { supports, clusterVersion }: ComparedFacts,
): readonly PlanFinding[] {
  const { compatibility, support } = supports.get(csvName) ?? {};
  const cluster = leadingMinor(clusterVersion ?? '');
  return [
    ...(compatibility === 'incompatible' && cluster !== null
      ? [danger({ csvName, kind: 'incompatible', version, cluster: minorText(cluster) })]
      : []),
    ...when(support?.kind === 'ended', warning({ csvName, kind: 'unsupported', version })),
  ];
}

function limitText(limit: MaxOpenShift): string {
  if (limit.kind === 'minor') return minorText(limit.maximum);
  return limit.kind === 'invalid' ? limit.text : '';
}

function webhookRisks(comparison: PlanComparison): readonly PlanFinding[] {
  const byOperator = new Map<string, string[]>();
  for (const { csvName, state, after } of webhookDeltas(comparison)) {
    if (state !== 'added' || after === null) continue;
    byOperator.set(csvName, [...(byOperator.get(csvName) ?? []), after.name]);
  }
  return [...byOperator].map(([csvName, names]) =>
    warning({ csvName, kind: 'webhooks-added', names }),
  );
}

function deprecationRisks({ changes, deprecations }: ComparedFacts): readonly PlanFinding[] {
  return changes.flatMap(({ csvName }) =>
    (deprecations.get(csvName) ?? []).map((deprecation) =>
      warning({ csvName, kind: 'deprecated', ...deprecation }),
    ),
  );
}

/** IP-021. */
function cloudRisks(
  { objects }: PlanComparison,
  identity: CloudIdentity | null,
): readonly PlanFinding[] {
  return objects.flatMap(({ after }): readonly PlanFinding[] => {
    const requested = isCsv(after) ? requestedIdentity(annotationsOf(after), identity) : null;
    return requested === null
      ? []
      : [info({ csvName: after.csvName, kind: 'cloud-rights', cloud: requested.cloud })];
  });
}

/** Once per Operator whose bundle or live objects are unreadable. */
function unknownRisks(
  { objects }: PlanComparison,
  permissions: readonly PermissionDelta[],
): readonly PlanFinding[] {
  const unread = [
    ...objects.flatMap(({ after, before }) =>
      after.manifest === null || before.kind === 'unreadable' ? [after.csvName] : [],
    ),
    ...permissions.flatMap(({ csvName, kind }) => (kind === 'unknown' ? [csvName] : [])),
  ];
  return [...new Set(unread)].map((csvName) => info({ csvName, kind: 'unknown' }));
}
