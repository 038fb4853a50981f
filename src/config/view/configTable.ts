import type { JsonRecord } from '~/kube/json';
import type { FormTable, InnerField, TableField } from '~/form/view/formTable';
import {
  DIVISORS,
  ENV_FIELD_PATHS,
  RESOURCE_FIELDS,
  TARGET_NAMESPACES_PATH,
} from '~/config/rules/fieldPath';
import { configIn } from '~/config/rules/configShape';
import { isPlainProxy } from '~/config/rules/proxy';
import { TAINT_EFFECTS, TOLERATION_OPERATORS } from '~/config/rules/rowFindings';
import { trustedCaMap } from '~/config/rules/trustedCa';
import { MOUNT_PROPAGATIONS, RECURSIVE_READ_ONLY } from '~/config/rules/volumeFindings';
import { ProxyFields } from './ProxyFields';
import { TrustedCaField } from './TrustedCaField';
import { VolumeField } from './VolumeField';

type Inner = Readonly<Record<string, InnerField>>;

const plain = (values: readonly string[]) => values.map((value) => ({ value, text: () => value }));

const OPTIONAL: InnerField = {
  label: (t) => t('Optional'),
  help: (t) => t('If not selected, pods wait until the resource exists.'),
  isRare: true,
};

const READ_ONLY: InnerField = { label: (t) => t('Read-only') };
const KEY: InnerField = { label: (t) => t('Key'), isRequired: false };
const SECRET: InnerField = {
  label: (t) => t('Secret'),
  refersTo: 'Secret',
  isRequired: false,
};
const CONFIG_MAP: InnerField = {
  label: (t) => t('ConfigMap'),
  refersTo: 'ConfigMap',
  isRequired: false,
};
const NAME: InnerField = { label: (t) => t('Name'), isRequired: false };

const ENV: TableField = {
  path: ['env'],
  label: (t) => t('Environment'),
  isAlone: true,
  items: {
    add: (t) => t('Add variable'),
    name: (t, number) => t('Variable {{number}}', { number }),
    blank: { name: '', value: '' },
    isElsewhere: isPlainProxy,
  },
  inner: {
    '[*]': { label: (t) => t('Environment'), sourceLabel: (t) => t('Source') },
    '[*].name': NAME,
    '[*].value': { label: (t) => t('Value') },
    '[*].valueFrom.secretKeyRef': { label: (t) => t('Secret key') },
    '[*].valueFrom.secretKeyRef.name': SECRET,
    '[*].valueFrom.secretKeyRef.key': KEY,
    '[*].valueFrom.secretKeyRef.optional': OPTIONAL,
    '[*].valueFrom.configMapKeyRef': { label: (t) => t('ConfigMap key') },
    '[*].valueFrom.configMapKeyRef.name': CONFIG_MAP,
    '[*].valueFrom.configMapKeyRef.key': KEY,
    '[*].valueFrom.configMapKeyRef.optional': OPTIONAL,
    '[*].valueFrom.fieldRef': { label: (t) => t('Pod field') },
    '[*].valueFrom.fieldRef.apiVersion': { label: () => 'apiVersion', isUsed: () => false },
    '[*].valueFrom.fieldRef.fieldPath': {
      label: (t) => t('Pod field'),
      control: 'suggested',
      options: plain([...ENV_FIELD_PATHS, TARGET_NAMESPACES_PATH]),
      placeholder: "metadata.labels['key']",
      isRequired: false,
    },
    '[*].valueFrom.resourceFieldRef': { label: (t) => t('Request or limit') },
    '[*].valueFrom.resourceFieldRef.resource': {
      label: (t) => t('Resource'),
      control: 'suggested',
      options: plain(RESOURCE_FIELDS),
      isRequired: false,
    },
    '[*].valueFrom.resourceFieldRef.divisor': {
      label: (t) => t('Unit'),
      control: 'suggested',
      options: plain(DIVISORS),
      isRare: true,
    },
    '[*].valueFrom.resourceFieldRef.containerName': {
      label: (t) => t('Container'),
      placeholder: (t) => t('Same container'),
      isRare: true,
    },
  },
};

