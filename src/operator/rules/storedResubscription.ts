import * as v from 'valibot';
import { keptIn } from '~/kube/json';
import type { Resubscription } from './resubscription';

/** Reads what an earlier page wrote down; `null` when it is nothing that could be finished. */
export function parseResubscription(text: string | null): Resubscription | null {
  return keptIn(text, RESUBSCRIPTION);
}

const name = v.pipe(v.string(), v.nonEmpty());
const texts = v.record(v.string(), v.string());

const RESUBSCRIPTION: v.GenericSchema<unknown, Resubscription> = v.object({
  manifest: v.object({
    apiVersion: name,
    kind: v.literal('Subscription'),
    metadata: v.object({
      name,
      namespace: name,
      labels: v.exactOptional(texts),
      annotations: v.exactOptional(texts),
    }),
    spec: v.exactOptional(v.record(v.string(), v.unknown())),
  }),
  uid: v.nullable(name),
  csvNames: v.array(name),
  unpacking: v.nullable(v.object({ namespace: name, name })),
});
