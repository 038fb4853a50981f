import { describe, expect, it } from 'vitest';
import type { Seen } from './demoSeen';
import { annotation, csvList, entriesOf, modesOf, PACKAGES, properties, SEEN } from './demoSeen';
import { textAt } from './json';
import type { CatalogPackage } from './fbc';

describe('install modes', () => {
  it.each([
    'Own',
    'Single',
    'Multi',
    'All',
    'Own+Single',
    'Own+All',
    'Own+Single+Multi',
    'Own+Single+Multi+All',
  ])('%s', (modes) => {
    expect(SEEN.some((seen) => modesOf(seen) === modes)).toBe(true);
  });
});

describe('some package shows', () => {
  it.each<[string, (one: CatalogPackage) => boolean]>([
    ['one channel', (one) => one.channels.length === 1],
    ['40 channels', (one) => one.channels.length === 40],
    ['skips', (one) => entriesOf(one).some((entry) => entry.skips.length > 0)],
    ['a skipRange', (one) => entriesOf(one).some((entry) => entry.skipRange !== undefined)],
    ['a replaces chain of five', (one) => one.channels.some(({ entries }) => entries.length > 5)],
    [
      'a deprecated package',
      (one) => one.deprecations.some(({ reference }) => reference.schema === 'olm.package'),
    ],
    [
      'a deprecated channel',
      (one) => one.deprecations.some(({ reference }) => reference.schema === 'olm.channel'),
    ],
    [
      'a deprecated bundle',
      (one) => one.deprecations.some(({ reference }) => reference.schema === 'olm.bundle'),
    ],
    ['no icon', (one) => one.icon === undefined],
  ])('%s', (_, shows) => {
    expect(PACKAGES.some(shows)).toBe(true);
  });
});

const provided = new Set(
  SEEN.flatMap((seen) => properties(seen, 'olm.gvk')).map((gvk) => JSON.stringify(gvk)),
);

describe('some bundle shows', () => {
  it.each<[string, (seen: Seen) => boolean]>([
    ['a required CRD', (seen) => csvList(seen, 'customresourcedefinitions', 'required').length > 0],
    [
      'a required kind',
      (seen) =>
        properties(seen, 'olm.gvk.required').some((gvk) => provided.has(JSON.stringify(gvk))),
    ],
    [
      'a kind without a provider',
      (seen) =>
        properties(seen, 'olm.gvk.required').some((gvk) => !provided.has(JSON.stringify(gvk))),
    ],
    [
      'a required package',
      (seen) =>
        properties(seen, 'olm.package.required').some((need) =>
          PACKAGES.some(({ name }) => name === textAt(need, 'packageName')),
        ),
    ],
    [
      'an unknown package',
      (seen) =>
        properties(seen, 'olm.package.required').some(
          (need) => !PACKAGES.some(({ name }) => name === textAt(need, 'packageName')),
        ),
    ],
    ['maxOpenShiftVersion', (seen) => properties(seen, 'olm.maxOpenShiftVersion').length > 0],
    [
      'minKubeVersion too new',
      (seen) => textAt(seen.bundle.csvMetadata, 'minKubeVersion') === '1.99.0',
    ],
    [
      'a suggested namespace',
      (seen) =>
        annotation(seen, 'operatorframework.io/suggested-namespace') === 'openshift-night-safe',
    ],
    [
      'a suggested namespace template',
      (seen) =>
        annotation(seen, 'operatorframework.io/suggested-namespace-template')?.includes(
          'openshift-lantern',
        ) === true,
    ],
    [
      'cluster monitoring',
      (seen) => annotation(seen, 'operatorframework.io/cluster-monitoring') === 'true',
    ],
    [
      'console plugins',
      (seen) =>
        annotation(seen, 'console.openshift.io/plugins') ===
        '["lantern-console", "lantern-alerts"]',
    ],
    [
      'an initialization resource',
      (seen) =>
        annotation(seen, 'operatorframework.io/initialization-resource')?.includes('"Vault"') ===
        true,
    ],
    [
      'internal objects',
      (seen) =>
        annotation(seen, 'operators.operatorframework.io/internal-objects')?.includes(
          'heronleases',
        ) === true,
    ],
    [
      'valid subscriptions',
      (seen) =>
        annotation(seen, 'operators.openshift.io/valid-subscription')?.includes(
          'OpenShift Platform Plus',
        ) === true,
    ],
    [
      'a subscription of its own',
      (seen) =>
        annotation(seen, 'operators.openshift.io/valid-subscription') ===
        '["Quickstone Enterprise"]',
    ],
    [
      'features in the old spelling',
      (seen) =>
        annotation(seen, 'operators.openshift.io/infrastructure-features')?.includes(
          '"disconnected"',
        ) === true,
    ],
    [
      'features in the new spelling',
      (seen) => annotation(seen, 'features.operators.openshift.io/fips-compliant') === 'true',
    ],
    [
      'a feature denied in the new spelling and claimed in the old',
      (seen) =>
        annotation(seen, 'features.operators.openshift.io/proxy-aware') === 'false' &&
        annotation(seen, 'operators.openshift.io/infrastructure-features')?.includes(
          'proxy-aware',
        ) === true,
    ],
    [
      'tokens on AWS',
      (seen) => annotation(seen, 'features.operators.openshift.io/token-auth-aws') === 'true',
    ],
    [
      'tokens on Azure',
      (seen) => annotation(seen, 'features.operators.openshift.io/token-auth-azure') === 'true',
    ],
    [
      'tokens on Google Cloud',
      (seen) => annotation(seen, 'features.operators.openshift.io/token-auth-gcp') === 'true',
    ],
    [
      'a non-standalone operator',
      (seen) =>
        annotation(seen, 'operators.operatorframework.io/operator-type') === 'non-standalone',
    ],
    [
      'an uninstall message',
      (seen) => annotation(seen, 'operator.openshift.io/uninstall-message') !== undefined,
    ],
  ])('%s', (_, shows) => {
    expect(SEEN.filter(shows).length).toBeGreaterThan(0);
  });

  it.each(['Basic Install', 'Seamless Upgrades', 'Full Lifecycle', 'Deep Insights', 'Auto Pilot'])(
    'the capability level %s',
    (level) => {
      expect(SEEN.some((seen) => annotation(seen, 'capabilities') === level)).toBe(true);
    },
  );
});