const ENV_FROM: TableField = {
  path: ['envFrom'],
  label: (t) => t('Environment from'),
  isAlone: true,
  items: {
    add: (t) => t('Add source'),
    name: (t, number) => t('Source {{number}}', { number }),
    blank: { secretRef: { name: '' } },
  },
  inner: {
    '[*]': { label: (t) => t('Environment from'), sourceLabel: (t) => t('Kind') },
    '[*].configMapRef': { label: (t) => t('ConfigMap') },
    '[*].configMapRef.name': CONFIG_MAP,
    '[*].configMapRef.optional': OPTIONAL,
    '[*].secretRef': { label: (t) => t('Secret') },
    '[*].secretRef.name': SECRET,
    '[*].secretRef.optional': OPTIONAL,
    '[*].prefix': { label: (t) => t('Prefix (optional)') },
  },
};

const TOLERATIONS: TableField = {
  path: ['tolerations'],
  label: (t) => t('Tolerations'),
  isAlone: true,
  items: {
    add: (t) => t('Add toleration'),
    name: (t, number) => t('Toleration {{number}}', { number }),
  },
  inner: {
    '[*].key': { label: (t) => t('Key') },
    '[*].operator': {
      label: (t) => t('Comparison'),
      options: plain(TOLERATION_OPERATORS),
      usual: 'Equal',
    },
    '[*].value': {
      label: (t) => t('Value'),
      isUsed: ({ operator }) => operator !== 'Exists',
    },
    '[*].effect': {
      label: (t) => t('Effect'),
      options: plain(TAINT_EFFECTS),
      none: (t) => t('All effects'),
    },
    '[*].tolerationSeconds': {
      label: (t) => t('Toleration seconds'),
      placeholder: (t) => t('Indefinitely'),
      isUsed: ({ effect }: JsonRecord) => effect === 'NoExecute',
    },
  },
};

/** The keys of an object as files. */
function filesOf(source: string): Inner {
  return {
    [`${source}.items`]: {
      label: (t) => t('Files'),
      help: (t) => t('By default, each key becomes a file. Add files to select specific keys.'),
      isRare: true,
      items: {
        add: (t) => t('Add file'),
        name: (t, number) => t('File {{number}}', { number }),
        blank: { key: '', path: '' },
      },
    },
    [`${source}.items[*].key`]: KEY,
    [`${source}.items[*].path`]: { label: (t) => t('Path in the volume'), isRequired: false },
    [`${source}.items[*].mode`]: { label: (t) => t('Mode') },
    [`${source}.defaultMode`]: { label: (t) => t('File mode'), isRare: true },
    [`${source}.optional`]: OPTIONAL,
  };
}

const VOLUMES: TableField = {
  path: ['volumes'],
  label: (t) => t('Volumes'),
  isAlone: true,
  items: {
    add: (t) => t('Add volume'),
    name: (t, number) => t('Volume {{number}}', { number }),
    blank: { name: '', configMap: { name: '' } },
  },
  inner: {
    '[*]': { label: (t) => t('Volumes'), sourceLabel: (t) => t('Kind') },
    '[*].name': NAME,
    '[*].configMap': { label: (t) => t('ConfigMap') },
    '[*].configMap.name': {
      ...CONFIG_MAP,
      isCreated: (name, config) => name === trustedCaMap(configIn(config)),
    },
    ...filesOf('[*].configMap'),
    '[*].secret': { label: (t) => t('Secret') },
    '[*].secret.secretName': SECRET,
    ...filesOf('[*].secret'),
    '[*].emptyDir': { label: (t) => t('Empty directory') },
    '[*].emptyDir.medium': {
      label: (t) => t('Medium'),
      control: 'choice',
      none: (t) => t('Node disk'),
      options: [
        { value: 'Memory', text: (t) => t('Memory') },
        { value: 'HugePages', text: (t) => t('Huge pages') },
      ],
    },
    '[*].emptyDir.sizeLimit': { label: (t) => t('Size limit'), placeholder: '1Gi' },
    '[*].persistentVolumeClaim': { label: (t) => t('Persistent volume claim') },
    '[*].persistentVolumeClaim.claimName': {
      label: (t) => t('Claim'),
      refersTo: 'PersistentVolumeClaim',
      isRequired: false,
    },
    '[*].persistentVolumeClaim.readOnly': READ_ONLY,
  },
};

