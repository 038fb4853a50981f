import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterServiceVersionModel, installPlanModel, subscriptionModel } from '~/kube/models/olm';
import { meaningOf, expectMeaning, type MessageCase } from '~/test/olmMessages';
import { meaningsIn } from './meaning';

it('does not report a missing catalog twice', () => {
  const by = { model: subscriptionModel, namespace: 'team-a', name: 'quill' };
  const unhealthy = {
    by,
    reason: 'UnhealthyCatalogSourceFound',
    message: 'targeted catalogsource market/ghost missing',
  };
  const unresolved = {
    by,
    reason: 'ConstraintsNotSatisfiable',
    message:
      'no operators found from catalog ghost in namespace market referenced by subscription quill',
  };
  expect(meaningsIn([unhealthy, unresolved]).map(({ kind }) => kind)).toEqual(['catalog-missing']);
  expect(meaningsIn([unresolved]).map(({ kind }) => kind)).toEqual(['catalog-empty']);
});

describe('an unknown message', () => {
  it.each([
    [subscriptionModel, 'somebody broke it', ''],
    [installPlanModel, '', ''],
    [
      clusterServiceVersionModel,
      'all requirements found, attempting install',
      'AllRequirementsMet',
    ],
  ])('of a %s has no meaning', (model, message, reason) => {
    expect(meaningOf(model, message, reason)).toBeNull();
  });

  it.each([
    'a/b/c/d and ',
    'a, ',
    'subscription a requires at least one of a/b/c/d, ',
    'bundle a requires an operator ',
    'from source a/b: ',
    'no operators found in channel a ',
    'conversion webhook for ',
    'image pull ',
    '"a" is forbidden: user "',
    "new CRD's schema for a: error validating ",
  ])('is read fast with many “%s”', (piece) => {
    const long = `constraints not satisfiable: ${piece.repeat(Math.ceil(100_000 / piece.length))}`;
    const started = process.cpuUsage();
    for (const model of [subscriptionModel, installPlanModel, clusterServiceVersionModel]) {
      meaningOf(model, long);
    }
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });

  it('never throws with any content', () => {
    const words = fc.constantFrom(
      'constraints not satisfiable: ',
      'subscription a requires ',
      '@existing/team-a//a.v1',
      ' and ',
      ' provide ',
      ' (g/v1)',
      ', ',
      'clusterserviceversion a.v1 exists and is not referenced by a subscription',
      'is forbidden: User "system:serviceaccount:a:b" ',
      '<img src=x onerror=alert(1)>',
      '\u0000\u202E',
      '{{name}} $t(x)',
    );
    const message = fc
      .array(fc.oneof(words, fc.string()), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(message, fc.string(), (text, reason) => {
        for (const model of [subscriptionModel, installPlanModel, clusterServiceVersionModel]) {
          const values = Object.values(meaningOf(model, text, reason)?.values ?? {});
          expect(values.every((value) => value.length <= 501)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

const UNSATISFIABLE = 'constraints not satisfiable: ';

describe('a Subscription that is not resolved', () => {
  it.for<MessageCase>([
    [
      'catalog-missing',
      'targeted catalogsource market/ghost missing',
      { catalog: 'ghost', catalogNamespace: 'market' },
      ['CatalogSource market ghost'],
      'UnhealthyCatalogSourceFound',
    ],
    [
      'catalog-unreachable',
      'error using catalogsource market/dead: failed to list bundles: rpc error: code = Unavailable desc = connection error: desc = "transport: Error while dialing: dial tcp 127.0.0.1:59999: connect: connection refused"',
      { catalog: 'dead', catalogNamespace: 'market' },
      ['CatalogSource market dead'],
      'ErrorPreventedResolution',
    ],
    [
      'catalog-unreachable',
      'failed to populate resolver cache from source slow/market: failed to list bundles: rpc error: code = DeadlineExceeded',
      { catalog: 'slow', catalogNamespace: 'market' },
      ['CatalogSource market slow'],
      'ErrorPreventedResolution',
    ],
    [
      'catalog-empty',
      `${UNSATISFIABLE}no operators found from catalog ghost in namespace market referenced by subscription quill, subscription quill exists`,
      { catalog: 'ghost', catalogNamespace: 'market', subscription: 'quill' },
      ['CatalogSource market ghost', 'Subscription team-a quill'],
      'ConstraintsNotSatisfiable',
    ],
    [
      'package-not-in-catalog',
      `${UNSATISFIABLE}no operators found in package quill in the catalog referenced by subscription my-quill, subscription my-quill exists`,
      { package: 'quill' },
      ['Subscription team-a my-quill'],
      'ConstraintsNotSatisfiable',
    ],
    [
      'channel-not-in-package',
      `${UNSATISFIABLE}subscription quill exists, no operators found in channel nightly of package quill in the catalog referenced by subscription quill`,
      { channel: 'nightly', package: 'quill' },
      ['Subscription team-a quill'],
      'ConstraintsNotSatisfiable',
    ],
    [
      'version-not-in-channel',
      `${UNSATISFIABLE}no operators found with name quill.v0.9.0 in channel stable of package quill in the catalog referenced by subscription quill, subscription quill exists`,
      { csv: 'quill.v0.9.0', channel: 'stable', package: 'quill' },
      ['Subscription team-a quill'],
      'ConstraintsNotSatisfiable',
    ],
    [
      'no-update-path',
      `${UNSATISFIABLE}subscription quill exists, no operators found matching the criteria of subscription quill`,
      { subscription: 'quill' },
    ],
    [
      'several-installed',
      'multiple name matches for status.installedCSV of subscription team-a/quill: quill.v1.0.0, quill.v1.0.0',
      { subscription: 'quill' },
    ],
    [
      'dependency-api-missing',
      `${UNSATISFIABLE}bundle quill.v1.0.0 requires an operator providing an API with group: ink.example.com, version: v1, kind: Pot, subscription quill exists, subscription quill requires acme/market/stable/quill.v1.0.0`,
      { bundle: 'quill.v1.0.0', group: 'ink.example.com', version: 'v1', apiKind: 'Pot' },
      [],
      'ConstraintsNotSatisfiable',
    ],
    [
      'dependency-package-missing',
      `${UNSATISFIABLE}bundle quill.v1.0.0 requires an operator with package: inkpot and with version in range: >1.0.0, subscription quill exists`,
      { package: 'inkpot', range: '>1.0.0' },
    ],
    [
      'dependency-package-missing',
      'bundle quill.v1.0.0 requires an operator with package: inkpot, subscription quill exists',
      { package: 'inkpot', range: '' },
    ],
    [
      'dependency-missing',
      'bundle quill.v1.0.0 requires an operator with label: blue, subscription quill exists',
      { wanted: 'with label: blue' },
    ],
    [
      'csv-without-subscription',
      `${UNSATISFIABLE}@existing/team-a//quill.v1.0.0 and @existing/team-a//quill.v1.2.0 provide Pen (ink.example.com/v1), clusterserviceversion quill.v1.0.0 exists and is not referenced by a subscription, subscription quill exists, subscription quill requires @existing/team-a//quill.v1.2.0`,
      { csv: 'quill.v1.0.0' },
      ['ClusterServiceVersion team-a quill.v1.0.0'],
      'ConstraintsNotSatisfiable',
    ],
    [
      'api-provided-twice',
      `${UNSATISFIABLE}@existing/team-a//quill.v1.2.0 and acme/market/stable/clash.v1.0.0 provide Pen (ink.example.com/v1), subscription clash exists`,
      { first: 'quill.v1.2.0', second: 'clash.v1.0.0', apiKind: 'Pen' },
      ['ClusterServiceVersion team-a quill.v1.2.0'],
      'ConstraintsNotSatisfiable',
    ],
    [
      'api-provided-twice',
      `${UNSATISFIABLE}subscription a exists, c/m/s/x.v1, c/m/s/y.v1 and c/m/s/z.v1 provide Pen (ink.example.com/v1)`,
      { first: 'x.v1', second: 'y.v1', apiVersion: 'ink.example.com/v1' },
      [],
    ],
    [
      'package-installed-twice',
      `${UNSATISFIABLE}@existing/team-a//quill.v1.0.0 and acme/market/stable/quill.v1.2.0 originate from package quill, subscription quill exists`,
      { package: 'quill' },
      ['ClusterServiceVersion team-a quill.v1.0.0'],
    ],
    [
      'bundle-deprecated',
      'bundle acme/market/stable/quill.v1.0.0 is deprecated, subscription quill exists',
    ],
    [
      'constraints-unsatisfiable',
      'constraints not satisfiable: something new',
      {},
      [],
      'ConstraintsNotSatisfiable',
    ],
    ['catalog-unhealthy', 'one of them is odd', {}, [], 'UnhealthyCatalogSourceFound'],
    ['resolution-error', 'the cache burst', {}, [], 'ErrorPreventedResolution'],
  ])('%s: %s', (row) => {
    expectMeaning(subscriptionModel, row);
  });
});

describe('a Subscription whose bundle is not unpacked', () => {
  it.for<MessageCase>([
    [
      'bundle-image-pull',
      'Bundle image pull failed. Common causes: Missing ICSP (ppc64le/s390x/arm64), auth failure, invalid image.',
      {},
      [],
      'UnpackingInProgress',
    ],
    [
      'bundle-image-pull',
      'unpack job not completed: Unpack pod(market/abc) container(pull) is pending. Reason: ErrImagePull, Message: ',
    ],
    [
      'unpack-deadline',
      'bundle unpacking failed. Reason: DeadlineExceeded, and Message: Job was active longer than specified deadline',
      {},
      [],
      'BundleUnpackFailed',
    ],
    [
      'unpack-deadline',
      'Bundle unpacking failed - DeadlineExceeded: Job was active longer than specified deadline. Auto-retry in ~5 min after job cleanup (TTL). Common causes: Missing ICSP (ppc64le/s390x/arm64), auth failure, invalid image.',
      {},
      [],
      'BundleUnpackFailed',
    ],
    [
      'unpack-job-failed',
      'bundle unpacking failed. Reason: BackoffLimitExceeded, and Message: Job has reached the specified backoff limit',
      {},
      [],
      'BundleUnpackFailed',
    ],
    [
      'unpack-pod-pending',
      'unpack job not completed: Unpack pod(market/abc) container(pull) is pending. Reason: CreateContainerError',
      { pod: 'market/abc' },
    ],
    [
      'registry-unreachable',
      'unpack job not completed: Unpack pod(market/abc) container(pull) is pending. Reason: ErrImagePull, Message: pinging container registry quay.example.com: dial tcp: lookup quay.example.com: no such host',
    ],
    [
      'registry-unauthorized',
      'Reason: ErrImagePull, Message: reading manifest v1 in quay.example.com/a/b: unauthorized: access to the requested resource is not authorized',
    ],
    [
      'registry-image-missing',
      'Reason: ErrImagePull, Message: reading manifest v1 in quay.example.com/a/b: manifest unknown',
    ],
    [
      'registry-limit',
      'Reason: ErrImagePull, Message: toomanyrequests: You have reached your pull rate limit',
    ],
    [
      'registry-certificate',
      'Reason: ErrImagePull, Message: pinging container registry quay.example.com: x509: certificate signed by unknown authority',
      { detail: 'certificate signed by unknown authority' },
    ],
    ['plan-not-created', 'error ensuring InstallPlan: denied', {}, [], 'EnsureInstallPlanFailed'],
    ['unpack-error', 'bundle is empty', {}, [], 'ErrorPreventedUnpacking'],
  ])('%s: %s', (row) => {
    expectMeaning(subscriptionModel, row);
  });
});
