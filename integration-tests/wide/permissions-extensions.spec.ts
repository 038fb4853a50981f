import { onlyLocally, test } from '../fixtures/hub';
import { EXTENSIONS } from '../fixtures/permissionsExtensions';
import { expectAction, signInAfresh } from '../fixtures/permissionsWalk';

test.use({ state: 'extensions' });

onlyLocally('it needs other users');

for (const role of ['viewer', 'project-admin', 'cluster-admin'] as const) {
  test(`what a ${role} can do with extensions and their catalogs`, async ({ page, hub }) => {
    test.setTimeout(120_000);
    await signInAfresh(hub, role);
    await hub.open('/operator-hub-installed/all-namespaces');
    for (const row of EXTENSIONS) await expectAction(page, row, role);
  });
}
