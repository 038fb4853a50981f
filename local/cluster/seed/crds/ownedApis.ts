/** Owned and required APIs and webhooks of a ClusterServiceVersion. */
import type { JsonObject } from '../../kube/types';
import { LABEL_SELECTOR } from './metaSchemas';
import { INT32, listOf, oneOf, record, TEXT, TEXTS } from './schema';

const DESCRIPTORS = listOf(
  record(
    {
      description: TEXT,
      displayName: TEXT,
      path: TEXT,
      value: { type: 'string', format: 'byte' },
      'x-descriptors': TEXTS,
    },
    ['path'],
  ),
);

const COMMON: JsonObject = {
  actionDescriptors: DESCRIPTORS,
  description: TEXT,
  displayName: TEXT,
  kind: TEXT,
  name: TEXT,
  resources: listOf(record({ kind: TEXT, name: TEXT, version: TEXT }, ['kind', 'name', 'version'])),
  specDescriptors: DESCRIPTORS,
  statusDescriptors: DESCRIPTORS,
  version: TEXT,
};

const CUSTOM_RESOURCE = record(COMMON, ['kind', 'name', 'version']);

const API = record({ ...COMMON, group: TEXT, containerPort: INT32, deploymentName: TEXT }, [
  'group',
  'kind',
  'name',
  'version',
]);

/** `spec.customresourcedefinitions`. */
export const CUSTOM_RESOURCES = record({
  owned: listOf(CUSTOM_RESOURCE),
  required: listOf(CUSTOM_RESOURCE),
});

/** `spec.apiservicedefinitions`. */
export const APIS = record({ owned: listOf(API), required: listOf(API) });

/** An item of `spec.webhookdefinitions`. */
export const WEBHOOK = record(
  {
    admissionReviewVersions: TEXTS,
    containerPort: { ...INT32, default: 443, minimum: 1, maximum: 65535 },
    conversionCRDs: TEXTS,
    deploymentName: TEXT,
    failurePolicy: TEXT,
    generateName: TEXT,
    matchPolicy: TEXT,
    objectSelector: LABEL_SELECTOR,
    reinvocationPolicy: TEXT,
    rules: listOf(
      record({
        apiGroups: TEXTS,
        apiVersions: TEXTS,
        operations: TEXTS,
        resources: TEXTS,
        scope: TEXT,
      }),
    ),
    sideEffects: TEXT,
    targetPort: {
      'x-kubernetes-int-or-string': true,
      anyOf: [{ type: 'integer' }, { type: 'string' }],
    },
    timeoutSeconds: INT32,
    type: oneOf('ValidatingAdmissionWebhook', 'MutatingAdmissionWebhook', 'ConversionWebhook'),
    webhookPath: TEXT,
  },
  ['admissionReviewVersions', 'generateName', 'sideEffects', 'type'],
);
