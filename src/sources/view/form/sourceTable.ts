import type { FormTable, TableField } from '~/form/view/formTable';
import type { JsonRecord } from '~/kube/json';
import { readSource, SOURCE_PATHS, type SourceContent } from '~/sources/rules/form/sourceForm';
import { ContentField, TemplateField } from './ContentFields';
import { SourceImageField } from './ImageField';
import { AvailabilityField } from './PlaceFields';
import { SecretsField } from './SecretFields';
import { IntervalField, PriorityField } from './UpdateFields';

const has = (content: SourceContent) => (object: JsonRecord) =>
  readSource(object).content === content;

const POD = ['spec', 'grpcPodConfig'];

/** CS-012 … CS-020: the pod of a catalog with an image. */
const POD_FIELDS: readonly TableField[] = [
  { path: [...POD, 'nodeSelector'], label: (t) => t('Node selector') },
  { path: [...POD, 'tolerations'], label: (t) => t('Tolerations') },
  { path: [...POD, 'priorityClassName'], label: (t) => t('Priority class'), isName: true },
  {
    path: [...POD, 'securityContextConfig'],
    label: (t) => t('Security context'),
    help: (t) => t('OLM uses restricted if the namespace enforces it, otherwise legacy.'),
  },
  {
    path: [...POD, 'memoryTarget'],
    label: (t) => t('Memory target'),
    help: (t) => t('Memory request and soft memory limit of the pod'),
    placeholder: '100Mi',
  },
  {
    path: [...POD, 'extractContent', 'catalogDir'],
    label: (t) => t('Catalog directory'),
    help: (t) => t('Only file-based catalogs can be extracted.'),
    placeholder: '/configs',
    isName: true,
    isRequired: false,
  },
  {
    path: [...POD, 'extractContent', 'cacheDir'],
    label: (t) => t('Cache directory'),
    help: (t) => t('If not specified, the cache is rebuilt each time the pod starts.'),
    placeholder: '/tmp/cache',
    isName: true,
    isRequired: false,
  },
];

/** The fields of a CatalogSource. */
export const CATALOG_SOURCE: FormTable = [
  {
    title: (t) => t('Content'),
    fields: [
      {
        path: SOURCE_PATHS.image,
        label: (t) => t('Image'),
        placeholder: 'registry.example.com/catalogs/own-operators:v1',
        isName: true,
        isRequired: true,
        isShown: has('image'),
        Control: SourceImageField,
      },
      {
        path: SOURCE_PATHS.template,
        label: (t) => t('Image template'),
        isName: true,
        isShown: has('image'),
        Control: TemplateField,
      },
      {
        path: SOURCE_PATHS.address,
        label: (t) => t('Address'),
        placeholder: 'registry.example.svc:50051',
        isName: true,
        isRequired: true,
        isShown: has('address'),
      },
      {
        path: SOURCE_PATHS.configMap,
        label: (t) => t('ConfigMap'),
        help: (t) => t('Legacy format. The ConfigMap contains CSVs, CRDs, and packages.'),
        refersTo: 'ConfigMap',
        isName: true,
        isRequired: true,
        isShown: has('configmap'),
      },
      { path: SOURCE_PATHS.content, label: (t) => t('Content'), Control: ContentField },
    ],
  },
  {
    title: (t) => t('Name and availability'),
    fields: [
      {
        path: SOURCE_PATHS.name,
        label: (t) => t('Name'),
        isName: true,
        isRequired: true,
        isOnlyNew: true,
      },
      {
        path: SOURCE_PATHS.namespace,
        label: (t) => t('Namespace'),
        isRequired: true,
        isOnlyNew: true,
        Control: AvailabilityField,
      },
    ],
  },
  {
    title: (t) => t('Updates and priority'),
    fields: [
      {
        path: SOURCE_PATHS.interval,
        label: (t) => t('Registry poll interval'),
        isRequired: false,
        isShown: has('image'),
        Control: IntervalField,
      },
      {
        path: SOURCE_PATHS.priority,
        label: (t) => t('Priority'),
        help: (t) =>
          t(
            'OLM first uses the catalog of the dependent Operator, then the catalog with the highest priority.',
          ),
        placeholder: '0',
        Control: PriorityField,
      },
    ],
  },
  {
    title: (t) => t('Pull secrets'),
    fields: [
      {
        path: SOURCE_PATHS.secrets,
        label: (t) => t('Pull secrets'),
        isAlone: true,
        Control: SecretsField,
      },
    ],
  },
  {
    title: (t) => t('Details'),
    fields: [
      { path: ['spec', 'displayName'], label: (t) => t('Display name') },
      { path: ['spec', 'publisher'], label: (t) => t('Publisher') },
      { path: ['spec', 'description'], label: (t) => t('Description'), control: 'lines' },
    ],
  },
  { title: (t) => t('Pod settings'), isFolded: true, isShown: has('image'), fields: POD_FIELDS },
];
