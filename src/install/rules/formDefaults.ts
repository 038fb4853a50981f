import { OFFERED_MODES } from '~/olm/packages/installModes';
import type { ApprovalStrategy } from '~/kube/models/subscription';
import type {
  InstallModeType,
  OperatorPackage,
  PackageChannel,
} from '~/olm/packages/operatorPackage';
import { accessOf, needsManualApproval } from './accessDefaults';
import { EMPTY_DRAFT } from '~/config/rules/draft';
import {
  type ClusterFacts,
  type InstallChoices,
  type InstallForm,
  isHeadOf,
  manualSubscriptions,
} from './form';
import { globalNamespace } from '~/olm/namespaces/globalNamespace';
import { groupsIn, modeOfGroup, targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { suggestedNamespace } from '~/olm/namespaces/suggestedNamespace';

/** What nobody has to choose. */
const UNASKED = {
  serviceAccount: '',
  upgradeStrategy: 'Default',
  config: EMPTY_DRAFT,
} as const satisfies Partial<InstallForm>;

/** The form: the user's choices, and for what is not chosen the defaults. */
export function formOf(
  choices: InstallChoices,
  offered: OperatorPackage,
  facts: ClusterFacts,
): InstallForm {
  const channel = choices.channel ?? defaultChannel(offered);
  const offer = offered.channels.find(({ name }) => name === channel);
  const version = choices.version ?? offer?.version ?? '';
  const mode = choices.mode ?? defaultMode(offer, choices, facts);
  const namespace = choices.namespace ?? defaultNamespace(mode, offer, facts);
  return {
    ...UNASKED,
    ...choices,
    channel,
    version,
    mode,
    namespace,
    targets: choices.targets ?? defaultTargets(mode, namespace, facts),
    approval: choices.approval ?? defaultApproval({ offer, version, namespace }, facts),
    ...accessOf(choices, { offered, offer, namespace }, facts),
  };
}

/** IN-014: the package's default channel, otherwise its first. */
export function defaultChannel({ defaultChannel: named, channels }: OperatorPackage): string {
  return channels.find(({ name }) => name === named)?.name ?? channels[0]?.name ?? named;
}

/**
 * IN-023, IN-025: what the author suggests. Otherwise IN-002: the global namespace for all namespaces, and the selected
 * project for the other modes, but never the global one, whose OperatorGroup does not fit them (stock console 4.3).
 */
export function defaultNamespace(
  mode: InstallModeType,
  offer: PackageChannel | undefined,
  facts: ClusterFacts,
): string {
  const suggested = offer === undefined ? null : suggestedNamespace(offer.annotations);
  if (suggested !== null && isWithinReach(suggested.name, facts)) return suggested.name;
  return mode === 'AllNamespaces' ? globalNamespace(facts) : ownNamespace(facts);
}

/** Who may not install for everybody takes the suggestion only where that namespace is one of the user's own. */
function isWithinReach(namespace: string, { mayUseGlobal, namespaces }: ClusterFacts): boolean {
  return (
    mayUseGlobal !== false ||
    namespaces?.some(({ metadata }) => metadata.name === namespace) === true
  );
}

/** The selected project, or the only one that there is. */
function ownNamespace(facts: ClusterFacts): string {
  const { scope, namespaces, mayUseGlobal } = facts;
  if (scope !== null) return scope === globalNamespace(facts) ? '' : scope;
  const [only, ...others] = namespaces ?? [];
  return mayUseGlobal === false && others.length === 0 ? (only?.metadata.name ?? '') : '';
}

/**
 * IN-002 and stock console 4.2: all namespaces when the channel head supports it and the user may, otherwise its own. A
 * namespace that already has an OperatorGroup decides for the mode of that group (IN-008, IN-022).
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

/** IN-022: what the existing OperatorGroup watches; otherwise, for one other namespace, the selected project. */
function defaultTargets(
  mode: InstallModeType,
  namespace: string,
  facts: ClusterFacts,
): readonly string[] {
  if (mode === 'AllNamespaces' || mode === 'OwnNamespace') return [];
  const group = groupsIn(namespace, facts.operatorGroups)[0];
  if (group !== undefined && modeOfGroup(group) === mode) return targetsOf(group);
  const { scope } = facts;
  return mode === 'SingleNamespace' && scope !== null && scope !== namespace ? [scope] : [];
}

/**
 * IN-016: Manual for another version than the head. IN-019: Manual where another Subscription already is. IN-031: Manual
 * where it uses credentials that may not do for the next version.
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
