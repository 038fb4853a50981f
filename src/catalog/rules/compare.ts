import { capabilityOf } from '~/olm/packages/capability';
import { type Dependency, dependenciesOf } from '~/olm/dependencies/dependencies';
import { featuresIn, validSubscriptionsIn } from '~/olm/packages/features';
import {
  type OperatorPackage,
  type PackageChannel,
  channelOf,
} from '~/olm/packages/operatorPackage';
import { visibleApis } from '~/olm/packages/apis';
import { platformsIn } from '~/olm/packages/platforms';

/** The rows of the comparison, in order. */
export const COMPARED = [
  'catalog',
  'provider',
  'version',
  'channels',
  'capability',
  'installModes',
  'features',
  'subscriptions',
  'architectures',
  'providedApis',
  'dependencies',
  'minKubeVersion',
  'deprecated',
  'created',
  'images',
] as const;

export type Compared = (typeof COMPARED)[number];

export type CompareRow = {
  readonly field: Compared;
  /** One cell per package with the values of the catalog; empty: not stated. */
  readonly cells: readonly (readonly string[])[];
  /** Whether the packages differ; unknown while one of them is missing. */
  readonly differs: boolean;
};

/**
 * The rows of the comparison, from the default channel's head of each package.
 * @param packages `null`: not loaded; its cells are empty and count as equal
 */
export function compareRows(packages: readonly (OperatorPackage | null)[]): readonly CompareRow[] {
  const columns = packages.map((operator) => {
    const channel = operator === null ? null : channelOf(operator, null);
    return operator === null || channel === null ? null : { operator, channel };
  });
  return COMPARED.map((field) => {
    const known = columns.flatMap((column) => (column === null ? [] : [VALUES[field](column)]));
    return {
      field,
      cells: columns.map((column) => (column === null ? [] : VALUES[field](column))),
      differs: new Set(known.map(orderless)).size > 1,
    };
  });
}

type Column = { readonly operator: OperatorPackage; readonly channel: PackageChannel };

const VALUES: Readonly<Record<Compared, (column: Column) => readonly string[]>> = {
  catalog: ({ operator }) => [operator.catalogDisplayName],
  provider: ({ operator }) => stated(operator.provider),
  version: ({ channel }) => [channel.version],
  channels: ({ operator }) => operator.channels.map(({ name }) => name),
  capability: ({ channel }) => stated(capabilityOf(channel.capabilityLevel)),
  installModes: ({ channel }) => channel.installModes,
  features: ({ channel }) => featuresIn(channel.annotations),
  subscriptions: ({ channel }) => validSubscriptionsIn(channel.annotations),
  architectures: ({ operator }) => platformsIn(operator.labels).architectures,
  providedApis: ({ channel }) => unique(visibleApis(channel).map(({ kind }) => kind)),
  dependencies: ({ channel }) => unique(dependenciesOf(channel).flatMap(namesIn)),
  minKubeVersion: ({ channel }) => stated(channel.minKubeVersion),
  deprecated: ({ operator }) => stated(operator.deprecation),
  created: ({ channel }) => stated(channel.createdAt),
  images: ({ channel }) => [String(new Set(channel.relatedImages).size)],
};

/** The names in a dependency, without its structure, because a table cell has limited space. */
function namesIn(dependency: Dependency): readonly string[] {
  switch (dependency.kind) {
    case 'package':
      return [`${dependency.packageName} ${dependency.versionRange}`.trim()];
    case 'api':
      return [dependency.apiKind];
    case 'rule':
      return [dependency.rule];
    case 'all':
    case 'any':
      return dependency.of.flatMap(namesIn);
    case 'none':
      return [];
  }
}

function stated(text: string | null): readonly string[] {
  return text === null || text === '' ? [] : [text];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function orderless(values: readonly string[]): string {
  return JSON.stringify(values.toSorted());
}
