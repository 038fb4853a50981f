import type { Locator, Page } from '@playwright/test';
import { aSubscription, anOperatorGroup } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { ONE_NAMESPACE } from '../fixtures/packages';
import { changesBy, mayRemoveWithoutListing } from '../fixtures/rights';
import { PROJECT, here } from '../fixtures/rightsRows';
import { refusalsOf, signInAfresh } from '../fixtures/rightsWalk';
import {
  anOperand,
  beginUninstall,
  chooseOperands,
  installedCsv,
  openUninstall,
  removalStep,
} from '../fixtures/uninstall';

onlyLocally('it needs other users');

/** It hangs when it has taken this long, and the machine is busy. */
const HANGS = { timeout: 60_000 };
const OPERAND = 'ledger';

/** The others may not uninstall, and are told so before: rights-matrix.spec.ts. */
const ROLES = ['project-editor', 'project-admin', 'cluster-admin'] as const;

for (const role of ROLES) {
  test(
    `a ${role} may take a finalizer off in an uninstallation`,
    { tag: '@wide' },
    async ({ hub }) => {
      test.setTimeout(180_000);
      await anOperandThatHangs(hub);
      await signInAfresh(hub, role);
      const refused = refusalsOf(hub.page);
      const form = await askedFor(hub);
      await expect(release(form)).toBeEnabled();
      expect(refused).toEqual([]);
    },
  );
}

test('who may delete but not patch is told what it takes to take a finalizer off', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  await anOperandThatHangs(hub);
  await mayRemoveWithoutListing(hub, 'heron.example.com');
  await hub.signIn('viewer');
  const form = await askedFor(hub);
  const changes = changesBy(page);
  await expect(form.getByText(here('patch', 'heronclusters.heron.example.com'))).toBeVisible();
  await expect(release(form)).toBeDisabled();
  await form.getByRole('textbox').press('Enter');
  expect(changes).toEqual([]);
});

async function anOperandThatHangs(hub: Hub): Promise<void> {
  await anOperatorGroup(hub, PROJECT);
  await aSubscription(hub, { namespace: PROJECT, packageName: ONE_NAMESPACE });
  await installedCsv(hub, PROJECT);
  const finalizers = ['nobody.example.org/backup'];
  await anOperand(hub, { namespace: PROJECT, name: OPERAND, finalizers });
}

/** Uninstalls until the operand hangs, and asks for its finalizer to be removed. @returns the confirmation, typed */
async function askedFor(hub: Hub): Promise<Locator> {
  const { page }: { readonly page: Page } = hub;
  const dialog = await openUninstall(hub, PROJECT);
  await chooseOperands(dialog);
  await beginUninstall(dialog);
  const step = removalStep(page, OPERAND);
  await step.getByRole('button', { name: /^Remove finalizer/ }).click(HANGS);
  const form = step.getByRole('form');
  await form.getByRole('textbox').fill(OPERAND);
  return form;
}

function release(form: Locator): Locator {
  return form.getByRole('button', { name: 'Remove finalizer', exact: true });
}
