import { INSTALL_MODES } from './installModes';
import { shownLine } from '~/kube/shownText';
import { type JsonRecord, lineIn, listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import type { ChannelVersion, InstallModeType, PackageChannel } from './operatorPackage';
import { latestFirst } from '~/olm/semanticVersion';
import { parseApis } from './parseApis';
import { plainText, unlinked } from './plainText';

/**
 * One of a PackageManifest's `status.channels`, with the metadata of its head. `null` without a name, or without both
 * head and entries: a Subscription could not use it.
 */
export function parseChannel(raw: unknown, packageName: string): PackageChannel | null {
  const channel = recordIn(raw);
  const name = textIn(channel['name']);
  const entries = listIn(channel['entries'])
    .flatMap((entry) => parseVersion(entry) ?? [])
    .toSorted((one, other) => latestFirst(one.version, other.version));
  const headCsv = textIn(channel['currentCSV']) ?? entries[0]?.csvName;
  if (name === null || headCsv === undefined) return null;
  const csv = recordIn(channel['currentCSVDesc']);
  const version =
    lineIn(csv['version']) ??
    entries.find(({ csvName }) => csvName === headCsv)?.version ??
    headCsv;
  return {
    name,
    headCsv,
    version,
    ...describedBy(csv, packageName),
    deprecation: messageIn(channel['deprecation']),
    versions: entries.length > 0 ? entries : [{ csvName: headCsv, version, deprecation: null }],
  };
}

/** The fields that come from the head's ClusterServiceVersion. */
function describedBy(csv: JsonRecord, packageName: string) {
  const annotations = textMapIn(csv['annotations']);
  return {
    displayName: lineIn(csv['displayName']) ?? packageName,
    provider: lineIn(recordIn(csv['provider'])['name']) ?? '',
    ...texts(csv, annotations),
    ...annotated(annotations),
    keywords: keywordsIn(csv, annotations),
    categories: commaList(annotations['categories']),
    installModes: installModesIn(csv['installModes']),
    providedApis: parseApis(csv, 'owned'),
    requiredApis: parseApis(csv, 'required'),
    minKubeVersion: textIn(csv['minKubeVersion']),
    maturity: lineIn(csv['maturity']),
    links: linksIn(csv['links']),
    maintainers: maintainersIn(csv['maintainers']),
    relatedImages: textsIn(csv['relatedImages']),
    annotations,
  };
}

/** Short and long text; each replaces the other if missing. */
function texts(csv: JsonRecord, annotations: Readonly<Record<string, string>>) {
  const short = lineIn(unlinked(annotations['description'] ?? ''));
  const long = textIn(csv['description']);
  return {
    shortDescription: short ?? shownLine(plainText(long ?? '')),
    description: long ?? short ?? '',
  };
}

function parseVersion(raw: unknown): ChannelVersion | null {
  const entry = recordIn(raw);
  const csvName = textIn(entry['name']);
  if (csvName === null) return null;
  return {
    csvName,
    version: lineIn(entry['version']) ?? csvName,
    deprecation: messageIn(entry['deprecation']),
  };
}

function messageIn(deprecation: unknown): string | null {
  return lineIn(recordIn(deprecation)['message']);
}

function keywordsIn(
  csv: JsonRecord,
  annotations: Readonly<Record<string, string>>,
): readonly string[] {
  const keywords = listIn(csv['keywords']).flatMap((keyword) => lineIn(keyword) ?? []);
  return keywords.length > 0 ? keywords : commaList(annotations['keywords']);
}

function commaList(text: string | undefined): readonly string[] {
  const parts = (text ?? '').split(',').flatMap((part) => lineIn(part) ?? []);
  return [...new Set(parts)];
}

function annotated(annotations: Readonly<Record<string, string>>) {
  return {
    capabilityLevel: textIn(annotations['capabilities']),
    createdAt: unquoted(annotations['createdAt']),
    repository: textIn(annotations['repository']),
    support: textIn(annotations['support']),
    containerImage: textIn(annotations['containerImage']),
  };
}

/** Some authors quote a date twice. */
function unquoted(text: string | undefined): string | null {
  return textIn(text?.replace(/^\s*(["'])(.*)\1\s*$/, '$2'));
}

function installModesIn(value: unknown): readonly InstallModeType[] {
  const supported = listIn(value)
    .map(recordIn)
    .filter((mode) => mode['supported'] === true)
    .map((mode) => mode['type']);
  return INSTALL_MODES.filter((mode) => supported.includes(mode));
}

function linksIn(value: unknown): PackageChannel['links'] {
  return listIn(value)
    .map(recordIn)
    .flatMap((link) => {
      const url = textIn(link['url']);
      return url === null ? [] : [{ name: lineIn(link['name']) ?? url, url }];
    });
}

function maintainersIn(value: unknown): PackageChannel['maintainers'] {
  return listIn(value)
    .map(recordIn)
    .flatMap((maintainer) => {
      const email = textIn(maintainer['email']) ?? '';
      const name = lineIn(maintainer['name']) ?? email;
      return name === '' ? [] : [{ name, email }];
    });
}
