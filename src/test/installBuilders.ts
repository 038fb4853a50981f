/** The input of the rules of an installation, for tests that state only the relevant parts. */
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { parsePackage } from '~/olm/packages/parsePackage';
import { NO_ACCESS_FACTS } from '~/install/rules/access';
import { EMPTY_DRAFT } from '~/config/rules/draft';
import type { ClusterFacts, InstallForm } from '~/install/rules/form';
import { UNKNOWN_SURROUNDINGS } from '~/install/rules/findings/surroundings';
import type { Namespace } from '~/kube/models/namespace';
import { aPackageManifest, aRawChannel } from './packageBuilders';

type ChannelParts = Parameters<typeof aRawChannel>[0];

/** `quill` with one channel `stable` that has 1.1.0 (its head) and 1.0.0, or with the given channels. */
export function aPackage(...channels: readonly ChannelParts[]): OperatorPackage {
  const raw = channels.length === 0 ? {} : { channels: channels.map((one) => aRawChannel(one)) };
  const found = parsePackage(aPackageManifest(raw));
  if (found === null) throw new Error('the test needs a package that can be parsed');
  return found;
}

/** A channel whose Operator supports these modes only. */
export function supporting(...modes: readonly string[]): ChannelParts {
  return { csv: { installModes: modes.map((type) => ({ type, supported: true })) } };
}

export function aNamespace(name: string, phase = 'Active'): Namespace {
  return { metadata: { name }, status: { phase } };
}

/** A cluster with only OpenShift's namespaces and the project `team-a`. */
export function aClusterState(changes: Partial<ClusterFacts> = {}): ClusterFacts {
  return {
    scope: null,
    namespaces: ['openshift-operators', 'openshift-marketplace', 'team-a'].map((name) =>
      aNamespace(name),
    ),
    seesAllNamespaces: true,
    operatorGroups: [],
    subscriptions: [],
    newNamespaceKind: 'Namespace',
    areProjects: true,
    trustedCaMaps: null,
    mayUseGlobal: true,
    ...UNKNOWN_SURROUNDINGS,
    ...NO_ACCESS_FACTS,
    ...changes,
  };
}

/** Installs the latest version in `team-a`, which is the only managed namespace. */
export function aForm(changes: Partial<InstallForm> = {}): InstallForm {
  return {
    channel: 'stable',
    version: '1.1.0',
    mode: 'OwnNamespace',
    namespace: 'team-a',
    targets: [],
    approval: 'Automatic',
    serviceAccount: '',
    upgradeStrategy: 'Default',
    config: EMPTY_DRAFT,
    credentials: {},
    monitoring: false,
    consolePlugins: [],
    ...changes,
  };
}
