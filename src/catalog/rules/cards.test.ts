import { describe, expect, it } from 'vitest';
import { aCatalogItem } from '~/test/catalogBuilders';
import { catalogLabels } from './cards';

function offeredBy(id: string, catalogDisplayName: string) {
  const [catalogNamespace = '', catalog = ''] = id.split('/');
  return aCatalogItem('Ink', {
    key: { catalogNamespace, catalog, packageName: 'ink' },
    catalogDisplayName,
  });
}

describe('catalogLabels', () => {
  it.each([
    ['Red Hat’s catalog', [['om/redhat-operators', 'Red Hat Operators', 'Red Hat']]],
    ['the certified catalog', [['om/certified-operators', 'Certified Operators', 'Certified']]],
    ['the marketplace', [['om/redhat-marketplace', 'Red Hat Marketplace', 'Marketplace']]],
    [
      'BR-011: the community catalog',
      [['om/community-operators', 'Community Operators', 'Community']],
    ],
    ['BR-012: the display name of others', [['om/mine', 'My tools', 'My tools']]],
    ['a catalog without a display name', [['om/mine', '', 'mine']]],
    [
      'two of one label, by their names',
      [
        ['om/mine', 'Tools', 'Tools (mine)'],
        ['om/other', 'Tools', 'Tools (other)'],
      ],
    ],
    [
      'two of one name, by their namespaces',
      [
        ['om/community-operators', 'Community', 'Community (om/community-operators)'],
        ['team-a/community-operators', 'Ours', 'Community (team-a/community-operators)'],
      ],
    ],
  ])('%s', (_, catalogs) => {
    const items = catalogs.map(([id = '', name = '']) => offeredBy(id, name));
    expect([...catalogLabels(items)]).toEqual(catalogs.map(([id, , label]) => [id, label]));
  });
});
