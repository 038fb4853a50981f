import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { setRun } from '~/remove/read/removalStore';
import { answering, requests } from '~/test/consoleSdk';
import { aConfiguration, aDefinition, anOperatorList, aWebhook } from '~/test/leftoverObjects';
import { aClusterOf, foundLeftovers, inDialog, openLeftovers, writes } from '~/test/leftoverScreen';

/** A failed read is retried several times. */
const SLOW = { timeout: 15_000 };

const ofOlm = aConfiguration([aWebhook('check.quill.example.com')]);
const ofSomebody = aConfiguration([aWebhook('gate.example.com')], { name: 'gate', labels: {} });
const definition = {
  ...aDefinition(),
  spec: {
    group: 'example.com',
    scope: 'Namespaced',
    names: { plural: 'quills', kind: 'Quill' },
    versions: [{ name: 'v1', served: true, storage: true }],
    conversion: { strategy: 'None' },
  },
};
const list = anOperatorList([], { name: 'reed.team-b' });

const CLUSTER = {
  validatingwebhookconfigurations: [ofOlm, ofSomebody],
  customresourcedefinitions: [definition],
  operators: [list],
  namespaces: [{ metadata: { name: 'team-a' } }],
} as const;

const row = (name: string) => {
  const found = screen.getAllByTestId('leftover').find(({ dataset }) => dataset['name'] === name);
  if (found === undefined) throw new Error(`no row of ${name}`);
  return within(found);
};

beforeEach(() => {
  setRun('leftovers', null);
});

