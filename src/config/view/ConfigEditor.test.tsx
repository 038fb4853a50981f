import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { isDanger } from '~/olm/finding';
import { queryClient } from '~/kube/queryClient';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { configFindings } from '~/config/rules/configFindings';
import { withConfigText } from '~/config/rules/configYaml';
import { configOf, draftOf } from '~/config/rules/draft';
import { answering } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import { SUBSCRIPTION_CRD } from '~/test/subscriptionSchema';
import { ConfigEditor } from './ConfigEditor';

function Host({ config, text }: HostProps) {
  const [draft, setDraft] = useState(() => {
    const begun = draftOf(config);
    return text === undefined ? begun : withConfigText(begun, text);
  });
  const errors = configFindings(draft).filter(isDanger);
  return (
    <>
      <pre data-test="config">{JSON.stringify(configOf(draft))}</pre>
      <pre data-test="text">{draft.text}</pre>
      <pre data-test="errors">{errors.map(({ path, kind }) => `${path} ${kind}`).join(', ')}</pre>
      <ConfigEditor draft={draft} injectsTrustedCa namespace="team-a" onChange={setDraft} />
    </>
  );
}

type HostProps = { readonly config: SubscriptionConfig; readonly text?: string };

async function open(config: SubscriptionConfig = {}): Promise<void> {
  aCluster();
  renderAt('/', <Host config={config} />);
  await screen.findByRole('region', { name: 'Environment' });
}

function shown(what: 'config' | 'text' | 'errors'): string {
  return screen.getByTestId(what).textContent;
}

