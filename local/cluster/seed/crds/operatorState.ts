/** Operator, OperatorCondition and OLMConfig. */
import { definition } from './definition';
import {
  atomic,
  CONDITION,
  CONDITION_OVERRIDE,
  LABEL_SELECTOR,
  OLM_CONDITION,
  REFERENCE_FIELDS,
} from './metaSchemas';
import { FLAG, listOf, record, resource, TEXTS } from './schema';

const COMPONENT = atomic(record({ ...REFERENCE_FIELDS, conditions: listOf(OLM_CONDITION) }));

export const OPERATOR = definition({
  group: 'operators.coreos.com',
  kind: 'Operator',
  plural: 'operators',
  scope: 'Cluster',
  categories: ['olm'],
  versions: [
    {
      name: 'v1',
      storage: true,
      schema: resource(
        {
          spec: { type: 'object' },
          status: record({
            components: record({ labelSelector: LABEL_SELECTOR, refs: listOf(COMPONENT) }, [
              'labelSelector',
            ]),
          }),
        },
        [],
      ),
    },
  ],
});

const CONDITION_STATUS = record({ conditions: listOf(CONDITION) });

const CONDITION_SPEC_V1 = {
  deployments: TEXTS,
  overrides: listOf(CONDITION_OVERRIDE),
  serviceAccounts: TEXTS,
};

export const OPERATOR_CONDITION = definition({
  group: 'operators.coreos.com',
  kind: 'OperatorCondition',
  plural: 'operatorconditions',
  scope: 'Namespaced',
  shortNames: ['condition'],
  categories: ['olm'],
  versions: [
    {
      name: 'v1',
      storage: false,
      schema: resource({ spec: record(CONDITION_SPEC_V1), status: CONDITION_STATUS }, ['metadata']),
    },
    {
      name: 'v2',
      storage: true,
      schema: resource(
        {
          spec: record({ ...CONDITION_SPEC_V1, conditions: listOf(CONDITION) }),
          status: CONDITION_STATUS,
        },
        ['metadata'],
      ),
    },
  ],
});

export const OLM_CONFIG = definition({
  group: 'operators.coreos.com',
  kind: 'OLMConfig',
  plural: 'olmconfigs',
  scope: 'Cluster',
  categories: ['olm'],
  versions: [
    {
      name: 'v1',
      storage: true,
      schema: resource(
        {
          spec: record({
            features: record({
              disableCopiedCSVs: FLAG,
              packageServerSyncInterval: {
                type: 'string',
                pattern: '^([0-9]+(\\.[0-9]+)?(s|m|h))+$',
              },
            }),
          }),
          status: record({ conditions: listOf(CONDITION) }),
        },
        ['metadata'],
      ),
    },
  ],
});
