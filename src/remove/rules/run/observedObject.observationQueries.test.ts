import { describe, expect, it } from 'vitest';
import { aDeletion, databaseModel } from '~/test/removalBuilders';
import { clusterWideModels, observationQueries } from './observedObject';

const databases = (count: number, namespace = 'team-a') =>
  Array.from({ length: count }, (_, at) => aDeletion({ name: `${namespace}-${at}`, namespace }));

const scattered = Array.from({ length: 6 }, (_, at) => databases(1, `team-${at}`)).flat();

describe('sightQueries', () => {
  it('watches few objects by name', () => {
    expect(observationQueries(databases(3), []).map(({ where, ids }) => [where, ids])).toEqual([
      [{ namespace: 'team-a', name: 'team-a-0' }, ['delete/team-a-0']],
      [{ namespace: 'team-a', name: 'team-a-1' }, ['delete/team-a-1']],
      [{ namespace: 'team-a', name: 'team-a-2' }, ['delete/team-a-2']],
    ]);
  });

  it('watches many of a namespace in one list', () => {
    const [query, ...others] = observationQueries(databases(300), []);
    expect(query?.where).toEqual({ namespace: 'team-a' });
    expect(query?.ids).toHaveLength(300);
    expect(others).toEqual([]);
  });

  it('watches a kind in many namespaces with one list if permitted', () => {
    expect(clusterWideModels(scattered)).toEqual([databaseModel]);
    expect(clusterWideModels(databases(300))).toEqual([]);
    expect(observationQueries(scattered, [databaseModel])).toMatchObject([
      { where: { namespace: null }, ids: scattered.map(({ id }) => id) },
    ]);
    expect(observationQueries(scattered, [])).toHaveLength(6);
  });

  it('gives each query a unique key', () => {
    const keys = observationQueries([...databases(2), ...databases(5, 'team-b')], []).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(3);
  });
});
