import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import type { Stored } from '~/kube/models/meta';
import { queryClient } from '~/kube/queryClient';
import { discovery } from '~/olm/read/discovery';
import { patterns } from '~/routes';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aPen, aPenCluster, PEN, PEN_SCHEMA } from '~/test/operandBuilders';
import { renderAt } from '~/test/render';
import InstanceFormPage from './InstanceFormPage';

const API = '/operator-hub-instances/ns/team-a/pens.ink.example.com';

beforeEach(() => {
  queryClient.clear();
});

/** Watches of the stand-in report changes at the next rendering, which a change of discovery causes. */
function change(pens: readonly Stored<string>[]): void {
  watched('Pen', { data: pens });
  act(() => {
    queryClient.setQueryData(discovery.queryKey, (lists = []) => [...lists, { items: [] }]);
  });
}

function open(path: string) {
  const routes = [...patterns.newInstance, ...patterns.editInstance];
  renderAt(`${API}/${path}`, <InstanceFormPage />, routes);
}

describe('the form of a new instance', () => {
  it('uses the published schema for users who cannot read the CRD', async () => {
    answering(({ url, body }) => {
      const { resource } = recordIn(recordIn(recordIn(body)['spec'])['resourceAttributes']);
      if (resource === 'customresourcedefinitions') return { status: { allowed: false } };
      if (!url.endsWith('/openapi/v3/apis/ink.example.com/v1')) return undefined;
      const kinds = [{ group: PEN.group, version: 'v1', kind: 'Pen' }];
      const schema = { ...PEN_SCHEMA, 'x-kubernetes-group-version-kind': kinds };
      return { components: { schemas: { 'com.example.ink.v1.Pen': schema } } };
    });
    aPenCluster([]);
    open('~new?as=form');
    expect(await screen.findByRole('textbox', { name: 'Size' })).toBeVisible();
    expect(requests().some(({ url }) => url.includes('/customresourcedefinitions/'))).toBe(false);
  });
});

describe('the form of an instance that is deleted', () => {
  it('keeps typed text, and shows a notice', async () => {
    aPenCluster([aPen('blue')]);
    open('blue/~edit?as=form');
    const size = await screen.findByRole('textbox', { name: 'Size' });
    await userEvent.type(size, '7');
    change([]);
    expect(await screen.findByText('Pen blue: Not found')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Size' })).toHaveValue('37');
  });

  it('is kept when another one gets its name', async () => {
    aPenCluster([aPen('blue')]);
    open('blue/~edit?as=form');
    const size = await screen.findByRole('textbox', { name: 'Size' });
    await userEvent.type(size, '7');
    change([aPen('blue', { uid: 'uid-other' })]);
    expect(await screen.findByText('Pen blue: Not found')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Size' })).toHaveValue('37');
  });
});
