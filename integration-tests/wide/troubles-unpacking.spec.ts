import { aProject, aSubscription } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import {
  SOON,
  carryOut,
  expectStuck,
  expectWell,
  expectWords,
  openOperator,
  remedy,
} from '../fixtures/operator';
import { POCKET_WIKI } from '../fixtures/packages';

const GROUP = '/apis/operators.coreos.com/v1/namespaces/books/operatorgroups/books-og';

onlyLocally('it knows what is in the demo packages');

/** Recording bundle_unpack_failed: OLM retries for ten minutes, then fails. */
test('a bundle image that cannot be pulled: events of the pod show the cause, and the available image is unpacked again', async ({
  page,
  hub,
}) => {
  await lose(hub, '20s');
  await openOperator(hub, 'books', POCKET_WIKI);
  await expectStuck(page, { at: 'Unpack', state: 'Failed', title: 'Bundle unpack failed' });
  await expectWords(page, /Job was active longer than specified deadline/);
  await hub.mended();
  await carryOut(page, {
    button: 'Retry unpacking',
    action: 'Retry unpacking',
    done: 'Bundle unpack retried',
  });
  await expectWell(page);
});

test('while OLM retries: events of the failing pod and the message of the registry are shown', async ({
  page,
  hub,
}) => {
  await lose(hub, '60m');
  await openOperator(hub, 'books', POCKET_WIKI);
  await expectStuck(page, {
    at: 'Unpack',
    state: 'Degraded',
    title: 'Unable to pull bundle image',
  });
  await expectWords(page, /Bundle image pull failed/);
  await remedy(page, /^View log of pod/)
    .first()
    .click(SOON);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/manifest unknown/).first()).toBeVisible(SOON);
  await expect(
    dialog.getByText(/waiting to start: trying and failing to pull image/),
  ).toBeVisible();
});

async function lose(hub: Hub, timeout: string): Promise<void> {
  await aProject(hub, 'books');
  await hub.merge(GROUP, {
    metadata: { annotations: { 'operatorframework.io/bundle-unpack-timeout': timeout } },
  });
  await hub.broken({ kind: 'unpullable', image: '*/pocket-wiki:*', message: 'manifest unknown' });
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'pocket-wiki',
  });
}