describe('the Leftovers page', () => {
  it('shows leftovers by severity, with evidence and former Operator (UN-004, UN-009)', async () => {
    aClusterOf(CLUSTER);
    openLeftovers();
    expect(await foundLeftovers()).toHaveLength(4);
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Critical: breaks API requests (2)', 'Unused (2)']);
    expect(
      row('quill').getByText(/Service quill-webhook in namespace team-a does not exist/),
    ).toBeVisible();
    expect(row('gate').getByText('Origin unknown')).toBeVisible();
    expect(row('quills.example.com').getByText('quill')).toBeVisible();
  });

  it('preselects only leftovers of OLM that break the cluster', async () => {
    aClusterOf(CLUSTER);
    openLeftovers();
    await foundLeftovers();
    const chosen = screen
      .getAllByRole('checkbox', { name: /^Select (?!all)/ })
      .filter((box) => box.matches(':checked'));
    expect(chosen.map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select ValidatingWebhookConfiguration quill',
    ]);
  });

  it('lists the checked resource types if no leftovers are found', async () => {
    aClusterOf({});
    openLeftovers();
    expect(await screen.findByText('No leftover resources found')).toBeVisible();
    expect(screen.getByText(/^Checked: Webhook, service missing/)).toBeVisible();
  });

  it('does not report success if a resource type could not be checked', async () => {
    aClusterOf({}, ({ resource }) => resource !== 'validatingwebhookconfigurations');
    openLeftovers();
    expect(
      await screen.findByText('No leftover resources found in the checked types'),
    ).toBeVisible();
    expect(screen.queryByText('No leftover resources found')).toBeNull();
    expect(screen.queryByText(/^Checked: /)).toBeNull();
  });

  it('warns of failed requests with the API server’s message', async () => {
    answering(({ method, url }) => {
      if (method !== 'GET' || !url.includes('/customresourcedefinitions')) return undefined;
      throw Object.assign(new Error('etcd is on fire'), { code: 500, json: {} });
    });
    aClusterOf({});
    openLeftovers();
    expect(
      await screen.findByText('No leftover resources found in the checked types', {}, SLOW),
    ).toBeVisible();
    expect(screen.getByText('Warning alert:')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Resource types not checked' }));
    expect(screen.getByText('CustomResourceDefinition: etcd is on fire')).toBeVisible();
  }, 20_000);

  it('names missing permissions', async () => {
    aClusterOf(CLUSTER, ({ resource }) => resource !== 'validatingwebhookconfigurations');
    openLeftovers();
    await screen.findByText(/Unable to fully check/);
    await userEvent.click(screen.getByRole('button', { name: 'Resource types not checked' }));
    expect(
      screen.getByText(/list validatingwebhookconfigurations.admissionregistration.k8s.io/),
    ).toBeVisible();
    expect(await foundLeftovers()).not.toContain('quill');
  });

  it.each([
    ['?q=gate', ['gate']],
    ['?kind=empty-operator', ['reed.team-b']],
    ['?namespace=team-b', ['reed.team-b']],
    ['?origin=unknown', ['gate']],
  ])('filters %s by the URL', async (query, names) => {
    aClusterOf(CLUSTER);
    openLeftovers(query);
    expect(await foundLeftovers()).toEqual(names);
  });

  it('applies and clears facets', async () => {
    aClusterOf(CLUSTER);
    openLeftovers('?q=nothing-of-this-name');
    expect(await screen.findByText('No results match the filter criteria')).toBeVisible();
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Clear all filters' })[0] ?? document.body,
    );
    expect(await foundLeftovers()).toHaveLength(4);
  });

  it('renders only visible rows of many', async () => {
    const operators = Array.from({ length: 500 }, (_, index) =>
      anOperatorList([], { name: `reed-${index.toString()}.team-b` }),
    );
    aClusterOf({ operators });
    openLeftovers();
    expect((await foundLeftovers()).length).toBeLessThan(60);
    expect(screen.getByText('500 leftover resources')).toBeVisible();
  });

  it('has no axe violation', async () => {
    aClusterOf(CLUSTER);
    const { container } = openLeftovers();
    await foundLeftovers();
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the details', () => {
  it('count instances of an API on request (UN-012)', async () => {
    aClusterOf(CLUSTER);
    openLeftovers();
    await foundLeftovers();
    const requested = () => requests().filter(({ url }) => /\/quills(\?|$)/.test(url)).length;
    expect(requested()).toBe(0);
    await userEvent.click(row('quills.example.com').getByRole('button', { name: /^Details/ }));
    const dialog = await inDialog();
    expect(await dialog.findByText('No custom resources')).toBeVisible();
    expect(requested()).toBeGreaterThan(0);
    expect(dialog.getByText('Created by OLM')).toBeVisible();
  });
});

describe('a clean-up', () => {
  async function openCleanUp(...names: readonly string[]) {
    openLeftovers();
    await foundLeftovers();
    for (const name of names) {
      await userEvent.click(row(name).getByRole('checkbox'));
    }
    await userEvent.click(screen.getByRole('button', { name: /^Delete \d/ }));
    return inDialog();
  }

  it('shows the requests, checks again, and sends them', async () => {
    aClusterOf(CLUSTER);
    const dialog = await openCleanUp();
    expect(dialog.getAllByTestId('clean-up-row')).toHaveLength(1);
    expect(await dialog.findByText(/delete validatingwebhookconfiguration.* quill/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Clean up' }));
    expect(await screen.findByRole('list', { name: 'Uninstall steps' })).toBeVisible();
    await waitFor(() => {
      expect(writes()).toContain('DELETE validatingwebhookconfigurations/quill');
    });
  });

  it('excludes former leftovers, and asks for confirmation again', async () => {
    const cluster = { validatingwebhookconfigurations: [ofOlm, ofSomebody] };
    aClusterOf(cluster);
    const dialog = await openCleanUp('gate');
    cluster.validatingwebhookconfigurations = [ofOlm];
    await userEvent.click(dialog.getByRole('button', { name: 'Clean up' }));
    expect(await dialog.findByText(/has been updated and is not deleted/)).toBeVisible();
    expect(dialog.getAllByTestId('clean-up-row')).toHaveLength(1);
    expect(writes()).toEqual([]);
  });

  it('requires the name of an API if custom resources are deleted with it', async () => {
    const quills = [{ metadata: { name: 'first', namespace: 'team-a', uid: 'u1' } }];
    aClusterOf({ ...CLUSTER, quills });
    const dialog = await openCleanUp('quills.example.com', 'quill');
    expect(await dialog.findByText('1 custom resource')).toBeVisible();
    const go = dialog.getByRole('button', { name: 'Clean up' });
    expect(go).toBeDisabled();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Type quills.example.com to confirm' }),
      'quills.example.com',
    );
    expect(go).toBeEnabled();
  });

  it('names the missing permission and sends nothing', async () => {
    aClusterOf(CLUSTER, ({ verb }) => verb !== 'delete');
    const dialog = await openCleanUp();
    expect(
      await dialog.findByText(/^delete validatingwebhookconfigurations.admissionregistration/),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Clean up' })).toBeDisabled();
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
