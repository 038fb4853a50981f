import { clusterPath, clustersPage, expectStaged, instanceRow } from '../fixtures/instances';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { selectProject } from '../fixtures/navigation';
import { SOON } from '../fixtures/operator';

onlyLocally('it knows what is staged');

test.use({ state: 'instances' });

test('an instance is created from an example; errors are shown before, and the text is kept', async ({
  page,
  hub,
}) => {
  await expectStaged(hub);
  await hub.open(clustersPage('team-a'));
  await page.getByRole('link', { name: 'Create HeronCluster' }).click(SOON);
  const editor = page.getByRole('textbox', { name: 'YAML' });
  await page.getByRole('radio', { name: 'YAML view' }).check(SOON);
  await expect(editor).toContainText('name: orders-2', SOON);
  await expect(page.getByText('Server dry run succeeded')).toBeVisible(SOON);

  await page.getByLabel('Start from').selectOption({ label: 'Example: single-for-tests' });
  await expect(editor).toContainText('namespace: team-a');
  await expect(page.getByText('Server dry run succeeded')).toBeVisible(SOON);

  await test.step('a value that breaks the schema', async () => {
    await replaceAll(withInstances('many'));
    await expect(page.getByText('spec.instances').first()).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Line 7' }).first().click();
    await expect(editor).toBeFocused();
    await expect(page.getByText('Server dry run failed')).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('HeronCluster creation: Rejected by the API server')).toBeVisible(
      SOON,
    );
    await expect(editor).toContainText('many');
  });

  await test.step('a namespace that the Operator does not watch', async () => {
    await replaceAll(withInstances('1').replace('team-a', 'team-b'));
    await expect(page.getByText('The Operator does not watch namespace team-b.')).toBeVisible(SOON);
  });

  await test.step('another project', async () => {
    await replaceAll(withInstances('2'));
    for (const project of ['team-b', 'team-a']) {
      await selectProject(page, project);
      await expect(page).toHaveURL(`${hub.url}${clustersPage(project)}/~new?as=yaml`);
      await expect(page.getByText('Unsaved changes restored')).toBeVisible(SOON);
      await expect(editor).toContainText(`namespace: ${project}`);
      await expect(editor).toContainText('instances: 2');
    }
  });

  await replaceAll(withInstances('1'));
  await expect(page.getByText('Server dry run succeeded')).toBeVisible(SOON);
  const create = page.getByRole('button', { name: 'Create', exact: true });
  // Buttons must be side by side, regardless of the console's styles for action lists.
  const [left, right] = await Promise.all([
    create.boundingBox(),
    page.getByRole('link', { name: 'Cancel', exact: true }).boundingBox(),
  ]);
  expect((right?.x ?? Infinity) - (left?.x ?? 0) - (left?.width ?? 0)).toBeLessThan(40);
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'tests' })).toBeVisible(SOON);
  expect(await hub.api('GET', clusterPath('team-a', 'tests'))).toMatchObject({
    spec: { instances: 1, version: '18' },
  });

  async function replaceAll(text: string): Promise<void> {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  }
});

function withInstances(count: string): string {
  return [
    'apiVersion: heron.example.com/v1',
    'kind: HeronCluster # for tests only',
    'metadata: {name: tests, namespace: team-a}',
    'spec:',
    "  version: '18'",
    '  storage: {size: 1Gi}',
    `  instances: ${count}`,
  ].join('\n');
}

test('an edited instance saves only its changes, and the user resolves a conflict', async ({
  page,
  hub,
}) => {
  await expectStaged(hub);
  await hub.open(clustersPage('team-a'));
  await instanceRow(page, 'sketches')
    .getByRole('button', { name: /^Actions/ })
    .click(SOON);
  await page.getByRole('menuitem', { name: 'Edit YAML' }).click();
  const editor = page.getByRole('textbox', { name: 'YAML' });
  await expect(editor).toContainText('instances: 3', SOON);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(edited('instances: 5'));
  await expect(page.getByText('1 field changed')).toBeVisible(SOON);
  await hub.merge(clusterPath('team-a', 'sketches'), { spec: { instances: 7, version: '18' } });
  // Named before saving, which is not offered until the user decides.
  await expect(page.getByText('Conflicting changes')).toBeVisible(SOON);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.getByText('Your value: 5. Cluster value: 7.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await page.getByRole('button', { name: 'Save' }).click(SOON);
  await expect(page.getByRole('heading', { level: 1, name: 'sketches' })).toBeVisible(SOON);
  expect(await hub.api('GET', clusterPath('team-a', 'sketches'))).toMatchObject({
    spec: { instances: 5, version: '18' },
  });
});

function edited(instances: string): string {
  return [
    'apiVersion: heron.example.com/v1',
    'kind: HeronCluster',
    'metadata: {name: sketches, namespace: team-a, labels: {team: orders}}',
    'spec:',
    "  version: '17'",
    '  storage: {size: 20Gi}',
    `  ${instances}`,
  ].join('\n');
}
