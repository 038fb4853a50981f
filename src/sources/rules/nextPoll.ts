import { textIn } from '~/kube/json';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { DEFAULT_POLL } from '~/olm/catalogSources/sourceEndpoint';

/**
 * The time of OLM's next check for a later image, as a timestamp; `null`: never. It can be late by some minutes,
 * because OLM checks when it synchronizes the catalog. OLM also checks images with a digest, without effect (CS-008).
 * Source: `Poll` and `Update` in operator-framework/api's catalogsource_types.go.
 */
export function nextPoll({ poll, endpoint, source }: CatalogSourceItem): string | null {
  if (poll.kind === 'never' || endpoint.kind !== 'image') return null;
  const from = Date.parse(poll.last ?? textIn(source?.metadata.creationTimestamp) ?? '');
  const time = from + (poll.seconds ?? DEFAULT_POLL) * 1000;
  return Number.isNaN(new Date(time).getTime()) ? null : new Date(time).toISOString();
}
