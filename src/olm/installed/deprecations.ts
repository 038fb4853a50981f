import type { Subscription } from '~/kube/models/olm';
import { listIn, recordIn, textIn } from '~/kube/json';

export type InstalledDeprecation = {
  readonly level: 'package' | 'channel' | 'version';
  /** The catalog's message. */
  readonly message: string;
};

/** The deprecations by level (SU-013), without OLM's summary condition. */
export function installedDeprecations({ status }: Subscription): readonly InstalledDeprecation[] {
  const conditions = listIn(status?.conditions).map(recordIn);
  return LEVELS.flatMap(({ level, type }) => {
    const found = conditions.find((one) => one['type'] === type && one['status'] === 'True');
    return found === undefined
      ? []
      : [{ level, message: withoutSubject(textIn(found['message']) ?? '') }];
  });
}

/** OLM's messages start with the level, like `olm.channel/<name>: ` (recording deprecated). */
function withoutSubject(message: string): string {
  return message.replace(/^olm\.(?:package|channel|bundle)\/\S+: /, '');
}

const LEVELS = [
  { level: 'package', type: 'PackageDeprecated' },
  { level: 'channel', type: 'ChannelDeprecated' },
  { level: 'version', type: 'BundleDeprecated' },
] as const;
