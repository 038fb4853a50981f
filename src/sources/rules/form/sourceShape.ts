import { AFFINITY } from '~/config/rules/affinityShape';
import type { Shape } from '~/config/rules/configShape';

/** A CatalogSource as its CustomResourceDefinition describes it (operators.coreos.com/v1alpha1). */
export const SOURCE_SHAPE: Shape = {
  members: {
    apiVersion: 'text',
    kind: 'text',
    metadata: {
      members: {
        name: 'text',
        namespace: 'text',
        labels: { map: 'text' },
        annotations: { map: 'text' },
      },
      required: ['name', 'namespace'],
    },
    spec: {
      members: {
        sourceType: 'text',
        displayName: 'text',
        description: 'text',
        publisher: 'text',
        icon: {
          members: { base64data: 'text', mediatype: 'text' },
          required: ['base64data', 'mediatype'],
        },
        image: 'text',
        address: 'text',
        configMap: 'text',
        priority: 'number',
        secrets: { list: 'text' },
        updateStrategy: {
          members: { registryPoll: { members: { interval: 'text' } } },
          // The API takes one without. OLM, when it reads it, does not look whether it is there (`UnmarshalJSON` of
          // UpdateStrategy in operator-framework/api's catalogsource_types.go).
          required: ['registryPoll'],
        },
        grpcPodConfig: {
          members: {
            nodeSelector: { map: 'text' },
            tolerations: {
              list: {
                members: {
                  key: 'text',
                  operator: 'text',
                  value: 'text',
                  effect: 'text',
                  tolerationSeconds: 'number',
                },
              },
            },
            affinity: AFFINITY,
            priorityClassName: 'text',
            securityContextConfig: 'text',
            memoryTarget: 'quantity',
            extractContent: {
              members: { catalogDir: 'text', cacheDir: 'text' },
              required: ['catalogDir'],
            },
          },
        },
      },
      required: ['sourceType'],
    },
  },
  required: ['metadata', 'spec'],
};
