import { describe, expect, it } from 'vitest';
import { anOperandList, QUILLS, anInventory } from '~/test/uninstallBuilders';
import type { Permission } from '~/kube/failure';
import { failed, ready } from '~/kube/loadable';
import { DEFAULT_CHOICES, withheld } from './choices';
import { definitionOffer } from './definition';
import type { InventorySources } from './inventoryOf';
import { groupOffer, namespaceOffer } from './placeOffers';

const toList = (resource: string, namespace?: string): Permission => ({
  verb: 'list',
  group: 'operators.coreos.com',
  resource,
  ...(namespace === undefined ? {} : { namespace }),
});
const CSVS = toList('clusterserviceversions');
const CSVS_HERE = toList('clusterserviceversions', 'team-a');
const GROUPS_HERE = toList('operatorgroups', 'team-a');
const PLANS_HERE = toList('installplans', 'team-a');
const OBJECTS: Permission = { verb: 'list', group: 'example.com', resource: 'quills' };
const DELETE: Permission = {
  verb: 'delete',
  group: '',
  resource: 'namespaces',
  name: 'team-a',
  namespace: 'team-a',
};

const found = (more: Partial<InventorySources>) => anInventory([], [], more);
const elsewhere = { csvs: [], operatorGroups: [], isWhole: false };
const partly = anOperandList([], { isEverywhere: false, missing: OBJECTS });
const missing = [PLANS_HERE, GROUPS_HERE, CSVS];

describe('the missing permission of an unavailable choice', () => {
  it.each<[string, Partial<InventorySources>, object]>([
    [
      'other Operators are unknown',
      { elsewhere, missing },
      { kind: 'operators-unknown', missing: [CSVS] },
    ],
    [
      'not all instances are visible',
      { operands: new Map([[QUILLS, ready(partly)]]) },
      { kind: 'objects-unknown', missing: [OBJECTS] },
    ],
    [
      'instances cannot be listed',
      {
        operands: new Map([
          [QUILLS, failed({ kind: 'forbidden', message: '', permission: OBJECTS })],
        ]),
      },
      { kind: 'objects-unknown', missing: [OBJECTS] },
    ],
    [
      'too many instances exist, regardless of permissions',
      { operands: new Map([[QUILLS, ready(anOperandList([], { isCut: true }))]]) },
      { kind: 'objects-unknown', missing: [] },
    ],
  ])('is named for a CRD if %s', (_, sources, reason) => {
    const inventory = found(sources);
    const [api] = inventory.apis;
    expect(api === undefined ? null : definitionOffer(api, inventory, DEFAULT_CHOICES)).toEqual(
      withheld(reason),
    );
  });

  it.each<[string, Partial<InventorySources>, readonly Permission[]]>([
    ['itself', { operatorGroups: null, missing }, [GROUPS_HERE]],
    ['other Operators', { csvs: null, missing: [CSVS_HERE, CSVS] }, [CSVS_HERE]],
  ])('is named for the OperatorGroup, without permission for %s', (_, sources, permissions) => {
    expect(groupOffer(found(sources))).toEqual(withheld({ kind: 'unknown', missing: permissions }));
  });

  it.each<[string, Partial<InventorySources>, object]>([
    ['the user cannot delete', { denied: DELETE }, { kind: 'forbidden', permission: DELETE }],
    [
      'has Operators that the user cannot view',
      { subscriptions: null, missing: [toList('subscriptions', 'team-a'), GROUPS_HERE] },
      { kind: 'unknown', missing: [toList('subscriptions', 'team-a')] },
    ],
  ])('is named for a namespace that %s', (_, sources, reason) => {
    expect(namespaceOffer(found(sources), DEFAULT_CHOICES)).toEqual(withheld(reason));
  });
});
