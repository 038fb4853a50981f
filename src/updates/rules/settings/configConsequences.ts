import { listIn, recordIn, textIn } from '~/kube/json';
import { credentialNames } from '~/olm/packages/cloudCredentials';
import type { CloudIdentity } from '~/olm/packages/cloudIdentity';
import type { Consequence } from './consequence';
import type { ConfigChange, SettingChange } from './settingChanges';

/** What other settings of the Operator do to what runs. */
export function configConsequences(
  changes: readonly SettingChange[],
  { installedCsv, identity }: Situation,
): readonly Consequence[] {
  const config = changes.filter((change) => change.field === 'config');
  const deployed = config.map(({ member }) => member).filter((member) => member !== IGNORED);
  const removed = identity === null ? [] : removedCredentials(config, identity);
  return [
    ...(deployed.length > 0 && installedCsv !== null
      ? [{ severity: 'warning', kind: 'pods-restart', members: deployed } as const]
      : []),
    ...(config.length > deployed.length
      ? [{ severity: 'info', kind: 'selector-ignored' } as const]
      : []),
    ...(identity === null || removed.length === 0
      ? []
      : [
          {
            severity: 'warning',
            kind: 'credentials-removed',
            cloud: identity.cloud,
            names: removed,
          } as const,
        ]),
  ];
}

type Situation = {
  readonly installedCsv: string | null;
  readonly identity: CloudIdentity | null;
};

/** The one member that OLM stores and reads nowhere; all others go into the Deployments' pods (overrides/inject). */
const IGNORED = 'selector';

function removedCredentials(
  changes: readonly ConfigChange[],
  { cloud }: CloudIdentity,
): readonly string[] {
  const env = changes.find(({ member }) => member === 'env');
  const [before, after] = [namesIn(env?.from), namesIn(env?.to)];
  return credentialNames(cloud).filter((name) => before.has(name) && !after.has(name));
}

function namesIn(env: unknown): ReadonlySet<string> {
  return new Set(listIn(env).flatMap((entry) => textIn(recordIn(entry)['name']) ?? []));
}
