/** Packages that a company's platform team offers to its projects. */
import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { choice, flag, list, number, podCount, quantity, text, texts } from '../../build/fields';
import { anIcon } from '../../build/icon';
import {
  anOperator,
  aRule,
  features,
  requiresOneOf,
  requiresPackage,
  validSubscription,
} from '../../build/operator';
import { aChannel, aPackage, deprecated } from '../../build/package';
import { sealedCertificate } from '../redhat/waxSeal';

const PLATFORM_TEAM = { name: 'Platform team', url: 'https://platform.example.com' };

const onboarding = anOperator({
  packageName: 'team-onboarding',
  displayName: 'Team Onboarding',
  provider: PLATFORM_TEAM,
  summary: 'One resource gives a team its projects, quotas, roles and certificates.',
  description: descriptionOf('team-onboarding'),
  categories: ['OpenShift Optional', 'Security'],
  capabilities: 'Seamless Upgrades',
  icon: anIcon({
    shape: 'circle',
    colors: ['#5c7cfa', '#2b3fa3'],
    lines: 'M9 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6M3 20c0-4 3-6 6-6s6 2 6 6M17 8v6M14 11h6',
  }),
  installModes: ['AllNamespaces'],
  apis: [
    anApi({
      group: 'onboarding.platform.example.com',
      kind: 'Team',
      scope: 'Cluster',
      description: 'A team and what it gets.',
      resources: ['Namespace', 'ResourceQuota', 'RoleBinding'],
      spec: {
        contact: text('Contact', 'Mail address of the team.', {
          required: true,
          schema: { format: 'email' },
        }),
        stages: texts('Stages', 'One project for each.', { schema: { default: ['dev', 'prod'] } }),
        size: choice('Size', 'Quota of each project.', ['small', 'medium', 'large']),
        members: list('Members', 'Who may do what.', {
          name: text('Name', 'User or group.', { required: true }),
          role: choice('Role', 'In all projects of the team.', ['view', 'edit', 'admin']),
        }),
      },
      examples: {
        checkout: {
          contact: 'checkout@example.com',
          stages: ['dev', 'prod'],
          size: 'medium',
          members: [{ name: 'checkout-developers', role: 'edit' }],
        },
      },
    }),
  ],
  requiredApis: [sealedCertificate],
  clusterPermissions: [
    aRule('core', 'namespaces resourcequotas limitranges', 'get list watch create update patch'),
    aRule('rbac.authorization.k8s.io', 'rolebindings', 'get list watch create update patch delete'),
  ],
  annotations: features('disconnected'),
});

export const teamOnboarding = aPackage(onboarding, {
  channels: [aChannel('stable', '1.0.0', '1.1.0', '1.2.0')],
  releases: [
    { version: '1.0.0', createdAt: '2026-01-12' },
    { version: '1.1.0', createdAt: '2026-04-20' },
    { version: '1.2.0', createdAt: '2026-09-07' },
  ],
});

const paths = anOperator({
  packageName: 'golden-paths',
  displayName: 'Golden Paths',
  provider: PLATFORM_TEAM,
  summary: 'Ready-made starting points for services, with pipeline, dashboard and alerts.',
  description: descriptionOf('golden-paths'),
  categories: ['Developer Tools'],
  icon: anIcon({
    shape: 'leaf',
    colors: ['#f59f00', '#b36b00'],
    lines: 'M7 21c0-6 10-5 10-10S9 8 9 3M5 21h4M12 3l-3-1-1 3',
  }),
  installModes: ['OwnNamespace', 'SingleNamespace'],
  apis: [
    anApi({
      group: 'paths.platform.example.com',
      kind: 'ServiceStart',
      description: 'A new service made from a template.',
      spec: {
        template: choice('Template', 'What it starts from.', ['web', 'worker', 'job']),
        language: choice('Language', 'Of the example code.', [
          'java',
          'go',
          'python',
          'typescript',
        ]),
        replicas: podCount('Replicas', 'Pods at the start.', {
          schema: { minimum: 1, maximum: 10, default: 2 },
        }),
        database: flag('With database', 'A small Heron cluster.'),
      },
      examples: {
        'price-service': { template: 'web', language: 'go', replicas: 2, database: true },
      },
    }),
  ],
  properties: [requiresPackage('heron-database', '>=2.1.0 <3.0.0')],
});

