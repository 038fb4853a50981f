import type { Page } from '@playwright/test';
import { aSubscription, anOperatorGroup } from '../fixtures/cluster';
import { type Hub, type Role, expect, onlyLocally, test } from '../fixtures/hub';
import { leftover, openLeftovers } from '../fixtures/leftovers';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import { changesBy, mayEverywhere, mayRemoveWithoutListing } from '../fixtures/permissions';
import { BESIDE, BUCKETS, GRANTED, HANGING, HELD, RELEASES } from '../fixtures/permissionsReleases';
import { type ActionRow, LEFTOVER, PROJECT, here, markOf } from '../fixtures/permissionsRows';
import { expectAction, isCarriedOut, refusalsOf, signInAfresh } from '../fixtures/permissionsWalk';
import {
  anOperand,
  beginUninstall,
  chooseOperands,
  installedCsv,
  openUninstall,
  removalStep,
} from '../fixtures/uninstall';

onlyLocally('it needs other users');

const FINALIZERS = ['nobody.example.org/backup'];
const CSVS = `/apis/operators.coreos.com/v1alpha1/namespaces/${PROJECT}/clusterserviceversions`;

/** Each role gets its own cluster, because a started action stays unfinished. */
const WALKS: readonly (readonly Role[])[] = [
  ['viewer', 'cluster-reader', 'catalog-admin'],
  ['project-editor'],
  ['project-admin'],
  ['cluster-admin'],
];

test.describe('with a stuck resource', () => {
  test.use({ state: 'leftovers', situations: [PROJECT, HELD] });

  for (const roles of WALKS) {
    test(`finalizers are removed, or the missing permission is shown: ${roles.join(', ')}`, async ({
      page,
      hub,
    }) => {
      test.setTimeout(300_000);
      await staged(hub);
      const refused = refusalsOf(page);
      for (const role of roles) {
        await signInAfresh(hub, role);
        await hub.open('/operator-hub-catalog/all-namespaces');
        for (const row of RELEASES) await expectRelease(page, row, role);
      }
      expect(refused).toEqual([]);
    });
  }

  test('a user with cluster-wide permission clears what blocks a namespace', async ({
    page,
    hub,
  }) => {
    test.setTimeout(240_000);
    await heldNamespace(hub);
    const [resource = '', ...group] = BUCKETS.split('.');
    await mayEverywhere(
      hub,
      ['paula', 'empties-buckets'],
      [
        {
          apiGroups: [group.join('.')],
          resources: [resource],
          verbs: ['get', 'list', 'watch', 'delete', 'patch'],
        },
        { apiGroups: [''], resources: ['namespaces'], verbs: ['get', 'list', 'watch'] },
      ],
    );
    await signInAfresh(hub, 'project-admin');
    const refused = refusalsOf(page);
    await hub.open('/operator-hub-catalog/all-namespaces');
    await expectRelease(page, GRANTED, 'project-admin');
    expect(refused).toEqual([]);
  });
});

/** Users who see the missing permission first change nothing, and only permitted users remove finalizers. */
async function expectRelease(page: Page, row: ActionRow, role: Role): Promise<void> {
  const changes = changesBy(page);
  await expectAction(page, row, role);
  if (['-', 'x'].includes(markOf(row, role))) expect(changes).toEqual([]);
  const patched = changes.some((change) => change.startsWith('PATCH'));
  expect(patched, changes.join()).toBe(isCarriedOut(row, role));
}

/** Three resources of the project that will be stuck, and a stuck namespace. */
async function staged(hub: Hub): Promise<void> {
  await heldNamespace(hub);
  await openLeftovers(hub, [LEFTOVER], { scope: `ns/${PROJECT}` });
  await hub.merge(`${CSVS}/${LEFTOVER}`, { metadata: { finalizers: FINALIZERS } });
  await aVersion(hub, HANGING.csv, FINALIZERS);
  await aVersion(hub, BESIDE, []);
  await installedCsv(hub, PROJECT);
  await anOperand(hub, { namespace: PROJECT, name: HANGING.operand, finalizers: FINALIZERS });
}

async function aVersion(hub: Hub, name: string, finalizers: readonly string[]): Promise<void> {
  await hub.api('POST', CSVS, {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: { name, namespace: PROJECT, finalizers },
    spec: {
      displayName: name,
      version: '1.0.0',
      install: { strategy: 'deployment', spec: { deployments: [] } },
      installModes: [{ type: 'OwnNamespace', supported: true }],
    },
  });
}

/** A namespace counts as a leftover only after some time in Terminating. */
async function heldNamespace(hub: Hub): Promise<void> {
  await openLeftovers(hub, [HELD], { scope: `ns/${HELD}` });
  await expect(leftover(hub.page, HELD)).toContainText(BUCKETS, SOON);
}

test('a user who can delete but not patch sees the permission to remove a finalizer', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  await anOperatorGroup(hub, PROJECT);
  await aSubscription(hub, { namespace: PROJECT, packageName: ONE_NAMESPACE });
  await installedCsv(hub, PROJECT);
  await anOperand(hub, { namespace: PROJECT, name: HANGING.operand, finalizers: FINALIZERS });
  await mayRemoveWithoutListing(hub, 'heron.example.com');
  await hub.signIn('viewer');
  const dialog = await openUninstall(hub, PROJECT);
  await chooseOperands(dialog);
  await beginUninstall(dialog);
  const step = removalStep(page, HANGING.operand);
  await step.getByRole('button', { name: /^Remove finalizer/ }).click({ timeout: 60_000 });
  const changes = changesBy(page);
  const form = step.getByRole('form');
  await form.getByRole('textbox').fill(HANGING.operand);
  await expect(form.getByText(here('patch', 'heronclusters.heron.example.com'))).toBeVisible();
  await expect(form.getByRole('button', { name: 'Remove finalizer', exact: true })).toBeDisabled();
  await form.getByRole('textbox').press('Enter');
  expect(changes).toEqual([]);
});
