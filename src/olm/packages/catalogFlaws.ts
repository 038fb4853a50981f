import { jsonIn, type JsonRecord, listIn, recordIn, textIn, textMapIn } from '~/kube/json';

/** An error of an author or a catalog that makes the displayed data of a package incomplete or wrong. */
export type CatalogFlaw =
  | { readonly kind: 'no-default-channel' }
  | { readonly kind: 'unknown-default-channel'; readonly name: string }
  /** Channels without versions, or without a description of the head. */
  | { readonly kind: 'no-versions' | 'not-described'; readonly names: readonly string[] }
  /** Annotations with invalid JSON. */
  | { readonly kind: 'unreadable-annotations'; readonly names: readonly string[] };

/**
 * The errors of a package, from the `status` of its PackageManifest.
 * @param usable the names of the channels that a Subscription can use
 */
export function catalogFlaws(
  status: JsonRecord,
  usable: readonly string[],
): readonly CatalogFlaw[] {
  const channels = listIn(status['channels'])
    .map(recordIn)
    .filter((channel) => usable.includes(textIn(channel['name']) ?? ''));
  return [
    ...defaultChannelFlaws(textIn(status['defaultChannel']), usable),
    ...named(
      'no-versions',
      namesOf(channels, ({ entries }) => listIn(entries).length === 0),
    ),
    ...named(
      'not-described',
      namesOf(channels, (channel) => isEmpty(descriptionOf(channel))),
    ),
    ...named('unreadable-annotations', [...new Set(channels.flatMap(unreadableIn))]),
  ];
}

function defaultChannelFlaws(
  stated: string | null,
  usable: readonly string[],
): readonly CatalogFlaw[] {
  if (stated === null) return [{ kind: 'no-default-channel' }];
  return usable.includes(stated) ? [] : [{ kind: 'unknown-default-channel', name: stated }];
}

type Named = Extract<CatalogFlaw, { readonly names: readonly string[] }>['kind'];

function named(kind: Named, names: readonly string[]): readonly CatalogFlaw[] {
  return names.length === 0 ? [] : [{ kind, names }];
}

function namesOf(
  channels: readonly JsonRecord[],
  isFlawed: (channel: JsonRecord) => boolean,
): readonly string[] {
  return channels.filter(isFlawed).flatMap((channel) => textIn(channel['name']) ?? []);
}

function descriptionOf(channel: JsonRecord): JsonRecord {
  return recordIn(channel['currentCSVDesc']);
}

function isEmpty(record: JsonRecord): boolean {
  return Object.keys(record).length === 0;
}

/**
 * Annotations that are written by hand and parsed as JSON by OLM or a console. For lists in other formats see BR-040.
 */
const JSON_ANNOTATIONS = [
  'alm-examples',
  'olm.properties',
  'operatorframework.io/initialization-resource',
  'operatorframework.io/suggested-namespace-template',
  'operators.operatorframework.io/internal-objects',
] as const;

function unreadableIn(channel: JsonRecord): readonly string[] {
  const annotations = textMapIn(descriptionOf(channel)['annotations']);
  return JSON_ANNOTATIONS.filter((name) => {
    const text = annotations[name];
    return textIn(text) !== null && jsonIn(text) === null && text?.trim() !== 'null';
  });
}
