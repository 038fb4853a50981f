import { textIn } from '~/kube/json';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { DEFAULT_POLL } from '~/olm/catalogSources/sourceEndpoint';

/**
 * When OLM looks for a newer image next, as a timestamp; `null`: never. It may be late by some minutes: OLM looks when it
 * comes to the catalog anyway. It looks for an image that is named by its digest as well, in vain (CS-008).
 * Source: `Poll` and `Update` in operator-framework/api's catalogsource_types.go.
 */
export function nextPoll({ poll, endpoint, source }: CatalogSourceItem): string | null {
  if (poll.kind === 'never' || endpoint.kind !== 'image') return null;
  const from = Date.parse(poll.last ?? textIn(source?.metadata.creationTimestamp) ?? '');
  const time = from + (poll.seconds ?? DEFAULT_POLL) * 1000;
  return Number.isNaN(new Date(time).getTime()) ? null : new Date(time).toISOString();
}
