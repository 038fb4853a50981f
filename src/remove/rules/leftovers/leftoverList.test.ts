import { describe, expect, it } from 'vitest';
import { listed, viewIn } from '~/olm/lists/list';
import { clusterServiceVersionModel } from '~/kube/models/olm';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { isChosenAtFirst } from './cleanUp';
import type { Leftover } from './leftover';
import { LEFTOVERS_BY_KIND, LEFTOVER_KINDS, type LeftoverKind } from './leftoverKinds';
import { LEFTOVERS, leftoverGroups } from './leftoverList';

function aLeftover(kind: LeftoverKind, name: string, more: Partial<Leftover> = {}): Leftover {
  return {
    id: `${kind}/${name}`,
    kind,
    object: { model: customResourceDefinitionModel, namespace: null, name, uid: `${name}-uid` },
    createdAt: null,
    formerOwner: { packageName: null, namespace: null },
    origin: 'olm',
    evidence: [{ kind: 'no-components' }],
    finalizers: [],
    cleanUp: { kind: 'delete' },
    after: [],
    ...more,
  };
}

const definition = aLeftover('ownerless-definition', 'pens.ink.example.com', {
  formerOwner: { packageName: 'quill', namespace: 'team-a' },
});
const csv = aLeftover('orphan-csv', 'quill.v1.0.0', {
  object: {
    model: clusterServiceVersionModel,
    namespace: 'team-b',
    name: 'quill.v1.0.0',
    uid: 'csv',
  },
  formerOwner: { packageName: 'quill', namespace: 'team-b' },
});
const webhook = aLeftover('broken-webhook', 'gate', { origin: 'unknown' });
const ALL = [definition, csv, webhook];

const of = (query: string) =>
  listed<Leftover>(LEFTOVERS, ALL, viewIn(LEFTOVERS, new URLSearchParams(query)));

function shown(query: string): readonly string[] {
  return leftoverGroups(of(query).rows).flatMap(({ leftovers }) =>
    leftovers.map(({ object }) => object.name),
  );
}

describe('the list of leftovers', () => {
  it('starts with resources that break the cluster, then blocking ones', () => {
    expect(leftoverGroups(ALL).map(({ severity }) => severity)).toEqual([
      'danger',
      'warning',
      'info',
    ]);
  });

  it('assigns a severity to each kind', () => {
    expect(LEFTOVER_KINDS.map((kind) => LEFTOVERS_BY_KIND[kind].severity)).toEqual([
      ...['danger', 'danger', 'danger', 'warning', 'warning', 'warning'],
      ...['info', 'info', 'info', 'info', 'info', 'info'],
    ]);
  });

  it.each([
    ['', ['gate', 'quill.v1.0.0', 'pens.ink.example.com']],
    ['q=QUILL team-a', ['pens.ink.example.com']],
    ['q=customresource', ['gate', 'pens.ink.example.com']],
    ['kind=orphan-csv', ['quill.v1.0.0']],
    ['namespace=team-a&namespace=team-b', ['quill.v1.0.0', 'pens.ink.example.com']],
    ['package=quill&kind=broken-webhook', []],
    ['origin=unknown', ['gate']],
  ])('filters by %j: %j', (query, names) => {
    expect(shown(query)).toEqual(names);
  });

  it('counts results of each value with the other facets applied', () => {
    const { facets } = of('kind=orphan-csv');
    expect(facets['kind']?.map(({ value, count }) => [value, count])).toEqual([
      ['broken-webhook', 1],
      ['orphan-csv', 1],
      ['ownerless-definition', 1],
    ]);
    expect(facets['namespace']?.map(({ value, count }) => [value, count])).toEqual([
      ['team-a', 0],
      ['team-b', 1],
    ]);
  });
});

describe('the initial selection', () => {
  it.each([
    ['a broken webhook of OLM', aLeftover('broken-webhook', 'a'), true],
    ['a broken webhook of unknown origin', webhook, false],
    ['a CRD of OLM', definition, false],
    [
      'a broken webhook that cannot be deleted',
      aLeftover('broken-webhook', 'a', { cleanUp: { kind: 'none' } }),
      false,
    ],
  ])('%s: %s', (_, leftover, expected) => {
    expect(isChosenAtFirst(leftover)).toBe(expected);
  });
});
