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

/** An OperatorGroup that is to suit an Operator of its namespace. */
export type ChangeableGroup = {
  readonly group: OperatorGroup;
  readonly namespace: string;
  /** What the Operator supports, the form's default first. */
  readonly modes: readonly [InstallModeType, ...InstallModeType[]];
  /** The other CSVs of the namespace. */
  readonly others: readonly ClusterServiceVersion[];
};

/** `null` when one of both is gone, or the Operator supports no mode at all. */
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
 * What choosing a mode means. No calls while the namespaces to watch are not complete.
 * @param typed the names of other namespaces, as somebody typed them
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

/** The namespaces that a mode means, `['']` for all; `null` while they are not complete (IN-005). */
export function targetsFor(
  mode: InstallModeType,
  own: string,
  typed: string,
): readonly string[] | null {
  const targets = watchedNamespaces({ mode, namespace: own, targets: namesIn(typed) });
  return fitsMode(targets, mode, own) ? targets : null;
}

/** The modes that a CSV says it supports, in the order of the install form. */
export function supportedModes({ spec }: ClusterServiceVersion): readonly InstallModeType[] {
  const stated = statedList(spec?.installModes);
  return OFFERED_MODES.filter((mode) =>
    stated.some(({ type, supported }) => type === mode && supported),
  );
}

/** Whether targets are complete and make an OperatorGroup of that mode (IN-005). */
function fitsMode(targets: readonly string[], mode: InstallModeType, own: string): boolean {
  if (targets.length === 0) return false;
  return modeOfTargets(targets, own) === mode;
}

/** Names of namespaces as somebody types them: separated by commas or spaces, each once. */
function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
}

/**
 * Makes an OperatorGroup select other namespaces. Its ServiceAccount and the rest of its settings stay; a selector goes,
 * as a list would win over it anyhow (OG-003). Nothing to do when it selects them already.
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

/** Another Operator of the same namespace, and whether it goes on with what the OperatorGroup will select. */
export type GroupMember = { readonly name: string; readonly isSupported: boolean };

/** OG-034: the Operators that a change of their OperatorGroup concerns, besides the one that it is for. */
function groupMembersOf(
  csvs: readonly ClusterServiceVersion[],
  mode: InstallModeType,
): readonly GroupMember[] {
  return csvs.map((csv) => ({
    name: csv.metadata.name,
    isSupported: supportedModes(csv).includes(mode),
  }));
}
