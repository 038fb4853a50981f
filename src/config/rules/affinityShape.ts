import type { Shape } from './configShape';

const REQUIREMENTS: Shape = {
  list: { members: { key: 'text', operator: 'text', values: { list: 'text' } } },
};

/** A `LabelSelector` of meta/v1. */
export const LABEL_SELECTOR: Shape = {
  members: { matchLabels: { map: 'text' }, matchExpressions: REQUIREMENTS },
};

const NODE_TERM: Shape = {
  members: { matchExpressions: REQUIREMENTS, matchFields: REQUIREMENTS },
};

const POD_TERM: Shape = {
  members: {
    labelSelector: LABEL_SELECTOR,
    topologyKey: 'text',
    namespaces: { list: 'text' },
    namespaceSelector: LABEL_SELECTOR,
    matchLabelKeys: { list: 'text' },
    mismatchLabelKeys: { list: 'text' },
  },
};

const POD_AFFINITY: Shape = {
  members: {
    preferredDuringSchedulingIgnoredDuringExecution: {
      list: {
        members: { weight: 'number', podAffinityTerm: POD_TERM },
        required: ['podAffinityTerm'],
      },
    },
    requiredDuringSchedulingIgnoredDuringExecution: { list: POD_TERM },
  },
};

/**
 * An `Affinity` of core/v1. Weights, keys, operators and topology keys are required as well: a form has fields for them
 * that may be empty for a while, so that the rules about its fields say so.
 */
export const AFFINITY: Shape = {
  members: {
    nodeAffinity: {
      members: {
        preferredDuringSchedulingIgnoredDuringExecution: {
          list: { members: { weight: 'number', preference: NODE_TERM }, required: ['preference'] },
        },
        requiredDuringSchedulingIgnoredDuringExecution: {
          members: { nodeSelectorTerms: { list: NODE_TERM } },
          required: ['nodeSelectorTerms'],
        },
      },
    },
    podAffinity: POD_AFFINITY,
    podAntiAffinity: POD_AFFINITY,
  },
};