const MOUNTS: TableField = {
  path: ['volumeMounts'],
  label: (t) => t('Mounts'),
  isAlone: true,
  items: {
    add: (t) => t('Add mount'),
    name: (t, number) => t('Mount {{number}}', { number }),
    blank: { name: '', mountPath: '' },
  },
  inner: {
    '[*].name': { label: (t) => t('Volume'), isRequired: false, Control: VolumeField },
    '[*].mountPath': {
      label: (t) => t('Mount path'),
      placeholder: '/etc/example',
      isRequired: false,
    },
    '[*].readOnly': READ_ONLY,
    '[*].subPath': { label: (t) => t('Path in the volume'), isRare: true },
    '[*].subPathExpr': {
      label: (t) => t('Path with variables'),
      placeholder: '$(POD_NAME)',
      isRare: true,
    },
    '[*].mountPropagation': {
      label: (t) => t('Mount propagation'),
      control: 'choice',
      options: plain(MOUNT_PROPAGATIONS),
      none: (t) => t('Default'),
      isRare: true,
    },
    '[*].recursiveReadOnly': {
      label: (t) => t('Recursive read-only'),
      control: 'choice',
      options: plain(RECURSIVE_READ_ONLY),
      none: (t) => t('Default'),
      isRare: true,
    },
  },
};

/** The fields of `spec.config` by purpose (IN-034). */
export const CONFIG_TABLE: FormTable = [
  {
    title: (t) => t('Environment'),
    help: (t) => t('Applies to all Operator containers and overrides existing variables.'),
    fields: [ENV],
  },
  {
    title: (t) => t('Environment from'),
    help: (t) => t('Every key of a Secret or ConfigMap becomes a variable.'),
    fields: [ENV_FROM],
  },
  {
    title: (t) => t('Proxy'),
    help: (t) =>
      t('If you set any of these variables, OLM does not apply the cluster-wide proxy settings.'),
    fields: [{ path: ['proxy'], label: (t) => t('Proxy'), Control: ProxyFields }],
  },
  {
    title: (t) => t('Trusted CA'),
    help: (t) =>
      t(
        'If the Operator still reports an unknown authority, change the mount path to /etc/ssl/certs.',
      ),
    fields: [{ path: ['trustedCa'], label: (t) => t('Trusted CA'), Control: TrustedCaField }],
  },
  {
    title: (t) => t('Resources'),
    help: (t) =>
      t('Applies to each Operator container and replaces all existing requests and limits.'),
    isGrid: true,
    fields: [
      {
        path: ['resources', 'requests', 'cpu'],
        label: (t) => t('CPU request'),
        placeholder: '500m',
        isRequired: false,
      },
      {
        path: ['resources', 'requests', 'memory'],
        label: (t) => t('Memory request'),
        placeholder: '256Mi',
        isRequired: false,
      },
      {
        path: ['resources', 'limits', 'cpu'],
        label: (t) => t('CPU limit'),
        placeholder: '500m',
        isRequired: false,
      },
      {
        path: ['resources', 'limits', 'memory'],
        label: (t) => t('Memory limit'),
        placeholder: '256Mi',
        isRequired: false,
      },
    ],
  },
  {
    title: (t) => t('Placement'),
    help: (t) => t('By default, the Operator uses any worker node whose taints it tolerates.'),
    fields: [
      {
        path: ['nodeSelector'],
        label: (t) => t('Node selector'),
        control: 'pair-rows',
        isAlone: true,
        items: {
          add: (t) => t('Add node label'),
          name: (t, number) => t('Node label {{number}}', { number }),
        },
      },
      TOLERATIONS,
      { path: ['affinity'], label: (t) => t('Affinity (YAML)'), control: 'yaml' },
    ],
  },
  {
    title: (t) => t('Volumes'),
    help: (t) => t('Mounted in all Operator containers'),
    fields: [VOLUMES, MOUNTS],
  },
  {
    title: (t) => t('Annotations'),
    help: (t) =>
      t('Added to Operator Deployments and pods. Existing annotations are not replaced.'),
    fields: [
      {
        path: ['annotations'],
        label: (t) => t('Annotations'),
        control: 'pair-rows',
        isAlone: true,
        items: {
          add: (t) => t('Add annotation'),
          name: (t, number) => t('Annotation {{number}}', { number }),
        },
      },
    ],
  },
  {
    title: (t) => t('Selector'),
    help: (t) => t('OLM ignores this field. All settings apply to all Operator Deployments.'),
    fields: [{ path: ['selector'], label: (t) => t('Selector (YAML)'), control: 'yaml' }],
  },
];
