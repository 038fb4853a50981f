import type { FormTable } from '~/form/view/formTable';
import { CatalogImageField } from '~/sources/view/form/ImageField';
import { OLM_LABELS } from '~/sources/rules/clusterCatalogForm';

const IMAGE = ['spec', 'source', 'image'];

/** The fields of a ClusterCatalog. */
export const CLUSTER_CATALOG: FormTable = [
  {
    fields: [
      {
        path: [...IMAGE, 'ref'],
        label: (t) => t('Image'),
        isName: true,
        Control: CatalogImageField,
      },
      {
        path: ['metadata', 'name'],
        label: (t) => t('Name'),
        isName: true,
        isOnlyNew: true,
      },
      {
        path: [...IMAGE, 'pollIntervalMinutes'],
        label: (t) => t('Poll interval (minutes)'),
        help: (t) => t('Leave empty to never poll.'),
      },
      {
        path: ['spec', 'priority'],
        label: (t) => t('Priority'),
        help: (t) =>
          t(
            'If multiple catalogs provide a package, OLM uses the catalog with the highest priority.',
          ),
      },
      {
        path: ['metadata', 'labels'],
        label: (t) => t('Labels'),
        control: 'pairs',
        hiddenPrefix: OLM_LABELS,
      },
      {
        path: ['spec', 'availabilityMode'],
        label: (t) => t('Enabled'),
        control: 'switch',
        options: [
          { value: 'Available', text: (t) => t('Enabled') },
          { value: 'Unavailable', text: (t) => t('Disabled') },
        ],
      },
    ],
  },
];
