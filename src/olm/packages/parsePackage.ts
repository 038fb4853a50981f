import { catalogFlaws } from './catalogFlaws';
import { type JsonRecord, lineIn, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { type OperatorPackage, type PackageKey, packageId } from './operatorPackage';
import { parseChannel } from './parseChannel';

/**
 * A PackageManifest as OLM's package server answers it. `null` for what nobody could install from: without a name, a
 * catalog or a channel. Whatever else is missing or has a wrong shape costs that field only (OD-006).
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

/** The packages of a PackageManifestList, or of an array of PackageManifests. Of a package listed twice the first counts. */
export function parsePackageList(raw: unknown): readonly OperatorPackage[] {
  const packages = new Map<string, OperatorPackage>();
  for (const manifest of manifestsIn(raw)) {
    const operator = parsePackage(manifest);
    const id = operator === null ? null : packageId(operator.key);
    if (operator !== null && id !== null && !packages.has(id)) packages.set(id, operator);
  }
  return [...packages.values()];
}

/** What a manifest of which there is no package calls itself; empty when it has no name. */
export function nameIn(raw: unknown): string {
  return textIn(recordIn(recordIn(raw)['metadata'])['name']) ?? '';
}

/** The items of a list as they came: for those who reduce each before they parse the next. */
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
