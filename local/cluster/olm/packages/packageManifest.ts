/** Builds PackageManifests from a catalog's content like OLM's package server. */
import { compare } from 'semver';
import type { Catalog, CatalogBundle, CatalogChannel, CatalogPackage } from '../../../catalogs/fbc';
import { objectAt, textAt } from '../../kube/json';
import type { JsonObject, KubeObject } from '../../kube/types';
import { parseVersion } from '../resolver/versionRange';
import { csvDescription, csvLabels } from './csvDescription';

export const PACKAGES_API_VERSION = 'packages.operators.coreos.com/v1';

/** One package in the CatalogSource's namespace; `undefined` if no channel has a head. */
export function packageManifest(
  of: CatalogPackage,
  catalog: Catalog,
  source: KubeObject,
): KubeObject | undefined {
  const channels = of.channels
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((channel) => channelWithHead(of, channel));
  const [first] = channels;
  if (first === undefined) return undefined;
  const shown = channels.find(({ channel }) => channel.name === of.defaultChannel) ?? first;
  const descriptions = channels.map((each) => csvDescription(each.head, catalog));
  const provider = objectAt(descriptions[channels.indexOf(shown)], 'provider') ?? {};
  return {
    kind: 'PackageManifest',
    apiVersion: PACKAGES_API_VERSION,
    metadata: {
      name: of.name,
      ...(source.metadata.namespace === undefined ? {} : { namespace: source.metadata.namespace }),
      ...(source.metadata.creationTimestamp === undefined
        ? {}
        : { creationTimestamp: source.metadata.creationTimestamp }),
      labels: labelsOf(source, provider, csvLabels(shown.head, catalog)),
    },
    spec: {},
    status: {
      catalogSource: source.metadata.name,
      catalogSourceDisplayName: textAt(source, 'spec', 'displayName') ?? '',
      catalogSourcePublisher: textAt(source, 'spec', 'publisher') ?? '',
      catalogSourceNamespace: source.metadata.namespace ?? '',
      provider,
      packageName: of.name,
      ...deprecated(of, 'olm.package'),
      channels: channels.map(({ channel, head }, index) => ({
        name: channel.name,
        currentCSV: head.name,
        currentCSVDesc: descriptions[index],
        ...deprecated(of, 'olm.channel', channel.name),
        entries: entriesOf(of, channel),
      })),
      defaultChannel: shown.channel.name,
    },
  };
}

type ChannelWithHead = { readonly channel: CatalogChannel; readonly head: CatalogBundle };

/** A channel without a bundle at its head is omitted, like in the package server. */
function channelWithHead(of: CatalogPackage, channel: CatalogChannel): readonly ChannelWithHead[] {
  const superseded = new Set(channel.entries.flatMap((entry) => [entry.replaces, ...entry.skips]));
  const name = channel.entries.find((entry) => !superseded.has(entry.name))?.name;
  const head = of.bundles.find((bundle) => bundle.name === name);
  return head === undefined ? [] : [{ channel, head }];
}

/** Latest first. */
function entriesOf(of: CatalogPackage, channel: CatalogChannel): readonly JsonObject[] {
  const names = new Set(channel.entries.map((entry) => entry.name));
  return of.bundles
    .filter((bundle) => names.has(bundle.name))
    .toSorted(newestFirst)
    .map((bundle) => ({
      name: bundle.name,
      version: bundle.version,
      ...deprecated(of, 'olm.bundle', bundle.name),
    }));
}

function newestFirst(left: CatalogBundle, right: CatalogBundle): number {
  const [a, b] = [parseVersion(left.version), parseVersion(right.version)];
  return a === undefined || b === undefined ? 0 : compare(b, a);
}

function deprecated(of: CatalogPackage, schema: string, name?: string): JsonObject {
  const found = of.deprecations.find(
    ({ reference }) =>
      reference.schema === schema && (name === undefined || reference.name === name),
  );
  return found === undefined ? {} : { deprecation: { message: found.message } };
}

function labelsOf(
  source: KubeObject,
  provider: JsonObject,
  fromCsv: { readonly [key: string]: string },
): { readonly [key: string]: string } {
  const labels = {
    ...source.metadata.labels,
    catalog: source.metadata.name,
    'catalog-namespace': source.metadata.namespace ?? '',
    provider: textAt(provider, 'name') ?? '',
    'provider-url': textAt(provider, 'url') ?? '',
    ...fromCsv,
  };
  const has = (prefix: string): boolean =>
    Object.keys(labels).some((label) => label.startsWith(prefix));
  return {
    ...labels,
    ...(has('operatorframework.io/os') ? {} : { 'operatorframework.io/os.linux': 'supported' }),
    ...(has('operatorframework.io/arch') ? {} : { 'operatorframework.io/arch.amd64': 'supported' }),
  };
}
