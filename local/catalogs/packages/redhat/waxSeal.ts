import type { FbcObject } from '../../fbc';
import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import {
  choice,
  duration,
  group,
  nameOf,
  number,
  shownAs,
  text,
  texts,
  USUAL_STATUS,
} from '../../build/fields';
import { anIcon } from '../../build/icon';
import { ALL_VERBS, anOperator, aRule, features, runsOn } from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

const GROUP = 'waxseal.example.com';

export const sealedCertificate = anApi({
  group: GROUP,
  kind: 'SealedCertificate',
  description: 'A TLS certificate that is requested, kept in a Secret and renewed in time.',
  shortNames: ['scert'],
  resources: ['Secret'],
  spec: {
    secretName: text('Secret', 'Where key and certificate are written.', { required: true }),
    dnsNames: texts('DNS names', 'Names the certificate is valid for.', {
      schema: { minItems: 1 },
    }),
    issuer: text('Issuer', 'Name of an Issuer.', { required: true }),
    duration: duration('Valid for', 'How long a certificate lives.', {
      schema: { default: '90d' },
    }),
    renewBefore: duration('Renew before the end', 'Lead time for the renewal.', {
      advanced: true,
      schema: { default: '30d' },
    }),
    privateKey: group('Private key', 'How the key is made.', {
      algorithm: choice('Algorithm', 'ECDSA is faster, RSA is understood by old clients.', [
        'ECDSA',
        'RSA',
      ]),
      size: number('Size', 'Bits.', { schema: { enum: [256, 384, 2048, 4096] } }),
    }),
  },
  status: {
    notAfter: shownAs('urn:alm:descriptor:text', 'Expires', 'End of the current certificate.'),
    ...USUAL_STATUS,
  },
  examples: {
    'shop-tls': {
      secretName: 'shop-tls',
      dnsNames: ['shop.apps.example.com'],
      issuer: 'company-ca',
    },
  },
});

const issuer = anApi({
  group: GROUP,
  kind: 'Issuer',
  scope: 'Cluster',
  description: 'Who signs: an ACME service, a company CA in a Secret, or the operator itself.',
  resources: ['Secret'],
  spec: {
    type: choice('Type', 'Who signs.', ['selfSigned', 'ca', 'acme']),
    caSecret: nameOf('Secret', 'CA secret', 'For type ca: tls.crt and tls.key.'),
    acmeServer: text('ACME server', 'For type acme: the directory URL.', {
      schema: { format: 'uri' },
    }),
  },
  examples: { 'company-ca': { type: 'ca', caSecret: 'company-ca' } },
});

/** Validates DNS names before the issuer gets them. */
const webhook: FbcObject = {
  type: 'ValidatingAdmissionWebhook',
  generateName: 'validate.waxseal.example.com',
  deploymentName: 'wax-seal-operator',
  containerPort: 443,
  targetPort: 9443,
  admissionReviewVersions: ['v1'],
  sideEffects: 'None',
  failurePolicy: 'Fail',
  webhookPath: '/validate-sealedcertificate',
  rules: [
    {
      apiGroups: [GROUP],
      apiVersions: ['v1'],
      operations: ['CREATE', 'UPDATE'],
      resources: ['sealedcertificates'],
    },
  ],
};

const defaulting: FbcObject = {
  ...webhook,
  type: 'MutatingAdmissionWebhook',
  generateName: 'default.waxseal.example.com',
  webhookPath: '/default-sealedcertificate',
};

const operator = anOperator({
  packageName: 'wax-seal',
  displayName: 'Wax Seal Certificates',
  provider: { name: 'Red Hat' },
  summary: 'Issues TLS certificates, stores them in Secrets and renews them before they expire.',
  description: descriptionOf('wax-seal'),
  categories: ['Security'],
  capabilities: 'Full Lifecycle',
  keywords: ['tls', 'certificates', 'pki', 'acme', 'security'],
  icon: anIcon({
    shape: 'shield',
    colors: ['#8f4700', '#5c2c00'],
    lines: 'M12 4a5 5 0 1 1 0 10a5 5 0 1 1 0-10M9 13l-1 7 4-2 4 2-1-7M10 9l1.500 1.500L14 8',
  }),
  installModes: ['AllNamespaces'],
  apis: [sealedCertificate, issuer],
  webhooks: [webhook],
  permissions: [],
  clusterPermissions: [
    aRule('core', 'secrets', ALL_VERBS),
    aRule('core', 'namespaces', 'get list watch'),
    aRule(GROUP, 'sealedcertificates issuers sealedcertificates/status issuers/status', ALL_VERBS),
  ],
  annotations: features(
    'disconnected',
    'fips-compliant',
    'proxy-aware',
    'token-auth-aws',
    'token-auth-gcp',
  ),
  labels: runsOn('amd64', 'arm64', 'ppc64le', 's390x'),
});

export const waxSeal = aPackage(operator, {
  channels: [
    aChannel('stable-v1', '1.12.0', '1.13.0', '1.14.0', '1.14.1'),
    aChannel('tech-preview', '1.14.1', '1.15.0'),
  ],
  releases: [
    { version: '1.12.0', createdAt: '2025-09-30' },
    { version: '1.13.0', createdAt: '2026-01-15' },
    { version: '1.14.0', createdAt: '2026-05-12' },
    { version: '1.14.1', createdAt: '2026-07-07' },
    {
      version: '1.15.0',
      createdAt: '2026-10-20',
      changes: { maturity: 'beta', webhooks: [webhook, defaulting] },
    },
  ],
});
