import type { ApprovalStrategy } from '~/kube/models/olm';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { recordIn } from '~/kube/json';
import { type ConfigDraft, configOf, draftOf } from '~/config/rules/draft';
import { isSameJson } from './sameValue';
import {
  type CatalogName,
  isSameCatalog,
  type SubscriptionSettings,
} from '~/olm/installed/subscription';

/** A changed setting. `undefined`: not set. */
export type SettingChange =
  | { readonly field: 'channel'; readonly from: string | null; readonly to: string | null }
  | { readonly field: 'approval'; readonly from: ApprovalStrategy; readonly to: ApprovalStrategy }
  | { readonly field: 'source'; readonly from: CatalogName; readonly to: CatalogName }
  | ConfigChange;

/** One field of `spec.config`. */
export type ConfigChange = {
  readonly field: 'config';
  readonly member: string;
  readonly from: unknown;
  readonly to: unknown;
};

/** The edited fields of the form. The others follow the Subscription. */
export type SettingChoices = {
  readonly channel?: string;
  readonly approval?: ApprovalStrategy;
  readonly source?: CatalogName;
  readonly config?: ConfigDraft;
};

/**
 * The changes of saving, relative to the current Subscription.
 * @param begun the settings when the form was opened: of `spec.config` only fields edited since then are written, so
 * that changes of other users and untouched variables remain (TA-007)
 */
export function chosenChanges(
  choices: SettingChoices,
  begun: SubscriptionSettings,
  now: SubscriptionSettings,
): readonly SettingChange[] {
  const { config, ...plain } = choices;
  const wanted = { ...now, ...plain };
  return [
    ...changesBetween(now, wanted),
    ...(config === undefined ? [] : editedMembers(config, begun.config, now.config)),
  ];
}

/** The differences between two states of the settings, that is, the changes of other users during editing. */
export function changesBetween(
  before: SubscriptionSettings,
  after: SubscriptionSettings,
): readonly SettingChange[] {
  const { channel, approval, source } = before;
  return [
    ...(channel === after.channel
      ? []
      : [{ field: 'channel', from: channel, to: after.channel } as const]),
    ...(approval === after.approval
      ? []
      : [{ field: 'approval', from: approval, to: after.approval } as const]),
    ...(isSameCatalog(source, after.source)
      ? []
      : [{ field: 'source', from: source, to: after.source } as const]),
    ...membersBetween(before.config, after.config),
  ];
}

/**
 * The form cannot always reproduce the stored notation, so that only differences from its own output count as edited.
 */
function editedMembers(
  draft: ConfigDraft,
  begun: SubscriptionConfig,
  now: SubscriptionConfig,
): readonly ConfigChange[] {
  const current = recordIn(now);
  return membersBetween(configOf(draftOf(begun)), configOf(draft))
    .map((change) => ({ ...change, from: current[change.member] }))
    .filter(({ from, to }) => !isSameJson(from, to));
}

function membersBetween(
  before: SubscriptionConfig,
  after: SubscriptionConfig,
): readonly ConfigChange[] {
  const [from, to] = [recordIn(before), recordIn(after)];
  const members = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return members
    .map((member) => ({ field: 'config', member, from: from[member], to: to[member] }) as const)
    .filter((change) => !isSameJson(change.from, change.to));
}