export const goldenPaths = aPackage(paths, {
  channels: [aChannel('stable', '2.0.0', '2.1.0'), aChannel('next', '2.1.0', '3.0.0-rc.1')],
  releases: [
    { version: '2.0.0', createdAt: '2026-02-26' },
    { version: '2.1.0', createdAt: '2026-07-16' },
    {
      version: '3.0.0-rc.1',
      createdAt: '2026-11-05',
      changes: {
        properties: [
          requiresOneOf('Golden Paths needs a Heron operator, of Red Hat or of the community', {
            'heron-database': '>=2.2.0',
            'heron-community': '>=2.4.0',
          }),
        ],
      },
    },
  ],
});

const costs = anOperator({
  packageName: 'cost-reports',
  displayName: 'Cost Reports',
  provider: PLATFORM_TEAM,
  summary: 'What each project costs, by day, with a forecast for the month.',
  description: descriptionOf('cost-reports'),
  categories: ['Monitoring'],
  capabilities: 'Deep Insights',
  icon: anIcon({
    shape: 'shield',
    colors: ['#37b24d', '#1e6b2c'],
    lines: 'M12 4v16M16 7c-1-2-8-2-8 1.500S16 12 16 15.500S9 19 8 17',
  }),
  installModes: ['AllNamespaces', 'OwnNamespace'],
  apis: [
    anApi({
      group: 'costs.platform.example.com',
      kind: 'PriceList',
      description: 'What a core, a gigabyte and a volume cost.',
      resources: [],
      spec: {
        currency: choice('Currency', 'Of all prices.', ['EUR', 'USD', 'JPY']),
        corePerHour: quantity('Core, per hour', 'Price.', { required: true }),
        discountPercent: number('Discount', 'Percent.', { schema: { minimum: 0, maximum: 100 } }),
      },
      examples: { 'data-center': { currency: 'EUR', corePerHour: '0.04', discountPercent: 10 } },
    }),
  ],
  clusterPermissions: [aRule('core', 'pods nodes persistentvolumes namespaces', 'get list watch')],
  annotations: {
    'console.openshift.io/plugins': '["cost-reports-console"]',
    'operatorframework.io/suggested-namespace': 'platform-costs',
    ...validSubscription(),
  },
});

export const costReports = aPackage(costs, {
  channels: [
    aChannel('stable', '0.7.0', { version: '0.9.0', skips: ['0.8.0'], replaces: '0.7.0' }),
  ],
  releases: [
    { version: '0.7.0', createdAt: '2026-03-19' },
    { version: '0.9.0', createdAt: '2026-10-01' },
  ],
  deprecations: [
    deprecated({ bundle: 'cost-reports.v0.7.0' }, 'Counts idle nodes twice. Update to 0.9.0.'),
  ],
});

const plumbing = anOperator({
  packageName: 'platform-plumbing',
  displayName: 'Platform Plumbing',
  provider: PLATFORM_TEAM,
  summary: 'Shared parts of the platform. Installed by other packages, not by people.',
  description: descriptionOf('platform-plumbing'),
  categories: ['OpenShift Optional'],
  icon: anIcon({
    shape: 'square',
    colors: ['#5c5f66', '#2c2e33'],
    lines: 'M3 8h8v8h10M3 5v6M21 13v6M11 12h4',
  }),
  annotations: {
    'operators.operatorframework.io/operator-type': 'non-standalone',
    'console.openshift.io/disable-operand-delete': 'true',
  },
});

export const platformPlumbing = aPackage(plumbing, {
  channels: [aChannel('stable', '1.0.0')],
  releases: [{ version: '1.0.0', createdAt: '2026-01-05' }],
});