function config(): unknown {
  return JSON.parse(shown('config'));
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function aCluster(definition: () => unknown = () => SUBSCRIPTION_CRD): void {
  answering(({ url }) => {
    if (url.endsWith('/selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.includes('/customresourcedefinitions/')) return definition();
    return undefined;
  });
}

beforeEach(() => {
  queryClient.clear();
});

describe('the settings of an Operator as a form', () => {
  it('adds, edits and removes a variable', async () => {
    await open();
    await press('Add variable');
    expect(config()).toEqual({});
    const env = section('Environment');
    expect(env.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('LOG');
    await userEvent.type(env.getByLabelText('Value'), '8');
    expect(config()).toEqual({ env: [{ name: 'LOG', value: '8' }] });
    await userEvent.clear(env.getByLabelText('Name'));
    expect(shown('errors')).toBe('env[0].name missing');
    expect(env.getByText('This is required.')).toBeVisible();
    await press('Remove Variable 1');
    expect(config()).toEqual({});
    expect(shown('text')).toBe('');
  });

  it('keeps what was typed for another source', async () => {
    await open({ env: [{ name: 'A', value: 'typed' }] });
    const env = section('Environment');
    const source = env.getByLabelText('Source');
    await userEvent.selectOptions(source, 'Secret key');
    expect(config()).toEqual({ env: [{ name: 'A', valueFrom: { secretKeyRef: { key: '' } } }] });
    await userEvent.selectOptions(source, 'Value');
    expect(config()).toEqual({ env: [{ name: 'A', value: 'typed' }] });
  });

  it('has node labels as rows; one key twice is kept as typed, and is an error', async () => {
    await open({ nodeSelector: { disk: 'ssd' } });
    await press('Add node label');
    const row = within(screen.getByRole('listitem', { name: 'Node label 2' }));
    expect(row.getByLabelText('Key')).toHaveFocus();
    await userEvent.keyboard('disk');
    expect(row.getByLabelText('Key')).toHaveValue('disk');
    expect(row.getByText('Duplicate value: disk')).toBeVisible();
    expect(shown('errors')).toContain('not-applied');
    await userEvent.keyboard('s');
    await userEvent.type(row.getByLabelText('Value'), 'x');
    expect(config()).toEqual({ nodeSelector: { disk: 'ssd', disks: 'x' } });
    expect(shown('errors')).toBe('');
    await press('Remove Node label 1');
    await press('Remove Node label 1');
    expect(config()).toEqual({});
  });

  it('keeps an empty field of the Subscription, which has another meaning than none', async () => {
    await open({ nodeSelector: {}, resources: {} });
    const cpu = screen.getByLabelText('CPU request');
    await userEvent.type(cpu, '1');
    expect(config()).toEqual({ nodeSelector: {}, resources: { requests: { cpu: 1 } } });
    await userEvent.clear(cpu);
    expect(config()).toEqual({ nodeSelector: {}, resources: {} });
  });

  it('overrides the proxy as a unit', async () => {
    await open({ env: [{ name: 'A', value: '1' }] });
    await userEvent.click(screen.getByLabelText('Override the cluster-wide proxy'));
    await userEvent.type(screen.getByLabelText('NO_PROXY'), '.svc');
    expect(config()).toEqual({
      env: [
        { name: 'A', value: '1' },
        { name: 'HTTP_PROXY', value: '' },
        { name: 'HTTPS_PROXY', value: '' },
        { name: 'NO_PROXY', value: '.svc' },
      ],
    });
    expect(section('Environment').getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByLabelText('Override the cluster-wide proxy'));
    expect(config()).toEqual({ env: [{ name: 'A', value: '1' }] });
  });

  it('adds the trusted CA and removes it again', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Use the cluster CA bundle'));
    expect(shown('config')).toContain('ca-bundle.crt');
    expect(shown('config')).toContain('/etc/pki/ca-trust/extracted/pem');
    expect(section('Volumes').getByLabelText('Read-only')).toBeChecked();
    await userEvent.click(screen.getByLabelText('Use the cluster CA bundle'));
    expect(config()).toEqual({});
  });

  it('does not miss the ConfigMap of the trusted CA, which is created with the settings', async () => {
    answering(({ url }) => (url.includes('/configmaps') ? { items: [] } : undefined));
    await open({ volumes: [{ name: 'own', configMap: { name: 'own-ca' } }] });
    await userEvent.click(screen.getByLabelText('Use the cluster CA bundle'));
    for (const name of section('Volumes').getAllByRole('combobox', { name: 'ConfigMap' })) {
      await userEvent.click(name);
    }
    expect(await screen.findByText('ConfigMap own-ca not found')).toBeVisible();
    expect(screen.queryByText('ConfigMap trusted-ca not found')).toBeNull();
  });

  it('keeps an invalid affinity as typed', async () => {
    await open({ affinity: { nodeAffinity: {} } });
    const affinity = screen.getByLabelText('Affinity (YAML)');
    await userEvent.clear(affinity);
    await userEvent.type(affinity, 'a: [[');
    await userEvent.tab();
    expect(affinity).toHaveValue('a: [');
    expect(shown('errors')).toBe('affinity not-applied');
    await userEvent.type(affinity, '1]');
    expect(shown('errors')).toBe('');
    expect(config()).toEqual({ affinity: { a: [1] } });
  });

  it('shows two sources of a volume, and each finding at its field', async () => {
    await open({
      volumes: [{ name: 'V', emptyDir: {}, secret: { secretName: 's' } }],
      tolerations: [{ operator: 'Exists', value: 'x' }],
      resources: { limits: { cpu: 'lots' } },
    });
    expect(screen.getByText(/Specify only one of these fields/)).toBeVisible();
    expect(screen.getByText('Enter a quantity, such as 500m, 2, or 1Gi.')).toBeVisible();
    expect(screen.getByText('Leave the value empty if the operator is Exists.')).toBeVisible();
    expect(screen.getByLabelText('CPU limit')).toBeInvalid();
  });

  it('keeps an emptied source of a volume', async () => {
    await open({ volumes: [{ name: 'v', emptyDir: { sizeLimit: '1' } }] });
    await userEvent.clear(screen.getByLabelText('Size limit'));
    expect(config()).toEqual({ volumes: [{ name: 'v', emptyDir: {} }] });
    expect(section('Volumes').getByLabelText('Kind')).toHaveDisplayValue('Empty directory');
  });

  it('shows the meaning of fields without a value, and the seconds of NoExecute only', async () => {
    await open();
    await press('Add toleration');
    const row = within(screen.getByRole('listitem', { name: 'Toleration 1' }));
    expect(row.getByLabelText('Comparison')).toHaveDisplayValue('Equal');
    expect(row.getByLabelText('Effect')).toHaveDisplayValue('All effects');
    expect(row.queryByLabelText('Toleration seconds')).toBeNull();
    await userEvent.selectOptions(row.getByLabelText('Effect'), 'NoExecute');
    expect(row.getByLabelText('Toleration seconds')).toBeVisible();
    await userEvent.selectOptions(row.getByLabelText('Comparison'), 'Exists');
    expect(row.queryByLabelText('Value')).toBeNull();
  });
});

it('has no form while the YAML is invalid, which is kept', async () => {
  aCluster();
  renderAt('/', <Host config={{ env: [{ name: 'A', value: '1' }] }} text="env: [" />);
  expect(await screen.findByText('The form is not available')).toBeVisible();
  await press('YAML view');
  expect(await screen.findByLabelText('Operator settings (YAML)')).toHaveTextContent('env: [');
  expect(screen.getByRole('list', { name: 'Validation' })).toHaveTextContent(/Invalid YAML/);
  expect(config()).toEqual({ env: [{ name: 'A', value: '1' }] });
});

it('reports wrong types and unknown fields of the YAML', async () => {
  aCluster();
  const text = '# kept\nenviroment: []\nenv:\n- name: PORT\n  value: 8080\n';
  renderAt('/', <Host config={{}} text={text} />);
  const env = await screen.findByRole('region', { name: 'Environment' });
  expect(within(env).getByLabelText('Value')).toBeInvalid();
  expect(shown('errors')).toBe('env[0].value wrong-type');
  expect(screen.getByText(/is not in the schema. The API server removes it/)).toBeVisible();
  await userEvent.clear(within(env).getByLabelText('Value'));
  await userEvent.type(within(env).getByLabelText('Value'), 'x');
  expect(shown('text')).toBe('# kept\nenviroment: []\nenv:\n- name: PORT\n  value: x\n');
  expect(shown('errors')).toBe('');
});

it('is YAML without the schema, and says why', async () => {
  aCluster(() => {
    throw Object.assign(new Error('down'), { code: 500 });
  });
  renderAt('/', <Host config={{ env: [{ name: 'A', value: '1' }] }} />);
  expect(await screen.findByText('The form is not available')).toBeVisible();
  expect(screen.getByText(/down/)).toBeVisible();
  expect(await screen.findByLabelText('Operator settings (YAML)')).toBeVisible();
});
