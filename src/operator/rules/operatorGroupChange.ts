import {
  type ClusterServiceVersion,
  type OperatorGroup,
  operatorGroupModel,
  type OperatorGroupSpec,
} from '~/kube/models/olm';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { newOperatorGroup } from '~/olm/namespaces/newOperatorGroup';
import {
  isSameTargets,
  meets,
  modeOfGroup,
  modeOfTargets,
  providedApis,
  targetsOf,
  watchedNamespaces,
} from '~/olm/namespaces/operatorGroupTargets';
import { marked } from '~/olm/namespaces/submitMark';
import { OFFERED_MODES } from '~/olm/packages/installModes';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { kindIn } from '~/olm/packages/parseApis';
import { statedList } from '~/olm/statedList';

/** An OperatorGroup to adapt to an Operator of its namespace. */
export type ChangeableGroup = {
  readonly group: OperatorGroup;
  readonly namespace: string;
  /** The supported modes of the Operator, the form's default first. */
  readonly modes: readonly [InstallModeType, ...InstallModeType[]];
  /** The other CSVs of the namespace. */
  readonly others: readonly ClusterServiceVersion[];
};

/** `null`: one of the two does not exist, or the Operator supports no mode. */
export function changeableGroup(
  { operatorGroups, namespaceCsvs }: Pick<OperatorFacts, 'operatorGroups' | 'namespaceCsvs'>,
  {
    namespace,
    name,
    csvName,
  }: { readonly namespace: string; readonly name: string; readonly csvName: string },
): ChangeableGroup | null {
  const csvs = namespaceCsvs ?? [];
  const group = operatorGroups?.find(({ metadata }) => metadata.name === name);
  const csv = csvs.find(({ metadata }) => metadata.name === csvName);
  const [first, ...more] = csv === undefined ? [] : supportedModes(csv);
  if (group === undefined || first === undefined) return null;
  return { group, namespace, modes: [first, ...more], others: csvs.filter((one) => one !== csv) };
}

/**
 * The effect of a mode. No calls while the namespaces are incomplete.
 * @param typed the names of other namespaces as typed
 */
export function changeGroup(
  { group, namespace, others }: ChangeableGroup,
  mode: InstallModeType,
  typed: string,
): { readonly calls: readonly ClusterCall[]; readonly groupMembers: readonly GroupMember[] } {
  const targets = targetsFor(mode, namespace, typed);
  return {
    calls: targets === null ? [] : changeTargets(group, targets),
    groupMembers: modeOfGroup(group) === mode ? [] : groupMembersOf(others, mode),
  };
}

/** Changes only the upgrade strategy. The server rejects it if the OperatorGroup was replaced. */
export function failForwardCall({ metadata, spec }: OperatorGroup): ClusterCall {
  const { name, namespace = '', uid } = metadata;
  const upgradeStrategy = 'TechPreviewUnsafeFailForward';
  const test: readonly PatchStep[] =
    uid === undefined ? [] : [{ op: 'test', path: '/metadata/uid', value: uid }];
  const step: PatchStep =
    spec === undefined
      ? { op: 'add', path: '/spec', value: { upgradeStrategy } }
      : { op: 'add', path: '/spec/upgradeStrategy', value: upgradeStrategy };
  return {
    kind: 'patch',
    model: operatorGroupModel,
    object: { name, namespace },
    steps: [...test, step],
  };
}

/** The namespaces of a mode, `['']` for all; `null`: incomplete (IN-005). */
export function targetsFor(
  mode: InstallModeType,
  own: string,
  typed: string,
): readonly string[] | null {
  const targets = watchedNamespaces({ mode, namespace: own, targets: namesIn(typed) });
  return fitsMode(targets, mode, own) ? targets : null;
}

/** The supported modes of a CSV, in the order of the install form. */
export function supportedModes({ spec }: ClusterServiceVersion): readonly InstallModeType[] {
  const stated = statedList(spec?.installModes);
  return OFFERED_MODES.filter((mode) =>
    stated.some(({ type, supported }) => type === mode && supported),
  );
}

/** Whether targets are complete and result in an OperatorGroup of that mode (IN-005). */
function fitsMode(targets: readonly string[], mode: InstallModeType, own: string): boolean {
  if (targets.length === 0) return false;
  return modeOfTargets(targets, own) === mode;
}

/** The typed names of namespaces: separated by commas or spaces, each once. */
function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
}

/**
 * Changes the targets of an OperatorGroup. Its ServiceAccount and other settings remain; a selector is removed, because
 * a list takes precedence (OG-003). Empty if it already selects them.
 */
function changeTargets(group: OperatorGroup, targets: readonly string[]): readonly ClusterCall[] {
  if (isSameTargets(targetsOf(group), targets)) return [];
  const { name, namespace = '' } = group.metadata;
  return [
    {
      kind: 'patch',
      model: operatorGroupModel,
      object: { name, namespace },
      steps: stepsFor(group.spec, targets),
    },
  ];
}

function stepsFor(
  spec: OperatorGroupSpec | undefined,
  targets: readonly string[],
): readonly PatchStep[] {
  const kept = Object.entries(spec ?? {}).filter(([field]) => !SELECTING.includes(field));
  const isForAll = targets.includes('');
  const value = {
    ...Object.fromEntries(kept),
    ...(isForAll ? {} : { targetNamespaces: targets }),
  };
  return spec === undefined
    ? [{ op: 'add', path: '/spec', value }]
    : [
        { op: 'test', path: '/spec', value: spec },
        { op: 'replace', path: '/spec', value },
      ];
}

