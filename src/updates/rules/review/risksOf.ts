import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import { listOfAll } from '~/olm/order';
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
import { type Danger, dangerRank, levelOf } from '~/olm/permissions/danger';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import type { DefinitionChange } from '~/updates/rules/crd/definitionDelta';
import type { PlanComparison } from './comparison';
import type { Risk, RiskCause } from './risk';
import { annotationsOf, isCsv } from './operatorSides';
import { type PermissionDelta, permissionDeltas } from './permissionDeltas';
import { webhookDeltas } from './webhookDeltas';

/** Further facts about a plan, which its comparison with the cluster does not contain. */
export type RiskFacts = {
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

/** The risks of a plan, the most severe first. */
export function risksOf(comparison: PlanComparison, facts: RiskFacts): readonly Risk[] {
  const permissions = permissionDeltas(comparison);
  const risks = [
    ...dangerRisks(permissions),
    ...definitionRisks(facts.definitions),
    ...[...(facts.blockers ?? [])].map(([csvName, message]): Risk => ({
      csvName,
      kind: 'not-upgradeable',
      message,
    })),
    ...facts.changes.flatMap((change) => versionRisks(change, comparison)),
    ...facts.changes.flatMap(catalogRisks),
    ...openShiftRisks(comparison, facts.clusterVersion),
    ...facts.changes.flatMap((change) => supportRisks(change, facts)),
    ...webhookRisks(comparison),
    ...deprecationRisks(facts),
    ...cloudRisks(comparison, facts.identity),
    ...unknownRisks(comparison, permissions),
  ];
  return risks.toSorted((one, other) => riskRank(one) - riskRank(other));
}

/** The position of a risk in the list, the most severe first. */
function riskRank(cause: RiskCause): number {
  if (cause.kind === 'dangers-added' && !cause.dangers.some(isSevere)) return ORDER.length;
  return ORDER.indexOf(cause.kind);
}

/** Unknown risks are last but never omitted. */
const ORDER = listOfAll<RiskCause['kind']>()([
  'dangers-added',
  'definition-unsafe',
  'not-upgradeable',
  'older-version',
  'incompatible',
  'unsupported',
  'blocks-openshift',
  'webhooks-added',
  'other-catalog',
  'major-version',
  'deprecated',
  'cloud-rights',
  'unknown',
]);

function isSevere(danger: Danger): boolean {
  return levelOf(danger) === 'high';
}

function dangerRisks(deltas: readonly PermissionDelta[]): readonly Risk[] {
  const byOperator = new Map<string, Set<Danger>>();
  for (const delta of deltas) {
    const dangers = byOperator.get(delta.csvName) ?? new Set();
    if (delta.kind === 'compared') for (const danger of delta.newDangers) dangers.add(danger);
    byOperator.set(delta.csvName, dangers);
  }
  return [...byOperator].flatMap(([csvName, dangers]): readonly Risk[] => {
    const sorted = [...dangers].toSorted((one, other) => dangerRank(one) - dangerRank(other));
    return sorted.length === 0 ? [] : [{ csvName, kind: 'dangers-added', dangers: sorted }];
  });
}

function definitionRisks(definitions: readonly RatedDefinition[]): readonly Risk[] {
  return definitions.flatMap(({ csvName, name, findings }): readonly Risk[] =>
    findings.length === 0
      ? []
      : [{ csvName, kind: 'definition-unsafe', definition: name, findings }],
  );
}

/** Semantic versioning allows breaking changes between major versions. Other versions say nothing. */
function versionRisks(change: PlanChange, { objects }: PlanComparison): readonly Risk[] {
  if (change.from === null) return [];
  const { csvName } = change;
  const csv = objects.find(({ after }) => isCsv(after) && after.name === csvName);
  const from = stated(change.from, csv?.before.kind === 'found' ? csv.before.object : null);
  const to = stated(change.to, csv?.after.manifest);
  if ((versionOrder(to, from) ?? 0) < 0) return [{ csvName, kind: 'older-version', from, to }];
  return isMajorStep(from, to) ? [{ csvName, kind: 'major-version', from, to }] : [];
}

/** The plan shows a version that it does not state by name. */
function stated(shown: string, csv: JsonRecord | null | undefined): string {
  const version = textIn(recordIn(csv?.['spec'])['version']);
  return semanticVersion(shown) === null ? (version ?? shown) : shown;
}

function catalogRisks({ csvName, move }: PlanChange): readonly Risk[] {
  return move === undefined ? [] : [{ csvName, kind: 'other-catalog', ...move }];
}

/** SU-037. */
function openShiftRisks(
  { objects }: PlanComparison,
  clusterVersion: string | null,
): readonly Risk[] {
  const next = clusterVersion === null ? null : nextMinorOf(clusterVersion);
  if (clusterVersion === null || next === null) return [];
  return objects.flatMap(({ after }): readonly Risk[] => {
    if (!isCsv(after)) return [];
    const limit = maxOpenShiftOf(annotationsOf(after));
    if (!keepsFrom(limit, next)) return [];
    return [
      {
        csvName: after.csvName,
        kind: 'blocks-openshift',
        maximum: limitText(limit),
        cluster: clusterVersion,
      },
    ];
  });
}

function supportRisks(
  { csvName, to: version }: PlanChange,
  { supports, clusterVersion }: RiskFacts,
): readonly Risk[] {
  const { compatibility, support } = supports.get(csvName) ?? {};
  const cluster = leadingMinor(clusterVersion ?? '');
  return [
    ...(compatibility === 'incompatible' && cluster !== null
      ? [{ csvName, kind: 'incompatible', version, cluster: minorText(cluster) } as const]
      : []),
    ...(support?.kind === 'ended' ? [{ csvName, kind: 'unsupported', version } as const] : []),
  ];
}

function limitText(limit: MaxOpenShift): string {
  if (limit.kind === 'minor') return minorText(limit.maximum);
  return limit.kind === 'invalid' ? limit.text : '';
}

function webhookRisks(comparison: PlanComparison): readonly Risk[] {
  const byOperator = new Map<string, string[]>();
  for (const { csvName, state, after } of webhookDeltas(comparison)) {
    if (state !== 'added' || after === null) continue;
    byOperator.set(csvName, [...(byOperator.get(csvName) ?? []), after.name]);
  }
  return [...byOperator].map(([csvName, names]) => ({ csvName, kind: 'webhooks-added', names }));
}

function deprecationRisks({ changes, deprecations }: RiskFacts): readonly Risk[] {
  return changes.flatMap(({ csvName }) =>
    (deprecations.get(csvName) ?? []).map(
      (deprecation) => ({ csvName, kind: 'deprecated', ...deprecation }) as const,
    ),
  );
}

/** IP-021. */
function cloudRisks({ objects }: PlanComparison, identity: CloudIdentity | null): readonly Risk[] {
  return objects.flatMap(({ after }): readonly Risk[] => {
    const requested = isCsv(after) ? requestedIdentity(annotationsOf(after), identity) : null;
    return requested === null
      ? []
      : [{ csvName: after.csvName, kind: 'cloud-rights', cloud: requested.cloud }];
  });
}

/** Once per Operator and reason. */
function unknownRisks(
  { objects }: PlanComparison,
  permissions: readonly PermissionDelta[],
): readonly Risk[] {
  const unread = objects.flatMap(({ after }) => (after.manifest === null ? [after.csvName] : []));
  const unreadable = [
    ...objects.flatMap(({ after, before }) =>
      before.kind === 'unreadable' ? [after.csvName] : [],
    ),
    ...permissions.flatMap(({ csvName, kind }) => (kind === 'unknown' ? [csvName] : [])),
  ];
  return [
    ...[...new Set(unread)].map(
      (csvName) => ({ csvName, kind: 'unknown', what: 'bundle' }) as const,
    ),
    ...[...new Set(unreadable)].map(
      (csvName) => ({ csvName, kind: 'unknown', what: 'live-objects' }) as const,
    ),
  ];
}
