/** What the rules of an installation work on, for tests that say only what matters to them. */
import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import { parsePackage } from '~/domain/catalog/parse/parsePackage';
import { NO_ACCESS_FACTS } from '~/domain/install/access/accessFacts';
import { EMPTY_DRAFT } from '~/domain/install/config/draft';
import type { ClusterFacts, InstallForm } from '~/domain/install/form/form';
import { UNKNOWN_SURROUNDINGS } from '~/domain/install/problems/surroundings';
import type { Namespace } from '~/models/namespace';
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

/** A cluster with nothing but OpenShift's own namespaces and the project `team-a`. */
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

/** The newest version into `team-a`, for that namespace only. */
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
