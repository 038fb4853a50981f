import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { failed, type Loadable, ready } from '~/kube/loadable';
import { deploymentModel } from '~/kube/models/deployment';
import { type Pod, podModel } from '~/kube/models/workloads';
import { listPermission } from '~/kube/permissions';
import { OperatorPods } from './OperatorPods';

const deployment = {
  object: { model: deploymentModel, namespace: 'team-a', name: 'quill' },
  exists: true,
  available: 1,
  wanted: 1,
  podLabels: { app: 'quill' },
  restarts: 0,
  hindrances: [],
};
const pod = (name: string, app: string): Pod => ({
  metadata: {
    name,
    namespace: 'team-a',
    labels: { app },
    creationTimestamp: '2026-01-01T00:00:00Z',
  },
  spec: { nodeName: 'node-1', containers: [{ name: 'manager' }] },
  status: {
    phase: 'Running',
    conditions: [{ type: 'Ready', status: 'True' }],
    containerStatuses: [{ name: 'manager', restartCount: 3 }],
  },
});

const Log = ({ pod: { metadata } }: { readonly pod: Pod }) => <p>log of {metadata.name}</p>;

function open(pods: Loadable<readonly Pod[]>) {
  render(
    <MemoryRouter>
      <OperatorPods deployments={[deployment]} pods={pods} Log={Log} />
    </MemoryRouter>,
  );
}

describe('the pods of an Operator', () => {
  it('are those of its Deployments, with restarts and node, and a log on request', async () => {
    open(ready([pod('quill-1', 'quill'), pod('other-1', 'other')]));
    const rows = within(screen.getByRole('grid', { name: 'Pods' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(1);
    for (const text of ['quill-1', 'Ready', '3', 'node-1']) expect(rows[0]).toHaveTextContent(text);
    expect(screen.queryByText('log of quill-1')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'View log of pod quill-1' }));
    expect(screen.getByText('log of quill-1')).toBeVisible();
  });

  it('are unknown without permission, which is named', () => {
    const permission = listPermission(podModel, 'team-a');
    open(failed({ kind: 'forbidden', message: '', permission }));
    expect(screen.getByText(/list pods in namespace team-a/)).toBeVisible();
    expect(screen.queryByText('No pods found')).toBeNull();
  });
});
