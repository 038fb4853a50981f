import { OFFERED_MODES } from '~/olm/packages/installModes';
import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import {
  type OperatorGroup,
  type OperatorGroupSpec,
  operatorGroupModel,
} from '~/kube/models/operatorGroup';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { watchedNamespaces } from '~/olm/namespaces/operatorGroupTargets';
import {
  isSameTargets,
  modeOfGroup,
  modeOfTargets,
  targetsOf,
} from '~/olm/namespaces/operatorGroupTargets';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
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
