import { aProject, aSubscription, csvPath, exists, subscriptionPath } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { type Hub, expect, test } from '../fixtures/hub';
import { ONE_NAMESPACE } from '../fixtures/packages';

test('uninstall an Operator and read what stays behind', async ({ page, hub }) => {
  const namespace = 'to-be-cleaned';
  await aProject(hub, namespace);
  await aSubscription(hub, { namespace, packageName: ONE_NAMESPACE });

  await hub.open(`/operator-hub/ns/${namespace}/installed`);
  const row = page.getByTestId('operator-row');
  await expect(row.getByText('Ready', { exact: true })).toBeVisible({ timeout: 45_000 });
  const operands = await operandOf(hub, namespace);
  const csv = (await row.getByRole('link').first().getAttribute('href'))?.split('/').pop() ?? '';

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Uninstall Operator' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('What stays behind')).toBeVisible();
  await expect(dialog.getByText(/with all their objects/)).toBeVisible();
  await expectAccessible(page, hub);
  await dialog.getByRole('button', { name: 'Uninstall', exact: true }).click();
  await expect(dialog.getByText(/is uninstalled/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await expect(row).toHaveCount(0);
  expect(await exists(hub, subscriptionPath(namespace, ONE_NAMESPACE))).toBe(false);
  await expect.poll(() => exists(hub, csvPath(namespace, csv))).toBe(false);
  for (const operand of operands) expect(await exists(hub, operand)).toBe(true);
});

/** Recording uninstall_with_operands: what somebody made with the Operator. A console elsewhere has other Operators. */
async function operandOf(hub: Hub, namespace: string): Promise<readonly string[]> {
  if (hub.isRemote) return [];
  const path = `/apis/heron.example.com/v1/namespaces/${namespace}/heronclusters`;
  await hub.api('POST', path, {
    apiVersion: 'heron.example.com/v1',
    kind: 'HeronCluster',
    metadata: { name: 'orders', namespace },
    spec: { version: '17', instances: 3, storage: { size: '20Gi' } },
  });
  return [`${path}/orders`];
}
