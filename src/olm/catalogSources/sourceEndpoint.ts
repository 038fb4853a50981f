import type { CatalogSource } from '~/kube/models/olm';
import { recordIn, textIn } from '~/kube/json';
import type { SourceEndpoint, SourcePoll } from './catalogSourceItem';
import { goDuration } from './goDuration';
import { isPinned } from './imageReference';

/**
 * The source of a catalog's content (CS-006). An image takes precedence over an address. Source: `ReconcilerForSource`
 * in OLM's pkg/controller/registry/reconciler/reconciler.go.
 */
export function endpointOf({ spec }: CatalogSource): SourceEndpoint {
  const fields = recordIn(spec);
  switch (fields['sourceType']) {
    case 'grpc': {
      const image = textIn(fields['image']);
      const address = textIn(fields['address']);
      if (image !== null) return { kind: 'image', image, isPinned: isPinned(image) };
      return address === null ? { kind: 'none' } : { kind: 'address', address };
    }
    case 'configmap':
    case 'internal': {
      const name = textIn(fields['configMap']);
      return name === null ? { kind: 'none' } : { kind: 'configmap', name };
    }
    default:
      return { kind: 'none' };
  }
}

/**
 * The poll interval of a catalog (CS-010, CS-025), only for images that OLM runs. OLM replaces a missing or invalid
 * interval by {@link DEFAULT_POLL}. Source: `Poll` and `UnmarshalJSON` of UpdateStrategy in operator-framework/api's
 * catalogsource_types.go.
 */
export function pollOf(source: CatalogSource): SourcePoll {
  const strategy = recordIn(recordIn(source.spec)['updateStrategy']);
  const poll = strategy['registryPoll'];
  if (poll === undefined || poll === null || endpointOf(source).kind !== 'image') return NEVER;
  const interval = textIn(recordIn(poll)['interval']) ?? '';
  const last = textIn(recordIn(source.status)['latestImageRegistryPoll']);
  return { kind: 'every', interval, seconds: goDuration(interval), last };
}

/** Seconds: the default for a missing or invalid interval. */
export const DEFAULT_POLL = 15 * 60;

export const NEVER: SourcePoll = { kind: 'never' };
