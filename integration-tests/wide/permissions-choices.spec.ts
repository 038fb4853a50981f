import { aProject } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { bindTo, changesBy, maySeeCopies } from '../fixtures/permissions';
import { CHOICES, REVIEWED } from '../fixtures/permissionsChoices';
import { PROJECT, ROLES } from '../fixtures/permissionsRows';
import { expectAction, isCarriedOut, refusalsOf, signInAfresh } from '../fixtures/permissionsWalk';
import { anOperand } from '../fixtures/uninstall';
import { planRow } from '../fixtures/updates';

const { namespace, packageName } = REVIEWED;

test.use({ state: 'updates', situations: [PROJECT] });

onlyLocally('it needs other users');

for (const roles of [ROLES.slice(0, 2), ROLES.slice(2)]) {
  test(`optional deletions and undo, by permission: ${roles.join(', ')}`, async ({ page, hub }) => {
    test.setTimeout(240_000);
    await staged(hub);
    const changes = changesBy(page);
    const refused = refusalsOf(page);
    for (const role of roles) {
      await test.step(role, async () => {
        await signInAfresh(hub, role);
        await hub.open('/operator-hub-catalog/all-namespaces');
        const before = changes.length;
        for (const row of CHOICES) await expectAction(page, row, role);
        const isActive = CHOICES.some((row) => isCarriedOut(row, role));
        expect(changes.length > before, changes.join()).toBe(isActive);
      });
    }
    expect(refused).toEqual([]);
  });
}

/** An Operator with an operand, and an installation that requires approval in an otherwise empty namespace. */
async function staged(hub: Hub): Promise<void> {
  await hub.open(`/operator-hub-updates/ns/${PROJECT}`);
  await expect(planRow(hub.page, PROJECT)).toBeVisible(SOON);
  await anOperand(hub, { namespace: PROJECT, name: 'ledger' });
  await maySeeCopies(hub);
  await aProject(hub, namespace);
  await bindTo(hub, ['vera', 'view'], [namespace]);
  await bindTo(hub, ['edgar', 'edit'], [namespace]);
  await bindTo(hub, ['paula', 'admin'], [namespace]);
  await hub.api(
    'POST',
    `/apis/operators.coreos.com/v1alpha1/namespaces/${namespace}/subscriptions`,
    {
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'Subscription',
      metadata: {
        name: packageName,
        namespace,
        annotations: { 'operator-hub/created-by-install': packageName },
      },
      spec: {
        name: packageName,
        source: 'redhat-operators',
        sourceNamespace: 'openshift-marketplace',
        installPlanApproval: 'Manual',
      },
    },
  );
}
