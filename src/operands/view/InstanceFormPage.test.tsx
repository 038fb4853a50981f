import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import type { Stored } from '~/kube/models/meta';
import { queryClient } from '~/kube/queryClient';
import { discovery } from '~/olm/read/discovery';
import { patterns } from '~/routes';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { anExtensionOfPens, BUNDLE_OF_PENS } from '~/test/extensionOfPens';
import {
  aPen,
  aPenCluster,
  aQuillCsv,
  PEN,
  PEN_DEFINITION,
  PEN_SCHEMA,
} from '~/test/operandBuilders';
import { renderAt } from '~/test/render';
import InstanceFormPage from './InstanceFormPage';

const API = '/operator-hub-instances/ns/team-a/pens.ink.example.com';

beforeEach(() => {
  queryClient.clear();
});

/** Mocked watches report changes at the next rendering, which a change of discovery triggers. */
function change(pens: readonly Stored<string>[]): void {
  watched('Pen', { data: pens });
  act(() => {
    queryClient.setQueryData(discovery.queryKey, (lists = []) => [...lists, { items: [] }]);
  });
}

function open(path: string, api = API) {
  const routes = [...patterns.newInstance, ...patterns.editInstance];
  return renderAt(`${api}/${path}`, <InstanceFormPage />, routes);
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

describe('a new instance of an API without fields', () => {
  it('is written as YAML, with the reason', async () => {
    const [version] = PEN_DEFINITION.spec.versions;
    const openAPIV3Schema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
    const spec = { versions: [{ ...version, schema: { openAPIV3Schema } }] };
    answering(({ url }) =>
      url.includes('/customresourcedefinitions/') ? { ...PEN_DEFINITION, spec } : undefined,
    );
    aPenCluster([]);
    open('~new');
    expect(await screen.findByText('The form is not available')).toBeVisible();
    expect(screen.getByText('The schema of Pen has no fields')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Form view' })).toBeNull();
  });
});

describe('a form that the user leaves', () => {
  const size = () => screen.findByRole('textbox', { name: 'Size' });

  it('keeps a new instance, which moves to the selected project', async () => {
    aPenCluster([]);
    const page = open('~new?as=form');
    await userEvent.type(await size(), '7');
    page.unmount();
    open('~new?as=form', API.replace('team-a', 'team-b'));
    expect(await size()).toHaveValue('17');
    expect(screen.getByRole('combobox', { name: 'Namespace' })).toHaveValue('team-b');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await size()).toHaveValue('1');
    expect(screen.queryByText('Unsaved changes restored')).toBeNull();
  });

  it('keeps the changes of an instance', async () => {
    aPenCluster([aPen('blue')]);
    const page = open('blue/~edit?as=form');
    await userEvent.type(await size(), '7');
    page.unmount();
    open('blue/~edit?as=form');
    expect(await size()).toHaveValue('37');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await size()).toHaveValue('3');
  });

  it('keeps nothing of a recreated instance, or after Cancel', async () => {
    aPenCluster([aPen('blue')]);
    const page = open('blue/~edit?as=form');
    await userEvent.type(await size(), '7');
    page.unmount();
    aPenCluster([aPen('blue', { uid: 'uid-other' })]);
    const next = open('blue/~edit?as=form');
    expect(await size()).toHaveValue('3');
    await userEvent.type(await size(), '8');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    next.unmount();
    open('blue/~edit?as=form');
    expect(await size()).toHaveValue('3');
    expect(screen.queryByText('Unsaved changes restored')).toBeNull();
  });
});

describe('a new instance whose examples cannot be parsed', () => {
  it('names the annotation', async () => {
    aPenCluster([]);
    const csv = aQuillCsv();
    const annotations = { 'alm-examples': '[{' };
    watched('ClusterServiceVersion', {
      data: [{ ...csv, metadata: { ...csv.metadata, annotations } }],
    });
    open('~new?as=form');
    expect(await screen.findByText('Annotations with invalid JSON: alm-examples')).toBeVisible();
  });
});

describe('the name of a new instance', () => {
  it('is one that no other instance in the namespace has', async () => {
    aPenCluster([aPen('my-pen')]);
    open('~new?as=form');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('my-pen-2');
  });
});

