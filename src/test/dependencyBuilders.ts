/** The input of the prediction of dependencies, for tests that state only the relevant parts. */
import type { Dependency } from '~/olm/dependencies/dependencies';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import type {
  DependencyRoot,
  DependencyWorld,
  Prediction,
  Present,
} from '~/install/rules/predictedDependencies';

export const MARKET = 'openshift-marketplace';
const DATABASE = 'Database.v1.example.com';

export function api(apiKind: string): Dependency {
  return { kind: 'api', group: 'example.com', version: 'v1', apiKind };
}

export function pkg(packageName: string, versionRange: string): Dependency {
  return { kind: 'package', packageName, versionRange };
}

type OfferParts = Partial<Omit<DependencyOffer, 'key'>> & {
  readonly catalog?: string;
  readonly catalogNamespace?: string;
};

export function anOffer(packageName: string, parts: OfferParts = {}): DependencyOffer {
  const { catalog = 'main', catalogNamespace = MARKET, versions = ['1.0.0'], ...rest } = parts;
  return {
    key: { catalogNamespace, catalog, packageName },
    catalogDisplayName: catalog,
    channel: 'stable',
    isDefault: true,
    versions,
    csvNames: Object.fromEntries(
      versions.map((version) => [version, `${packageName}.v${version}`]),
    ),
    provides: [],
    installModes: ['OwnNamespace', 'SingleNamespace', 'MultiNamespace', 'AllNamespaces'],
    requires: [],
    ...rest,
  };
}

export function aRoot(...requires: readonly Dependency[]): DependencyRoot {
  const key = { catalogNamespace: MARKET, catalog: 'main', packageName: 'cache' };
  const provides = ['Cache.v1.example.com'];
  return { key, version: '1.0.0', provides, requires, namespace: 'team-a' };
}

export function aWorld(
  offers: readonly DependencyOffer[],
  changes: Partial<DependencyWorld> = {},
): DependencyWorld {
  return { offers, present: [], priorities: new Map(), ...changes };
}

export function aPresent(packageName: string, changes: Partial<Present> = {}): Present {
  const key = { catalogNamespace: MARKET, catalog: 'main', packageName };
  return {
    name: `${packageName}.v1.0.0`,
    packageName,
    version: '1.0.0',
    provides: [],
    follows: { key, channel: 'stable' },
    ...changes,
  };
}

export const installed = ({ installs }: Prediction) =>
  installs.map(
    ({ key, channel, version }) => `${key.catalog}/${key.packageName}/${channel}@${version}`,
  );

export const database = { provides: [DATABASE] };
