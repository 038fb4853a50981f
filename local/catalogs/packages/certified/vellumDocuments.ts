import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { choice, flag, number, podCount, text } from '../../build/fields';
import { anIcon } from '../../build/icon';
import { ALL_VERBS, anOperator, aRule, features } from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

const GROUP = 'vellum.example.com';

const library = anApi({
  group: GROUP,
  kind: 'Library',
  plural: 'libraries',
  description: 'A store of documents with a search page.',
  spec: {
    replicas: podCount('Replicas', 'Pods that answer.', { schema: { minimum: 1, default: 1 } }),
    quotaGb: number('Quota', 'Most gigabytes.', { schema: { minimum: 1, maximum: 10_000 } }),
    tier: text('Tier', 'Any word your storage team understands.'),
    publicAccess: flag('Public', 'Readable without login.'),
  },
  examples: { handbook: { replicas: 1, quotaGb: 20, tier: 'cold' } },
});

/** Changes of 2.0: a free text becomes an enum of three, the quota gets limits, `publicAccess` is removed. */
const narrowed = anApi({
  ...library,
  spec: {
    replicas: podCount('Replicas', 'Pods that answer.', {
      required: true,
      schema: { minimum: 1, maximum: 5, default: 1 },
    }),
    quotaGb: number('Quota', 'Most gigabytes.', { schema: { minimum: 1, maximum: 500 } }),
    tier: choice('Tier', 'Where documents are kept.', ['hot', 'warm', 'archive']),
  },
  examples: { handbook: { replicas: 1, quotaGb: 20, tier: 'archive' } },
});

const operator = anOperator({
  packageName: 'vellum-documents',
  displayName: 'Vellum Documents',
  provider: { name: 'Vellum Software' },
  summary: 'Document libraries with full-text search and retention rules.',
  description: descriptionOf('vellum-documents'),
  categories: ['Application Runtime'],
  icon: anIcon({
    shape: 'leaf',
    colors: ['#c2255c', '#7a1238'],
    lines: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h4',
  }),
  apis: [library],
  annotations: features('disconnected'),
});

/** The update to 2.0 narrows its CRD; the one to 2.1 requires many more permissions. */
export const vellumDocuments = aPackage(operator, {
  channels: [aChannel('stable', '1.0.0', '1.1.0', '2.0.0', '2.1.0')],
  releases: [
    { version: '1.0.0', createdAt: '2026-01-13' },
    { version: '1.1.0', createdAt: '2026-03-31' },
    { version: '2.0.0', createdAt: '2026-07-28', changes: { apis: [narrowed] } },
    {
      version: '2.1.0',
      createdAt: '2026-10-13',
      changes: {
        apis: [narrowed],
        clusterPermissions: [
          aRule('core', 'secrets', ALL_VERBS),
          aRule('core', 'pods/exec nodes/proxy', 'create get'),
          aRule(
            'rbac.authorization.k8s.io',
            'clusterroles clusterrolebindings',
            `${ALL_VERBS} bind escalate`,
          ),
        ],
      },
    },
  ],
});
