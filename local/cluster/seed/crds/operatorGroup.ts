/** OperatorGroup: managed namespaces of the Operators of a namespace. */
import { definition } from './definition';
import { CONDITION, LABEL_SELECTOR, REFERENCE } from './metaSchemas';
import { FLAG, listOf, record, resource, TEXT, TEXTS, TIME } from './schema';

const TEXT_SET = { ...TEXTS, 'x-kubernetes-list-type': 'set' };

const SPEC_V1 = {
  ...record({
    selector: LABEL_SELECTOR,
    serviceAccountName: TEXT,
    staticProvidedAPIs: FLAG,
    targetNamespaces: TEXT_SET,
    upgradeStrategy: {
      type: 'string',
      enum: ['Default', 'TechPreviewUnsafeFailForward'],
      default: 'Default',
    },
  }),
  default: { upgradeStrategy: 'Default' },
};

const STATUS_V1 = record(
  {
    conditions: listOf(CONDITION),
    lastUpdated: TIME,
    namespaces: TEXT_SET,
    serviceAccountRef: REFERENCE,
  },
  ['lastUpdated'],
);

const SPEC_V1ALPHA2 = record({
  selector: LABEL_SELECTOR,
  serviceAccountName: TEXT,
  staticProvidedAPIs: FLAG,
  targetNamespaces: TEXTS,
});

const STATUS_V1ALPHA2 = record(
  { lastUpdated: TIME, namespaces: TEXTS, serviceAccountRef: REFERENCE },
  ['lastUpdated'],
);

export const OPERATOR_GROUP = definition({
  group: 'operators.coreos.com',
  kind: 'OperatorGroup',
  plural: 'operatorgroups',
  scope: 'Namespaced',
  shortNames: ['og'],
  categories: ['olm'],
  versions: [
    {
      name: 'v1',
      storage: true,
      schema: resource({ spec: SPEC_V1, status: STATUS_V1 }, ['metadata']),
    },
    {
      name: 'v1alpha2',
      storage: false,
      schema: resource({ spec: SPEC_V1ALPHA2, status: STATUS_V1ALPHA2 }, ['metadata']),
    },
  ],
});
