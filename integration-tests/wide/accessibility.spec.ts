import { onlyLocally, test } from '../fixtures/hub';
import { openLeftovers } from '../fixtures/leftovers';
import { OVERRIDDEN, REMEDIES, UNKNOWN_JOB } from '../fixtures/accessibleRemedies';
import {
  BUSY,
  EXTENSIONS,
  INSTANCES,
  LEFTOVERS,
  SOURCES,
  UPDATES,
} from '../fixtures/accessiblePages';
import { checkPages } from '../fixtures/checkedPages';
import { expectConnection } from '../fixtures/sources';

onlyLocally('it knows what is in the demo packages');

test.describe('pages are legible in every theme, and dialogs return the focus:', () => {
  test.describe.configure({ timeout: 240_000 });

  test.describe(() => {
    test.use({ state: 'busy' });
    test('a busy cluster', ({ hub }) => checkPages(hub, BUSY));
  });

  test.describe(() => {
    test.use({ state: 'updates', situations: ['wants-every-secret'] });
    test('updates', ({ hub }) => checkPages(hub, UPDATES));
  });

  test.describe(() => {
    test.use({ state: 'leftovers', situations: ['version-without-subscription'] });
    test('leftovers', async ({ hub }) => {
      // The page scans once, so the leftovers must exist before.
      await openLeftovers(hub, ['drift-nets.v1.0.0']);
      await checkPages(hub, LEFTOVERS);
    });
  });

  test.describe(() => {
    test.use({ state: 'sources', situations: ['boathouse-pinned', 'misspelt'] });
    test('catalog sources', async ({ hub }) => {
      await expectConnection(hub, 'misspelt', 'TRANSIENT_FAILURE');
      await checkPages(hub, SOURCES);
    });
  });

  test.describe(() => {
    test.use({ state: 'instances' });
    test('instances', ({ hub }) => checkPages(hub, INSTANCES));
  });

  test.describe(() => {
    test.use({ state: 'extensions' });
    test('extensions', ({ hub }) => checkPages(hub, EXTENSIONS));
  });

  test.describe(() => {
    test.use({ state: 'troubles' });
    test('remedies', async ({ page, hub }) => {
      await checkPages(hub, REMEDIES);
      await hub.merge(STEPPING_STONES, { spec: { overrides: [OVERRIDE] } });
      await checkPages(hub, [OVERRIDDEN]);
      await page.route(/\/apis\/batch\/v1\/.*jobs/, (route) => route.fulfill(FORBIDDEN));
      await checkPages(hub, [UNKNOWN_JOB]);
    });
  });
});

const STEPPING_STONES =
  '/apis/operators.coreos.com/v2/namespaces/not-upgradeable-now/operatorconditions/stepping-stones.v1.0.0';
/** Not 'True', because OLM would update the Operator and delete the condition with its version. */
const OVERRIDE = {
  type: 'Upgradeable',
  status: 'False',
  reason: 'Held',
  message: 'It waits for the weekend',
};

const FORBIDDEN = {
  status: 403,
  json: { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'Forbidden', code: 403 },
};
