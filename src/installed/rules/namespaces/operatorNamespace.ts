import type { Namespace } from '~/kube/models/namespace';
import type { ClusterServiceVersion, OperatorGroup } from '~/kube/models/olm';
import { providedBy } from '~/olm/dependencies/dependencyOffer';
import { danger, type Finding, severestFirst, warning, when } from '~/olm/finding';
import { describedCsv } from '~/olm/installed/csv';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { selectorFit } from '~/olm/labelSelector';
import { grouped } from '~/olm/lists/grouped';
import {
  hasSelector,
  modeOfTargets,
  providedApis,
  targetsOf,
} from '~/olm/namespaces/operatorGroupTargets';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import {
  type ConflictingGroup,
  conflictingGroups,
  supportedModes,
} from '~/operator/rules/operatorGroupChange';

/** A namespace with an OperatorGroup or an Operator. */
export type OperatorNamespace = {
  /** Its name. */
  readonly id: string;
  readonly groups: readonly OperatorGroup[];
  /** Those that the only OperatorGroup selects, `['']` for all; `null`: not exactly one OperatorGroup. */
  readonly targets: readonly string[] | null;
  readonly members: readonly NamespaceMember[];
  readonly findings: readonly NamespaceFinding[];
};

export type NamespaceMember = {
  readonly operator: InstalledOperator;
  /** The install modes of its CSV; `null`: it has no CSV yet. */
  readonly modes: readonly InstallModeType[] | null;
  /** Its APIs, each as `Kind.version.group`. */
  readonly apis: readonly string[];
};

export type NamespaceFinding = Finding<NamespaceCause, GroupAction>;

/** What a user can do about an OperatorGroup. */
export type GroupAction = 'create' | 'edit' | 'keep-one';

type NamespaceCause =
  | { readonly kind: 'no-group' }
  | { readonly kind: 'several-groups'; readonly names: readonly string[] }
  | { readonly kind: 'empty-target' }
  | { readonly kind: 'selects-nothing' }
  | { readonly kind: 'target-missing'; readonly names: readonly string[] }
  | { readonly kind: 'target-terminating'; readonly names: readonly string[] }
  | { readonly kind: 'account-missing'; readonly account: string }
  | {
      readonly kind: 'mode-unsupported';
      readonly mode: InstallModeType;
      readonly names: readonly string[];
    }
  | { readonly kind: 'static-apis'; readonly apis: readonly string[] }
  | { readonly kind: 'api-conflict'; readonly groups: readonly ConflictingGroup[] };

export type NamespaceFacts = {
  readonly operators: readonly InstalledOperator[];
  readonly csvs: readonly ClusterServiceVersion[];
  readonly groups: readonly OperatorGroup[];
  /** The OperatorGroups of all namespaces; `null`: unknown, so that there might be conflicts. */
  readonly allGroups: readonly OperatorGroup[] | null;
  /** All namespaces of the cluster; `null`: unknown, so that each target might exist. */
  readonly namespaces: readonly Namespace[] | null;
  /** The ServiceAccounts of OperatorGroups that do not exist, each as `namespace/name`. */
  readonly missingAccounts: ReadonlySet<string>;
};

/** The namespaces with OperatorGroups or Operators, by name. Copied CSVs belong to another namespace. */
export function operatorNamespaces(facts: NamespaceFacts): readonly OperatorNamespace[] {
  const own = facts.operators.filter(({ isCopy, extension }) => !isCopy && extension === undefined);
  const operators = grouped(own, ({ namespace }) => namespace);
  const groups = grouped(facts.groups, ({ metadata }) => metadata.namespace ?? '');
  const csvs = new Map(facts.csvs.map((csv) => [idOf(csv.metadata), csv]));
  const names = [...new Set([...operators.keys(), ...groups.keys()])].toSorted();
  return names.map((id) => {
    const members = (operators.get(id) ?? []).map((operator) => memberOf(operator, csvs));
    return namespaceOf({ id, groups: groups.get(id) ?? [], members }, facts);
  });
}

function idOf({ namespace = '', name }: { readonly namespace?: string; readonly name: string }) {
  return `${namespace}/${name}`;
}

function memberOf(
  operator: InstalledOperator,
  csvs: ReadonlyMap<string, ClusterServiceVersion>,
): NamespaceMember {
  const [csvName = ''] = operator.csvNames;
  const csv = csvs.get(`${operator.namespace}/${csvName}`);
  if (csv === undefined) return { operator, modes: null, apis: [] };
  const described = describedCsv(csv);
  return {
    operator,
    modes: supportedModes(csv),
    apis: described === null ? [] : providedBy(described),
  };
}

type Found = Pick<OperatorNamespace, 'id' | 'groups' | 'members'>;

