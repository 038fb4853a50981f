/** Kubernetes' own types that several of OLM's kinds contain. */
import type { JsonObject } from '../../kube/types';
import { INTEGER, listOf, oneOf, record, TEXT, TEXT_MAP, TIME } from './schema';

/** `metav1.Condition`. */
export const CONDITION: JsonObject = record(
  {
    type: {
      type: 'string',
      maxLength: 316,
      pattern:
        '^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$',
    },
    status: oneOf('True', 'False', 'Unknown'),
    reason: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      pattern: '^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$',
    },
    message: { type: 'string', maxLength: 32768 },
    observedGeneration: { type: 'integer', format: 'int64', minimum: 0 },
    lastTransitionTime: TIME,
  },
  ['lastTransitionTime', 'message', 'reason', 'status', 'type'],
);

/** A condition with an optional time of change. */
export const CONDITION_OVERRIDE: JsonObject = {
  ...CONDITION,
  required: ['message', 'reason', 'status', 'type'],
};

/** OLM's older condition with two times. */
export const OLM_CONDITION: JsonObject = record(
  {
    type: TEXT,
    status: TEXT,
    reason: TEXT,
    message: TEXT,
    lastUpdateTime: TIME,
    lastTransitionTime: TIME,
  },
  ['status', 'type'],
);

/** The fields of an object reference. */
export const REFERENCE_FIELDS: JsonObject = {
  apiVersion: TEXT,
  fieldPath: TEXT,
  kind: TEXT,
  name: TEXT,
  namespace: TEXT,
  resourceVersion: TEXT,
  uid: TEXT,
};

export const REFERENCE: JsonObject = atomic(record(REFERENCE_FIELDS));

export const LABEL_SELECTOR: JsonObject = atomic(
  record({
    matchLabels: TEXT_MAP,
    matchExpressions: {
      ...listOf(
        record(
          {
            key: TEXT,
            operator: TEXT,
            values: { ...listOf(TEXT), 'x-kubernetes-list-type': 'atomic' },
          },
          ['key', 'operator'],
        ),
      ),
      'x-kubernetes-list-type': 'atomic',
    },
  }),
);

export const TOLERATIONS: JsonObject = listOf(
  record({
    effect: TEXT,
    key: TEXT,
    operator: TEXT,
    tolerationSeconds: { ...INTEGER, format: 'int64' },
    value: TEXT,
  }),
);

export const QUANTITY: JsonObject = {
  'x-kubernetes-int-or-string': true,
  anyOf: [{ type: 'integer' }, { type: 'string' }],
  pattern:
    '^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$',
};

/** Server-side apply treats such an object as one value. */
export function atomic(schema: JsonObject): JsonObject {
  return { ...schema, 'x-kubernetes-map-type': 'atomic' };
}
