import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCsv,
  aSubscription,
  anInstallPlan,
  anInstalledOperator,
  anOperatorGroup,
} from '~/test/builders';
import { anOwnCsv, someSources } from '~/test/uninstallBuilders';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { DEFAULT_CHOICES } from './choices';
import { inventoryOf } from './inventoryOf';
import { remainsOf } from './remains';
import { storedRemains } from './storedRemains';
import { uninstallSteps } from './uninstallSteps';

const FIELDS = [
  'customresourcedefinitions',
  'apiservicedefinitions',
  'webhookdefinitions',
  'install',
  'displayName',
  'version',
  'owned',
  'required',
  'annotations',
  'targetNamespaces',
  'selector',
  'plan',
];
const anything = fc.object({ key: fc.constantFrom(...FIELDS), maxDepth: 3, maxKeys: 4 });
const spoiled = <T extends object>(object: T, part: 'spec' | 'status', value: unknown): T =>
  Object.assign({}, object, { [part]: value });

describe('on any cluster', () => {
  it('an Operator can be uninstalled', () => {
    fc.assert(
      fc.property(anything, anything, anything, (one, other, third) => {
        const others: ClusterServiceVersion[] = [
          spoiled(aCsv({ name: 'odd.v1', namespace: 'team-b' }), 'spec', one),
          spoiled(aCsv({ name: 'strange.v1' }), 'status', other),
        ];
        const sources = someSources(
          {
            operator: anInstalledOperator({ csvNames: ['quill.v1.0.0', 'quill.v2.0.0'] }),
            csvs: [anOwnCsv(), spoiled(aCsv({ name: 'quill.v2.0.0' }), 'spec', third)],
            subscriptions: [spoiled(aSubscription(), 'status', other)],
            plans: [
              spoiled(anInstallPlan(), 'status', one),
              spoiled(anInstallPlan(), 'spec', other),
            ],
            operatorGroups: [spoiled(anOperatorGroup(), 'spec', third)],
          },
          others,
        );
        const inventory = inventoryOf(sources);
        const stages = uninstallSteps(inventory, DEFAULT_CHOICES).map(({ stage }) => stage);
        expect(stages).toEqual(['subscription', 'csv', 'csv']);
        const remains = remainsOf(inventory, DEFAULT_CHOICES);
        expect(storedRemains(JSON.stringify(remains))).toEqual(remains);
      }),
      { numRuns: 300 },
    );
  });

  it('stored removals are parsed or ignored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const remains = storedRemains(text);
        expect(remains === null || Array.isArray(remains.operands)).toBe(true);
      }),
    );
    expect(storedRemains(null)).toBeNull();
    expect(storedRemains('{')).toBeNull();
  });
});
