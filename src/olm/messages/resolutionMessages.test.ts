import { describe, it } from 'vitest';
import { subscriptionModel } from '~/kube/models/subscription';
import { type MessageCase, expectMeaning } from '~/test/olmMessages';

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
