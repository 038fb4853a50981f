import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { getJson } from './request';
import { configMapModel } from '~/kube/models/core';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { namespaceModel } from '~/kube/models/namespace';
import { reviewedPermissions, reads, reviewing } from '~/test/accessReviews';
import { answering } from '~/test/consoleSdk';
import { forgetRefusals, ifAllowed, ifAllowedOneOfMany, mayList } from './useCan';

const { signal } = new AbortController();
const found = { kind: 'Anything' };
const place = { namespace: 'red' };
const forbidden = (permission: object) => ({ failure: { kind: 'forbidden', permission } });

function get(name = 'it') {
  return ifAllowed(getJson)(configMapModel, { ...place, name }, signal);
}

function getDefinition(name: string) {
  return ifAllowedOneOfMany(getJson)(customResourceDefinitionModel, { name }, signal);
}

/** Everything is there. */
function aCluster(may?: Parameters<typeof reviewing>[0]) {
  reviewing(may);
  answering(() => found);
}

describe('requests after a permission check', () => {
  it('are sent with permission, after one check', async () => {
    aCluster();
    await expect(Promise.all([get(), get()])).resolves.toEqual([found, found]);
    expect(reviewedPermissions()).toEqual(['get configmaps red/it']);
    expect(reads()).toHaveLength(2);
  });

  it('are not sent without permission, which is named', async () => {
    aCluster(() => false);
    const permission = { verb: 'get', resource: 'configmaps', namespace: 'red', name: 'it' };
    await expect(get()).rejects.toMatchObject(forbidden(permission));
    expect(reads()).toEqual([]);
  });

  it('are sent if the check fails', async () => {
    answering(({ url }) => (url.includes('accessreviews') ? undefined : found));
    await expect(get()).resolves.toEqual(found);
  });

  it('are repeated on retry', async () => {
    let isAllowed = false;
    aCluster(() => isAllowed);
    await Promise.allSettled([get()]);
    isAllowed = true;
    await Promise.allSettled([get()]);
    expect(reads()).toEqual([]);
    forgetRefusals();
    await expect(get()).resolves.toEqual(found);
  });

  it.each([
    ['a namespace belongs to itself', namespaceModel, { name: 'red' }, 'get namespaces red/red'],
    ['a list is in its namespace', configMapModel, place, 'list configmaps red/'],
    [
      'a list of one is of that name',
      configMapModel,
      { ...place, query: { fieldSelector: 'metadata.name=it' } },
      'list configmaps red/it',
    ],
    [
      'a list by another field is of all',
      configMapModel,
      { ...place, query: { fieldSelector: 'type=Opaque' } },
      'list configmaps red/',
    ],
  ])(
    'are parsed from the URL like in the API server: %s',
    async (_, model, address, permission) => {
      aCluster();
      await ifAllowed(getJson)(model, address, signal);
      expect(reviewedPermissions()).toEqual([permission]);
    },
  );
});

describe('one of many resources', () => {
  it('is checked together with the others', async () => {
    aCluster();
    await Promise.all([getDefinition('inks'), getDefinition('pens')]);
    expect(reviewedPermissions()).toEqual(['get customresourcedefinitions /']);
  });

  it('can be the only one that a role names', async () => {
    aCluster(({ name }) => name === 'inks');
    await expect(getDefinition('inks')).resolves.toEqual(found);
    await expect(getDefinition('pens')).rejects.toMatchObject(forbidden({ name: 'pens' }));
    expect(reviewedPermissions()).toEqual([
      'get customresourcedefinitions /',
      'get customresourcedefinitions /inks',
      'get customresourcedefinitions /pens',
    ]);
    expect(reads()).toHaveLength(1);
  });
});

describe('the permission to list', () => {
  it('is checked cluster-wide, or in a namespace', async () => {
    aCluster(({ namespace }) => namespace === 'red');
    const client = new QueryClient();
    await expect(mayList(client, configMapModel, null)).resolves.toBe(false);
    await expect(mayList(client, configMapModel, 'red')).resolves.toBe(true);
  });
});
