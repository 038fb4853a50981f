import { catalogFlaws } from './catalogFlaws';
import { type JsonRecord, lineIn, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { type OperatorPackage, type PackageKey, packageId } from './operatorPackage';
import { parseChannel } from './parseChannel';

/**
 * A PackageManifest of OLM's package server. `null` if it cannot be installed: without a name, a catalog or a channel.
 * Any other missing or invalid value only removes its field (OD-006).
 */
export function parsePackage(raw: unknown): OperatorPackage | null {
  const manifest = recordIn(raw);
  const metadata = recordIn(manifest['metadata']);
  const status = recordIn(manifest['status']);
  const labels = textMapIn(metadata['labels']);
  const key = keyIn(metadata, status, labels);
  if (key === null) return null;
  const channels = listIn(status['channels']).flatMap(
    (channel) => parseChannel(channel, key.packageName) ?? [],
  );
  const stated = textIn(status['defaultChannel']);
  const main = channels.find(({ name }) => name === stated) ?? channels[0];
  if (main === undefined) return null;
  return {
    key,
    catalogDisplayName: lineIn(status['catalogSourceDisplayName']) ?? key.catalog,
    catalogPublisher: lineIn(status['catalogSourcePublisher']) ?? '',
    provider: providerIn(main.provider, status, labels),
    defaultChannel: main.name,
    channels,
    deprecation: messageIn(status['deprecation']),
    labels,
    flaws: catalogFlaws(
      status,
      channels.map(({ name }) => name),
    ),
  };
}

/** The packages of a PackageManifestList, or of an array of PackageManifests. The first of duplicates is used. */
export function parsePackageList(raw: unknown): readonly OperatorPackage[] {
  const packages = new Map<string, OperatorPackage>();
  for (const manifest of manifestsIn(raw)) {
    const operator = parsePackage(manifest);
    const id = operator === null ? null : packageId(operator.key);
    if (operator !== null && id !== null && !packages.has(id)) packages.set(id, operator);
  }
  return [...packages.values()];
}

/** The name in a manifest that is not a valid package; empty if there is none. */
export function nameIn(raw: unknown): string {
  return textIn(recordIn(recordIn(raw)['metadata'])['name']) ?? '';
}

/** The unparsed items of a list, for callers that process them one by one. */
export function manifestsIn(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : listIn(recordIn(raw)['items']);
}

function keyIn(
  metadata: JsonRecord,
  status: JsonRecord,
  labels: Readonly<Record<string, string>>,
): PackageKey | null {
  const packageName = textIn(status['packageName']) ?? textIn(metadata['name']);
  const catalog = textIn(status['catalogSource']) ?? textIn(labels['catalog']);
  const catalogNamespace =
    textIn(status['catalogSourceNamespace']) ??
    textIn(labels['catalog-namespace']) ??
    textIn(metadata['namespace']);
  if (packageName === null || catalog === null || catalogNamespace === null) return null;
  return { catalogNamespace, catalog, packageName };
}

/** Source of the order: the console's catalog. */
function providerIn(
  ofDefaultChannel: string,
  status: JsonRecord,
  labels: Readonly<Record<string, string>>,
): string {
  return (
    textIn(ofDefaultChannel) ??
    lineIn(recordIn(status['provider'])['name']) ??
    lineIn(labels['provider']) ??
    ''
  );
}

function messageIn(deprecation: unknown): string | null {
  return lineIn(recordIn(deprecation)['message']);
}
