import { onlyLocally, test } from '../fixtures/hub';
import { openLeftovers } from '../fixtures/leftovers';
import { type Sight, lookAt } from '../fixtures/sights';

onlyLocally('it knows what is in the demo packages');

const ALL = '/operator-hub/all-namespaces';
const HERON = '/operator-hub/ns/team-a/installed/heron-database';
const PACKAGE = 'openshift-marketplace/redhat-operators/heron-database';
const OTHER = 'openshift-marketplace/certified-operators/quickstone-cache';
const COMPARED = [PACKAGE, OTHER].map((id) => `compare=${encodeURIComponent(id)}`).join('&');

const BUSY: readonly Sight[] = [
  {
    path: `${ALL}/catalog`,
    shown: /^\d+ of \d+$/,
    dialogs: [{ menu: 'Saved views', press: 'Save this view…' }],
  },
  { path: `${ALL}/catalog?details=${encodeURIComponent(PACKAGE)}`, shown: 'Related images' },
  { path: `${ALL}/catalog?view=table`, shown: /^\d+ of \d+$/ },
  { path: `${ALL}/catalog?q=nothing+is+called+so`, shown: /^0 of/ },
  { path: `${ALL}/catalog?${COMPARED}`, shown: 'Capability level' },
  { path: `${ALL}/catalog/${PACKAGE}`, shown: 'Related images' },
  {
    path: `${ALL}/installed`,
    shown: 'Heron Database',
    dialogs: [
      { press: 'Manage columns' },
      { menu: 'Actions for Heron Database', press: 'Uninstall Operator' },
      { choose: /^Select all/, menu: /selected$/, press: 'Approve plans…' },
      { menu: /selected$/, press: 'Uninstall Operators…' },
    ],
  },
  { path: HERON, shown: 'Installation' },
  { path: `${HERON}/updates`, shown: 'Settings', dialogs: [{ press: 'Let updates go on' }] },
  { path: `${HERON}/permissions`, shown: 'Rules' },
  { path: `${HERON}/apis`, shown: 'Heron Cluster' },
  { path: `${HERON}/objects`, shown: 'Deployment' },
  { path: `${HERON}/conditions`, shown: 'Upgradeable', dialogs: [{ press: /^Override/ }] },
  { path: `${HERON}/events`, shown: 'Normal' },
  { path: `${HERON}/yaml`, shown: 'apiVersion' },
  { path: '/dashboards', shown: 'Operators' },
];

const UPDATES: readonly Sight[] = [
  {
    path: `${ALL}/updates`,
    shown: 'wants-every-secret',
    dialogs: [
      { press: /^Not now: plan/ },
      { choose: /^Select plan/, press: /^Approve 1 selected plan/ },
    ],
  },
  { path: `${ALL}/updates?tab=readiness`, shown: /OpenShift/ },
  { path: `${ALL}/updates?tab=history`, shown: 'wants-every-secret' },
];

const LEFTOVERS: readonly Sight[] = [
  {
    path: `${ALL}/leftovers`,
    shown: 'drift-nets.v1.0.0',
    dialogs: [
      { press: /^Details of ClusterServiceVersion/ },
      { choose: /^Select ClusterServiceVersion/, press: /^Clean up \d/ },
    ],
  },
];

const SOURCES: readonly Sight[] = [
  {
    path: `${ALL}/sources`,
    shown: 'Boathouse, pinned',
    dialogs: [
      { press: 'Default catalogs' },
      { press: 'Copied CSVs' },
      { menu: 'Actions for Boathouse, pinned', press: 'Delete' },
      { menu: 'Actions for Boathouse, pinned', press: 'Refresh now' },
    ],
  },
  { path: `${ALL}/sources/~new`, shown: 'What will happen' },
];

test.describe('legible in every theme, and dialogs give the keyboard back:', () => {
  test.describe.configure({ timeout: 240_000 });

  test.describe(() => {
    test.use({ state: 'busy' });
    test('a busy cluster', { tag: '@wide' }, ({ hub }) => lookAt(hub, BUSY));
  });

  test.describe(() => {
    test.use({ state: 'updates', situations: ['wants-every-secret'] });
    test('updates', ({ hub }) => lookAt(hub, UPDATES));
  });

  test.describe(() => {
    test.use({ state: 'leftovers', situations: ['version-without-subscription'] });
    test('leftovers', async ({ hub }) => {
      // A scan is made once: what is looked at has to be left by then.
      await openLeftovers(hub, ['drift-nets.v1.0.0']);
      await lookAt(hub, LEFTOVERS);
    });
  });

  test.describe(() => {
    test.use({ state: 'sources', situations: ['boathouse-pinned'] });
    test('catalog sources', ({ hub }) => lookAt(hub, SOURCES));
  });
});