describe('the form of an API whose schema is updated', () => {
  /** All fields are required, and so shown at once. */
  const served = (more: object, generation: number) => {
    const [version] = PEN_DEFINITION.spec.versions;
    const properties = { size: { type: 'integer' }, ...more };
    const spec = { type: 'object', properties, required: Object.keys(properties) };
    const schema = {
      openAPIV3Schema: {
        ...PEN_SCHEMA,
        properties: { ...recordIn(PEN_SCHEMA['properties']), spec },
      },
    };
    return {
      ...PEN_DEFINITION,
      metadata: { name: 'pens.ink.example.com', generation },
      spec: { versions: [{ ...version, schema }] },
    };
  };

  it('keeps its fields and the input, and offers the others', async () => {
    let now = served({}, 1);
    answering(({ url }) => (url.includes('/customresourcedefinitions/') ? now : undefined));
    aPenCluster([]);
    open('~new?as=form');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Size' }), '7');
    expect(screen.queryByText('The schema of Pen has been updated')).toBeNull();

    now = served({ nib: { type: 'string' } }, 2);
    watched('CustomResourceDefinition', { data: [now] });
    change([]);
    await screen.findByText('The schema of Pen has been updated');
    expect(screen.queryByRole('textbox', { name: 'Nib' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('textbox', { name: 'Nib' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Size' })).toHaveValue('07');
    expect(screen.queryByText('The schema of Pen has been updated')).toBeNull();

    watched('CustomResourceDefinition', { data: [] });
    change([]);
    expect(await screen.findByText('This cluster does not serve the API')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Size' })).toHaveValue('07');
  });
});

describe('the form of an instance that is updated', () => {
  const updated = (spec: object) => [{ ...aPen('blue', { resourceVersion: '2' }), spec }];

  it('announces that other changes are merged', async () => {
    aPenCluster([aPen('blue')]);
    open('blue/~edit?as=form');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Size' }), '7');
    change(updated({ size: 3, color: 'blue' }));
    expect(await screen.findByText(/^Saving merges your changes/)).toBeVisible();
    expect(screen.queryByText('Conflicting changes')).toBeNull();
  });

  it('shows a conflict before it is saved, and does not announce a merge', async () => {
    aPenCluster([aPen('blue')]);
    open('blue/~edit?as=form');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Size' }), '7');
    change(updated({ size: 5 }));
    expect(await screen.findByText('Conflicting changes')).toBeVisible();
    expect(screen.queryByText(/^Saving merges your changes/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
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

describe('the form of an instance of an extension’s API', () => {
  function openExtensionApi(catalogd: (url: string) => string | null): void {
    servingGroups([OLM_V1]);
    anExtensionOfPens(catalogd);
    aPenCluster([]);
    watched('ClusterServiceVersion', { data: [] });
    open('~new?as=form');
  }

  const downloads = () =>
    requests().filter(({ url, method }) => url.endsWith('/api/v1/all') && method === 'GET');

  it('starts with its example and descriptors, from the query endpoint of catalogd', async () => {
    openExtensionApi((url) => (url.includes('schema=olm.bundle') ? BUNDLE_OF_PENS : ''));
    expect(await screen.findByRole('textbox', { name: 'Nib width' })).toHaveValue('12');
    expect(screen.getByRole('combobox', { name: 'Start from' })).toHaveDisplayValue(
      'Example: fountain',
    );
    expect(downloads()).toEqual([]);
  });

  it('downloads the catalog otherwise, once', async () => {
    openExtensionApi((url) => (url.endsWith('/all') ? BUNDLE_OF_PENS : null));
    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Nib width' })).toHaveValue('12');
    });
    expect(screen.queryByText('Loading ClusterCatalog acme')).toBeNull();
    expect(downloads()).toHaveLength(1);
  });

  it('works without them, and states why', async () => {
    openExtensionApi((url) => (url.endsWith('/all') ? '' : null));
    expect(await screen.findByText('Examples and descriptors: Not found')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Size' })).toBeVisible();
  });

  it('names the missing permission', async () => {
    answering(({ url, body }) => {
      if (!url.endsWith('/selfsubjectaccessreviews')) return undefined;
      const { resource } = recordIn(recordIn(recordIn(body)['spec'])['resourceAttributes']);
      return { status: { allowed: resource !== 'clusterextensions' } };
    });
    openExtensionApi(() => null);
    expect(
      await screen.findByText(/list clusterextensions\.olm\.operatorframework\.io/),
    ).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Size' })).toBeVisible();
    expect(requests().some(({ url }) => url.includes('/catalogs/'))).toBe(false);
  });
});
