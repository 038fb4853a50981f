import { channelOf, type OperatorPackage } from '~/olm/packages/operatorPackage';
import { versionOrder } from '~/olm/semanticVersion';

/** A version that can be installed instead of the current one. */
export type EarlierVersion = {
  readonly channel: string;
  readonly version: string;
  readonly csvName: string;
};

/**
 * The versions before the installed one in the channel of the Subscription, the latest first. OLM has no downgrade: a
 * version is only installed anew, by `startingCSV` and manual approval (OLM, "Subscription").
 * @param channel `null`: the default channel
 */
export function earlierVersions(
  offered: OperatorPackage,
  channel: string | null,
  installed: string | null,
): readonly EarlierVersion[] {
  const found = channelOf(offered, channel);
  if (found === null) return [];
  return found.versions
    .filter(({ version }) => (versionOrder(version, installed) ?? 0) < 0)
    .map(({ version, csvName }) => ({ channel: found.name, version, csvName }));
}
