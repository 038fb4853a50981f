/** InstallPlan: the steps of an installation or update, and their approval. */
import { definition, printed } from './definition';
import { OLM_CONDITION, REFERENCE } from './metaSchemas';
import { FLAG, INTEGER, listOf, record, resource, TEXT, TEXTS, TIME } from './schema';

const SPEC = record(
  {
    approval: TEXT,
    approved: FLAG,
    clusterServiceVersionNames: TEXTS,
    generation: INTEGER,
    source: TEXT,
    sourceNamespace: TEXT,
  },
  ['approval', 'approved', 'clusterServiceVersionNames'],
);

const STEP = record(
  {
    optional: FLAG,
    resolving: TEXT,
    resource: record(
      {
        group: TEXT,
        kind: TEXT,
        manifest: TEXT,
        name: TEXT,
        sourceName: TEXT,
        sourceNamespace: TEXT,
        version: TEXT,
      },
      ['group', 'kind', 'name', 'sourceName', 'sourceNamespace', 'version'],
    ),
    status: TEXT,
  },
  ['resolving', 'resource', 'status'],
);

const BUNDLE_LOOKUP = record(
  {
    catalogSourceRef: REFERENCE,
    conditions: listOf(OLM_CONDITION),
    identifier: TEXT,
    path: TEXT,
    properties: TEXT,
    replaces: TEXT,
  },
  ['catalogSourceRef', 'identifier', 'path', 'replaces'],
);

const STATUS = record(
  {
    attenuatedServiceAccountRef: REFERENCE,
    bundleLookups: listOf(BUNDLE_LOOKUP),
    catalogSources: TEXTS,
    conditions: listOf(
      record({
        lastTransitionTime: TIME,
        lastUpdateTime: TIME,
        message: TEXT,
        reason: TEXT,
        status: TEXT,
        type: TEXT,
      }),
    ),
    message: TEXT,
    phase: TEXT,
    plan: listOf(STEP),
    startTime: TIME,
  },
  ['catalogSources', 'phase'],
);

export const INSTALL_PLAN = definition({
  group: 'operators.coreos.com',
  kind: 'InstallPlan',
  plural: 'installplans',
  scope: 'Namespaced',
  shortNames: ['ip'],
  categories: ['olm'],
  versions: [
    {
      name: 'v1alpha1',
      storage: true,
      schema: resource({ spec: SPEC, status: STATUS }, ['metadata', 'spec']),
      columns: [
        printed('CSV', '.spec.clusterServiceVersionNames[0]', 'First CSV that the plan installs'),
        printed('Approval', '.spec.approval', 'Automatic or Manual'),
        { name: 'Approved', type: 'boolean', jsonPath: '.spec.approved' },
      ],
    },
  ],
});