function namespaceOf(found: Found, facts: NamespaceFacts): OperatorNamespace {
  const { groups, members } = found;
  const [group] = groups;
  if (group !== undefined && groups.length === 1) {
    const findings = severestFirst([
      ...targetFindings(group, facts.namespaces),
      ...memberFindings(group, members, facts),
    ]);
    return { ...found, targets: targetsIn(group, facts.namespaces), findings };
  }
  // OG-007: OLM installs nothing without exactly one.
  const names = groups.map(({ metadata }) => metadata.name);
  const finding =
    names.length === 0
      ? danger({ kind: 'no-group', actions: ['create'] })
      : danger({ kind: 'several-groups', names, actions: ['keep-one'] });
  return { ...found, targets: null, findings: [finding] };
}

/**
 * The namespaces that a group selects, `['']` for all; `null`: unknown. The labels are more recent than the status,
 * which has no list if nothing matches.
 */
export function targetsIn(
  group: OperatorGroup,
  namespaces: readonly Namespace[] | null,
): readonly string[] | null {
  const { spec, status } = group;
  const isListed = (spec?.targetNamespaces ?? []).length > 0;
  const { selector } = spec ?? {};
  if (isListed || selector === undefined || !hasSelector(spec)) return targetsOf(group);
  if (namespaces === null) return status?.namespaces ?? null;
  return namespaces
    .filter(({ metadata }) => selectorFit(selector, metadata.labels ?? {}) === 'fits')
    .map(({ metadata }) => metadata.name);
}

const EDIT = { actions: ['edit'] } as const;

/**
 * What is wrong with the selected namespaces. An empty name in the list stops OLM; it adds names that do not exist
 * (`getOperatorGroupTargets` in OLM's pkg/controller/operators/olm/operatorgroup.go, ebb467559, compared 2026-11-29).
 */
export function targetFindings(
  group: OperatorGroup,
  namespaces: readonly Namespace[] | null,
): readonly NamespaceFinding[] {
  const listed = group.spec?.targetNamespaces ?? [];
  if (listed.includes('')) return [danger({ kind: 'empty-target', ...EDIT })];
  const targets = targetsIn(group, namespaces) ?? [''];
  const known = new Map((namespaces ?? []).map((one) => [one.metadata.name, one]));
  const named = targets.filter((name) => name !== '');
  const missing = namespaces === null ? [] : named.filter((name) => !known.has(name));
  const ending = named.filter((name) => known.get(name)?.metadata.deletionTimestamp !== undefined);
  return [
    ...when(targets.length === 0, danger({ kind: 'selects-nothing', ...EDIT })),
    ...when(missing.length > 0, danger({ kind: 'target-missing', names: missing, ...EDIT })),
    ...when(ending.length > 0, warning({ kind: 'target-terminating', names: ending, ...EDIT })),
  ];
}

/** What is wrong for the Operators of an OperatorGroup: its ServiceAccount, its install mode, its APIs. */
export function memberFindings(
  group: OperatorGroup,
  members: readonly NamespaceMember[],
  facts: Omit<NamespaceFacts, 'operators' | 'csvs' | 'groups'>,
): readonly NamespaceFinding[] {
  const { namespace = '' } = group.metadata;
  const { serviceAccountName: account = '', staticProvidedAPIs } = group.spec ?? {};
  const targets = targetsIn(group, facts.namespaces) ?? [];
  const mode = modeOfTargets(targets, namespace);
  const unsupported =
    targets.length === 0 ? [] : members.filter(({ modes }) => modes?.includes(mode) === false);
  const apis = members.flatMap((member) => member.apis);
  const stated = providedApis(group);
  const unstated =
    staticProvidedAPIs === true ? [...new Set(apis)].filter((api) => !stated.has(api)) : [];
  const conflicts = conflictingGroups(apis, namespace, replaced(facts.allGroups ?? [], group));
  return [
    ...when(
      facts.missingAccounts.has(`${namespace}/${account}`),
      danger({ kind: 'account-missing', account, ...EDIT }),
    ),
    ...when(
      unsupported.length > 0,
      danger({ kind: 'mode-unsupported', mode, names: unsupported.map(displayName), ...EDIT }),
    ),
    ...when(unstated.length > 0, danger({ kind: 'static-apis', apis: unstated, ...EDIT })),
    ...when(conflicts.length > 0, danger({ kind: 'api-conflict', groups: conflicts, ...EDIT })),
  ];
}

/** With the group as it would be after a change. */
function replaced(
  groups: readonly OperatorGroup[],
  group: OperatorGroup,
): readonly OperatorGroup[] {
  const { namespace } = group.metadata;
  return [...groups.filter(({ metadata }) => metadata.namespace !== namespace), group];
}

function displayName({ operator }: NamespaceMember): string {
  return operator.displayName;
}
