import * as v from 'valibot';
import { storedIn } from '~/kube/json';
import type { Resubscription } from './resubscription';

/** Parses stored data; `null`: invalid. */
export function parseResubscription(text: string | null): Resubscription | null {
  return storedIn(text, RESUBSCRIPTION);
}

const name = v.pipe(v.string(), v.nonEmpty());
const texts = v.record(v.string(), v.string());

/** The manifest exists nowhere else, so that other invalid parts do not invalidate it. */
const RESUBSCRIPTION: v.GenericSchema<unknown, Resubscription> = v.object({
  manifest: v.pipe(
    v.object({
      apiVersion: name,
      metadata: v.object({
        name,
        namespace: name,
        labels: v.exactOptional(texts),
        annotations: v.exactOptional(texts),
      }),
      spec: v.fallback(v.record(v.string(), v.unknown()), {}),
    }),
    v.transform((manifest) => ({ ...manifest, kind: 'Subscription' })),
  ),
  uid: v.fallback(v.nullable(name), null),
  csvNames: v.fallback(v.array(name), []),
  unpacking: v.fallback(v.nullable(v.object({ namespace: name, name })), null),
});
