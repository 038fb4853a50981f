import { type Hub, type Role, onlyLocally, expect, test } from '../fixtures/hub';
import { statusOf, SOON } from '../fixtures/operator';
import { bindTo, changesBy } from '../fixtures/permissions';
import { REMEDIES } from '../fixtures/permissionsRemedies';
import { ROLES } from '../fixtures/permissionsRows';
import { expectAction, refusalsOf, signInAfresh } from '../fixtures/permissionsWalk';

test.use({ state: 'troubles' });

onlyLocally('it needs other users');

/** Project roles, which get the same permissions in the namespaces of the state `troubles`. */
const OF_PROJECTS: Partial<Readonly<Record<Role, readonly [user: string, clusterRole: string]>>> = {
  viewer: ['vera', 'view'],
  'project-editor': ['edgar', 'edit'],
  'project-admin': ['paula', 'admin'],
};

const FOLLOWED = REMEDIES.filter(({ path }) => path.includes('following='));
const ON_PAGES = REMEDIES.filter((row) => !FOLLOWED.includes(row));
const WALKS = [
  [ON_PAGES, ROLES.slice(0, 3)],
  [ON_PAGES, ROLES.slice(3)],
  [FOLLOWED, ROLES],
] as const;

for (const [rows, roles] of WALKS) {
  const where = rows === FOLLOWED ? ' where an installation is followed' : '';

  test(`remedies${where}, by permission: ${roles.join(', ')}`, async ({ page, hub }) => {
    test.setTimeout(240_000);
    await bound(hub, roles);
    const changes = changesBy(page);
    const refused = refusalsOf(page);
    for (const role of roles) {
      await test.step(role, async () => {
        await signInAfresh(hub, role);
        await hub.open(REMEDIES[0]?.path ?? '');
        await expect(statusOf(page)).toBeVisible(SOON);
        for (const row of rows) await expectAction(page, row, role);
      });
    }
    expect(changes).toEqual([]);
    expect(refused).toEqual([]);
  });
}

async function bound(hub: Hub, roles: readonly Role[]): Promise<void> {
  const namespaces = [...new Set(REMEDIES.map(({ namespace }) => namespace))];
  for (const role of roles) {
    const who = OF_PROJECTS[role];
    if (who !== undefined) await bindTo(hub, who, namespaces);
  }
}
