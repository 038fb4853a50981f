import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { patterns, routes } from '~/routes';
import { watched } from '~/test/consoleSdk';
import { QUILL, anInstallCluster, creating } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from '~/install/view/InstallPage';

function open(query = '?mode=OwnNamespace&namespace=team-a', scope: string | null = null) {
  return renderAt(`${routes.install(scope, QUILL)}${query}`, <InstallPage />, patterns.install);
}

/** The YAML library is loaded after the page. */
const button = (name: string) => screen.findByRole('button', { name }, { timeout: 5000 });
const item = async (name: string) => {
  await userEvent.click(await button('Export'));
  return screen.findByRole('menuitem', { name });
};
const kindsIn = (yaml: string) =>
  parseAllDocuments(yaml).map((document) => {
    const object: unknown = document.toJS();
    return object;
  });

/** jsdom's Blob has no `text()`. */
function textOf(blob: Blob | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(reader.result);
    });
    if (blob !== undefined) reader.readAsText(blob);
  });
}

const subscription = { apiVersion: 'operators.coreos.com/v1alpha1', kind: 'Subscription' };

describe('exporting the resources', () => {
  beforeEach(() => {
    anInstallCluster();
    creating();
  });

  it('copies them as YAML', async () => {
    const user = userEvent.setup();
    open('?mode=OwnNamespace&namespace=inkwell');
    await user.click(await item('Copy YAML'));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(kindsIn(await navigator.clipboard.readText())).toMatchObject([
      { kind: 'Namespace', metadata: { name: 'inkwell' } },
      { kind: 'OperatorGroup', spec: { targetNamespaces: ['inkwell'] } },
      { ...subscription, metadata: { name: 'quill', namespace: 'inkwell' } },
    ]);
  });

  it.each([
    ['oc', undefined],
    ['kubectl', { error: Object.assign(new Error('no projects'), { code: 404 }), loaded: false }],
  ])('copies the command for %s', async (client, projects) => {
    if (projects !== undefined) {
      watched('Project', projects);
      watched('Namespace', { data: [{ metadata: { name: 'team-a' } }] });
    }
    const user = userEvent.setup();
    open();
    await user.click(await item(`Copy ${client} command`));
    const command = await navigator.clipboard.readText();
    expect(command).toMatch(new RegExp(`^${client} apply -f - <<'EOF'\n(.|\n)*\nEOF\n$`));
  });

  it('reports that the browser cannot copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    open();
    await user.click(await item('Copy YAML'));
    expect(await screen.findByText(/browser denied access to the clipboard/)).toBeVisible();
  });

  it.each([
    ['Download YAML', 'quill-install.yaml', { kind: 'OperatorGroup' }],
    [
      'Download kustomization.yaml',
      'kustomization.yaml',
      { kind: 'Kustomization', resources: ['quill-install.yaml'] },
    ],
  ])('%s saves %s', async (name, fileName, first) => {
    const saved: { readonly file: string; readonly blob: Blob }[] = [];
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob) - 1}`;
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const blob = blobs[Number(this.href.replace('blob:', ''))];
      if (blob !== undefined) saved.push({ file: this.download, blob });
    });
    open();
    await userEvent.click(await item(name));
    expect(saved.map(({ file }) => file)).toEqual([fileName]);
    const text = await textOf(saved[0]?.blob);
    expect(kindsIn(String(text))[0]).toMatchObject(first);
    click.mockRestore();
  });

  it('is disabled until a namespace is selected', async () => {
    open('?mode=OwnNamespace', 'openshift-operators');
    expect(await button('Export')).toBeDisabled();
  });
});

it('shows a Namespace instead of the project request, with a note', async () => {
  anInstallCluster((resource) => resource !== 'namespaces');
  creating();
  open('?mode=OwnNamespace&namespace=inkwell');
  await userEvent.click(await button('YAML'));
  const yaml = await screen.findByRole('region', { name: 'YAML' });
  expect(yaml).toHaveTextContent('kind: Namespace');
  expect(yaml).not.toHaveTextContent('ProjectRequest');
  expect(screen.getByText(/a Namespace is shown instead/)).toBeVisible();
});