const SELECTING: readonly string[] = ['targetNamespaces', 'selector'];

/** Another Operator of the namespace, and whether it supports the new targets. */
export type GroupMember = { readonly name: string; readonly isSupported: boolean };

/** OG-034: the other Operators that a change of their OperatorGroup affects. */
function groupMembersOf(
  csvs: readonly ClusterServiceVersion[],
  mode: InstallModeType,
): readonly GroupMember[] {
  return csvs.map((csv) => ({
    name: csv.metadata.name,
    isSupported: supportedModes(csv).includes(mode),
  }));
}

/** One of several OperatorGroups of a namespace, of which only one can remain (OG-007). */
export type GroupChoice = {
  readonly name: string;
  readonly uid: string | null;
  /** `[""]` means all namespaces. */
  readonly targets: readonly string[];
  readonly serviceAccount: string | null;
  /** A timestamp. */
  readonly createdAt: string | null;
  /** The CSVs that belong to it. */
  readonly members: readonly string[];
  /** The Operators of the namespace that do not support its install mode. */
  readonly unsupported: readonly string[];
};

/** An Operator of the namespace; without modes, these are unknown. */
export type GroupedOperator = {
  readonly name: string;
  readonly modes: readonly InstallModeType[];
};

/** The OperatorGroups to select from: the one that most Operators support first, then of most members, then the oldest. */
export function groupChoices(
  groups: readonly OperatorGroup[],
  csvs: readonly ClusterServiceVersion[],
  waiting: readonly GroupedOperator[] = [],
): readonly GroupChoice[] {
  const installed = csvs.map((csv) => ({ name: csv.metadata.name, modes: supportedModes(csv) }));
  const operators = [...installed, ...waiting].filter(({ modes }) => modes.length > 0);
  return groups.map((group) => choiceOf(group, csvs, operators)).toSorted(byImportance);
}

function choiceOf(
  group: OperatorGroup,
  csvs: readonly ClusterServiceVersion[],
  operators: readonly GroupedOperator[],
): GroupChoice {
  const { name, uid = null, creationTimestamp = null } = group.metadata;
  const mode = modeOfGroup(group);
  return {
    name,
    uid,
    targets: targetsOf(group),
    serviceAccount: group.spec?.serviceAccountName ?? null,
    createdAt: creationTimestamp,
    members: csvs
      .filter(({ metadata }) => metadata.annotations?.['olm.operatorGroup'] === name)
      .map(({ metadata }) => metadata.name),
    unsupported: operators.filter(({ modes }) => !modes.includes(mode)).map((one) => one.name),
  };
}

function byImportance(one: GroupChoice, other: GroupChoice): number {
  return (
    one.unsupported.length - other.unsupported.length ||
    other.members.length - one.members.length ||
    (one.createdAt ?? '').localeCompare(other.createdAt ?? '')
  );
}

/** Deletes all but one. */
export function deleteOtherGroups(
  choices: readonly GroupChoice[],
  staying: string,
  namespace: string,
): readonly ClusterCall[] {
  return choices
    .filter(({ name }) => name !== staying)
    .map(({ name, uid }) => ({
      kind: 'delete',
      model: operatorGroupModel,
      object: { name, namespace },
      uid,
    }));
}

/** The possible modes of a namespace's OperatorGroup, the form's default first (IN-002). */
export function offeredModes(installModes: readonly InstallModeType[]): readonly InstallModeType[] {
  return OFFERED_MODES.filter((mode) => installModes.includes(mode));
}

/** The namespace of a new OperatorGroup, and the installation that can revert it. */
export type GroupPlace = { readonly namespace: string; readonly packageName: string };

/**
 * Creates the missing OperatorGroup of a namespace. Empty while the namespaces to watch are incomplete.
 * @param typed the names of other namespaces as typed
 */
export function createGroup(
  mode: InstallModeType,
  typed: string,
  { namespace, packageName }: GroupPlace,
): readonly ClusterCall[] {
  const targets = targetsFor(mode, namespace, typed);
  if (targets === null) return [];
  const manifest = newOperatorGroup({
    mode,
    namespace,
    targets,
    serviceAccount: '',
    upgradeStrategy: 'Default',
  });
  return [{ kind: 'create', model: operatorGroupModel, manifest: marked(manifest, packageName) }];
}

/**
 * An OperatorGroup of another namespace whose Operators provide some of the same APIs to some of the same namespaces.
 */
export type ConflictingGroup = {
  readonly namespace: string;
  readonly groupName: string;
  /** Kinds. */
  readonly kinds: readonly string[];
  /** The selected namespaces; `['']`: all. */
  readonly targets: readonly string[];
};

/**
 * OG-013: the groups for which OLM fails a CSV with InterOperatorGroupOwnerConflict.
 * @param apis of the CSV, each as `Kind.version.group`
 */
export function conflictingGroups(
  apis: readonly string[],
  namespace: string,
  groups: readonly OperatorGroup[],
): readonly ConflictingGroup[] {
  const own = groups.filter(({ metadata }) => metadata.namespace === namespace);
  const reached = [...own.flatMap(targetsOf), namespace];
  return groups
    .filter((group) => group.metadata.namespace !== namespace && meets(reached, group))
    .flatMap((group) => {
      const served = providedApis(group);
      const kinds = [...new Set(apis.filter((api) => served.has(api)).map(kindIn))];
      const { name, namespace: there = '' } = group.metadata;
      return kinds.length === 0
        ? []
        : [{ namespace: there, groupName: name, kinds, targets: targetsOf(group) }];
    });
}
