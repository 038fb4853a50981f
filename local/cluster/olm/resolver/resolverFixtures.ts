/** Fixtures of the resolver's tests. */
import type { CatalogProperty } from '../../../catalogs/fbc';
import type { KubeObject } from '../../kube/types';
import { aCatalog, providing, type PackageSpec } from './aCatalog';
import type { SubscriptionFacts } from './choice';
import { resolve, type Resolution, type ResolutionInput, type VisibleCatalog } from './resolve';

export const database: PackageSpec = {
  name: 'db',
  defaultChannel: 'stable',
  channels: {
    stable: [
      { name: 'db.v1.0.0' },
      { name: 'db.v1.1.0', replaces: 'db.v1.0.0' },
      { name: 'db.v1.2.0', replaces: 'db.v1.1.0' },
      { name: 'db.v1.4.0', replaces: 'db.v1.2.0', skips: ['db.v1.3.0'] },
    ],
    fast: [
      { name: 'db.v1.2.0' },
      { name: 'db.v2.0.0', replaces: 'db.v1.2.0', skipRange: '>=1.0.0 <2.0.0' },
    ],
  },
  bundles: Object.fromEntries(
    ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '2.0.0'].map((version) => [
      `db.v${version}`,
      { version, properties: [providing('Database')] },
    ]),
  ),
};

export function single(name: string, ...properties: readonly CatalogProperty[]): PackageSpec {
  const csv = `${name}.v1.0.0`;
  return {
    name,
    channels: { stable: [{ name: csv }] },
    bundles: { [csv]: { version: '1.0.0', properties } },
  };
}

export function subscription(
  packageName: string,
  more: Partial<SubscriptionFacts> = {},
): SubscriptionFacts {
  const catalog = { name: 'main', namespace: 'market' };
  return { name: packageName, packageName, channel: 'stable', catalog, ...more };
}

export function csv(name: string, version: string, ...kinds: readonly string[]): KubeObject {
  const properties = [
    { type: 'olm.package', value: { packageName: name.split('.')[0], version } },
    ...kinds.map(providing),
  ];
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: {
      name,
      annotations: { 'operatorframework.io/properties': JSON.stringify({ properties }) },
    },
    spec: { version },
  };
}

export function visible(
  name: string,
  packages: readonly PackageSpec[],
  priority = 0,
): VisibleCatalog {
  return { key: { name, namespace: 'market' }, priority, content: aCatalog(...packages) };
}

export function resolution(input: Partial<ResolutionInput>): Resolution {
  return resolve({ namespace: 'ns', subscriptions: [], csvs: [], catalogs: [], ...input });
}

export function chosen(input: Partial<ResolutionInput>): readonly string[] {
  const result = resolution(input);
  return result.kind === 'resolved'
    ? result.operators.map((each) => `${each.entry.id} <- ${each.replaces}`)
    : [result.message];
}
