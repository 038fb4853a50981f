import type { Subscription } from '~/kube/models/subscription';
import { listIn, recordIn, textIn } from '~/kube/json';

export type InstalledDeprecation = {
  readonly level: 'package' | 'channel' | 'version';
  /** The catalog's own words. */
  readonly message: string;
};

/** What the catalog says to be deprecated, level by level (SU-013); OLM's condition that sums them up is left out. */
export function installedDeprecations({ status }: Subscription): readonly InstalledDeprecation[] {
  const conditions = listIn(status?.conditions).map(recordIn);
  return LEVELS.flatMap(({ level, type }) => {
    const found = conditions.find((one) => one['type'] === type && one['status'] === 'True');
    return found === undefined
      ? []
      : [{ level, message: withoutSubject(textIn(found['message']) ?? '') }];
  });
}

/** OLM begins with what it is about, as `olm.channel/<name>: ` (recording deprecated), which the level tells. */
function withoutSubject(message: string): string {
  return message.replace(/^olm\.(?:package|channel|bundle)\/\S+: /, '');
}

const LEVELS = [
  { level: 'package', type: 'PackageDeprecated' },
  { level: 'channel', type: 'ChannelDeprecated' },
  { level: 'version', type: 'BundleDeprecated' },
] as const;
