import { describe, expect, it } from 'vitest';
import { paramsOf, queryOf, viewFrom, WHOLE_CATALOG } from './catalogView';
import { FACETS } from './facets';

describe('the query string', () => {
  it.each([
    '',
    'q=kafka+topic',
    'q=a&state=failed&state=installed&source=ns%2Fcat&provider=acme&sort=name&view=table',
    'mode=AllNamespaces&mark=new&feature=csi&subscription=none&architecture=arm64&unsupported=1',
    'deprecation=deprecated&sort=created',
  ])('%s survives a round trip', (text) => {
    expect(queryOf(viewFrom(new URLSearchParams(text)))).toBe(text);
  });

  it.each(['sort=magic', 'view=globe', 'unsupported=yes', 'color=red'])(
    'ignores unknown values: %s',
    (text) => {
      expect(viewFrom(new URLSearchParams(text))).toEqual(WHOLE_CATALOG);
    },
  );

  it.each([
    ['state=in-progress&state=installed', 'state=installed'],
    ['state=approval-needed&q=ink', 'q=ink&state=installed'],
    ['mode=SingleNamespace&mode=OwnNamespace', 'mode=OwnNamespace'],
    ['mode=MultiNamespace', 'mode=MultiNamespace'],
  ])('reads former values: %s', (bookmark, text) => {
    expect(queryOf(viewFrom(new URLSearchParams(bookmark)))).toBe(text);
  });

  it('drops duplicate values', () => {
    const { choices } = viewFrom(new URLSearchParams('state=failed&state=failed'));
    expect(choices.state).toEqual(['failed']);
  });

  it('keeps other parameters', () => {
    const params = new URLSearchParams('q=a&details=ns%2Fcat%2Fink&channel=stable');
    expect(paramsOf(WHOLE_CATALOG, params).toString()).toBe(
      'details=ns%2Fcat%2Fink&channel=stable',
    );
  });

  it('names no facet as the drawer names its own', () => {
    const others = ['q', 'sort', 'view', 'unsupported', 'details', 'channel', 'version'];
    expect(FACETS.filter((facet) => others.includes(facet))).toEqual([]);
  });
});
