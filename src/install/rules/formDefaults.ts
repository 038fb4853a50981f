import { OFFERED_MODES } from '~/olm/packages/installModes';
import type { ApprovalStrategy } from '~/kube/models/olm';
import type {
  InstallModeType,
  OperatorPackage,
  PackageChannel,
} from '~/olm/packages/operatorPackage';
import { accessOf, needsManualApproval } from './access';
import { EMPTY_DRAFT } from '~/config/rules/draft';
import {
  type ClusterFacts,
  type InstallChoices,
  type InstallForm,
  isHeadOf,
  manualSubscriptions,
} from './form';
import { newNamespaceName } from './namespaces';
import { globalNamespace } from '~/olm/namespaces/globalNamespace';
import { groupsIn, modeOfGroup, targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { suggestedNamespace } from '~/olm/namespaces/namespaceName';

/** Choices with a fixed default. */
const DEFAULTS = {
  serviceAccount: '',
  upgradeStrategy: 'Default',
  config: EMPTY_DRAFT,
} as const satisfies Partial<InstallForm>;

/** The form with the user's choices, and defaults for the others. */
export function formOf(
  choices: InstallChoices,
  offered: OperatorPackage,
  facts: ClusterFacts,
): InstallForm {
  const channel = choices.channel ?? defaultChannel(offered);
  const offer = offered.channels.find(({ name }) => name === channel);
  const version = choices.version ?? offer?.version ?? '';
  const mode = choices.mode ?? defaultMode(offer, choices, facts);
  const namespace = choices.namespace ?? placeOf(mode, offered, { offer, facts });
  return {
    ...DEFAULTS,
    ...choices,
    channel,
    version,
    mode,
    namespace,
    // A choice for a mode without targets remains for the return to the other mode.
    targets: hasTargets(mode) ? (choices.targets ?? defaultTargets(mode, namespace, facts)) : [],
    approval: choices.approval ?? defaultApproval({ offer, version, namespace }, facts),
    ...accessOf(choices, { offered, offer, namespace }, facts),
  };
}

/** Without another default, a new namespace for the package, unless the user selected a project. */
function placeOf(
  mode: InstallModeType,
  { key }: OperatorPackage,
  { offer, facts }: { readonly offer: PackageChannel | undefined; readonly facts: ClusterFacts },
): string {
  const namespace = defaultNamespace(mode, offer, facts);
  if (namespace !== '' || facts.scope !== null || facts.mayUseGlobal === false) return namespace;
  return newNamespaceName(key.packageName, facts) ?? '';
}

/** IN-014: the package's default channel, otherwise its first. */
export function defaultChannel({ defaultChannel: named, channels }: OperatorPackage): string {
  return channels.find(({ name }) => name === named)?.name ?? channels[0]?.name ?? named;
}

/**
 * IN-023, IN-025: the author's suggestion. Otherwise IN-002: the global namespace for all namespaces, or the selected
 * project for the other modes, but never the global one, whose OperatorGroup does not fit them (stock console 4.3).
 */
export function defaultNamespace(
  mode: InstallModeType,
  offer: PackageChannel | undefined,
  facts: ClusterFacts,
): string {
  const suggested = offer === undefined ? null : suggestedNamespace(offer.annotations);
  if (suggested !== null && isSelectable(suggested.name, facts)) return suggested.name;
  return mode === 'AllNamespaces' ? globalNamespace(facts) : ownNamespace(facts);
}

/** Without permission for cluster-wide installations, the suggestion must be a namespace of the user. */
function isSelectable(namespace: string, { mayUseGlobal, namespaces }: ClusterFacts): boolean {
  return (
    mayUseGlobal !== false ||
    namespaces?.some(({ metadata }) => metadata.name === namespace) === true
  );
}

/** The selected project, or the only one. */
function ownNamespace(facts: ClusterFacts): string {
  const { scope, namespaces, mayUseGlobal } = facts;
  if (scope !== null) return scope === globalNamespace(facts) ? '' : scope;
  const [only, ...others] = namespaces ?? [];
  return mayUseGlobal === false && others.length === 0 ? (only?.metadata.name ?? '') : '';
}

/**
 * IN-002 and stock console 4.2: all namespaces if the channel head supports it and the user has permission, otherwise
 * its own. In a namespace with an OperatorGroup, the mode of that group (IN-008, IN-022).
 */
function defaultMode(
  offer: PackageChannel | undefined,
  choices: InstallChoices,
  facts: ClusterFacts,
): InstallModeType {
  const place = (mode: InstallModeType) =>
    choices.namespace ?? defaultNamespace(mode, offer, facts);
  const supported = OFFERED_MODES.filter((mode) => offer?.installModes.includes(mode));
  const allowed = supported.filter(
    (mode) => facts.mayUseGlobal !== false || place(mode) !== globalNamespace(facts),
  );
  const fitting = allowed.find((mode) => {
    const [group, ...others] = groupsIn(place(mode), facts.operatorGroups);
    return others.length === 0 && (group === undefined || modeOfGroup(group) === mode);
  });
  return fitting ?? allowed[0] ?? supported[0] ?? 'AllNamespaces';
}

function hasTargets(mode: InstallModeType): boolean {
  return mode === 'SingleNamespace' || mode === 'MultiNamespace';
}

/** IN-022: the targets of the existing OperatorGroup; otherwise, for one other namespace, the selected project. */
function defaultTargets(
  mode: InstallModeType,
  namespace: string,
  facts: ClusterFacts,
): readonly string[] {
  const group = groupsIn(namespace, facts.operatorGroups)[0];
  if (group !== undefined && modeOfGroup(group) === mode) return targetsOf(group);
  const { scope } = facts;
  return mode === 'SingleNamespace' && scope !== null && scope !== namespace ? [scope] : [];
}

/**
 * IN-016: Manual for another version than the head. IN-019: Manual if another Subscription is Manual. IN-031: Manual if
 * its credentials might not be sufficient for the next version.
 */
function defaultApproval(
  { offer, version, namespace }: Chosen,
  facts: ClusterFacts,
): ApprovalStrategy {
  const isHead = offer === undefined || isHeadOf(offer, version);
  const isHeld =
    manualSubscriptions(namespace, facts).length > 0 || needsManualApproval(offer, facts);
  return isHead && !isHeld ? 'Automatic' : 'Manual';
}

type Chosen = {
  readonly offer: PackageChannel | undefined;
  readonly version: string;
  readonly namespace: string;
};
