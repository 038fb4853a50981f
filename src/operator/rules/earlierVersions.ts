import { channelOf, type OperatorPackage } from '~/olm/packages/operatorPackage';
import { compareVersions, semanticVersion } from '~/olm/semanticVersion';

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
  const current = semanticVersion(installed ?? '');
  if (found === null || current === null) return [];
  return found.versions
    .filter(({ version }) => {
      const other = semanticVersion(version);
      return other !== null && compareVersions(other, current) < 0;
    })
    .map(({ version, csvName }) => ({ channel: found.name, version, csvName }));
}
