import { expect, it } from 'vitest';
import { aBundledCsv, aContentOf, anInstall } from '~/test/planBuilders';
import { installedParts } from './leftoverObjects';
import { usedImages } from './imageDeltas';
import { newDangersIn } from './risks';

const rule = (resource: string, ...verbs: readonly string[]) => ({
  apiGroups: [''],
  resources: [resource],
  verbs,
});

const secrets = rule('secrets', 'get');
const csv = aBundledCsv({
  ...anInstall({
    permissions: [
      { serviceAccountName: 'quill-sa', rules: [rule('pods/exec', 'create'), secrets] },
    ],
    clusterPermissions: [{ serviceAccountName: 'quill-sa', rules: [secrets] }],
    deployments: [
      {
        name: 'quill',
        spec: { template: { spec: { hostPID: true, containers: [{ image: 'main:1' }] } } },
      },
    ],
  }),
  webhookdefinitions: [{ type: 'ValidatingAdmissionWebhook', generateName: 'vquill.example.com' }],
  relatedImages: [
    { name: 'main', image: 'main:1' },
    { name: 'db', image: 'db:1' },
    { name: 'again', image: 'db:1' },
    { name: 'no image' },
  ],
});
const parts = installedParts(aContentOf(csv), ['team-a']);

it('marks all content of a plan as new', () => {
  const { permissions, webhooks, deployments } = parts;
  expect(permissions).toMatchObject([
    { kind: 'compared', changeKind: 'new', removed: [], unchanged: [] },
  ]);
  expect(webhooks).toMatchObject([{ state: 'added', before: null }]);
  expect(deployments).toMatchObject([{ state: 'added', newPrivileges: ['host-pid'] }]);
});

it('lists each risk once by severity, with its ServiceAccounts', () => {
  const found = newDangersIn(parts.permissions);
  expect(found.map(({ danger, deltas }) => [danger, deltas.length])).toEqual([
    ['read-secrets', 1],
    ['exec', 1],
  ]);
});

it('lists each image once, and whether it runs immediately', () => {
  expect(usedImages(parts.images)).toEqual([
    { image: 'main:1', names: ['main'], isRun: true },
    { image: 'db:1', names: ['db', 'again'], isRun: false },
  ]);
});
