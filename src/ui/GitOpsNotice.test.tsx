import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { operatorGroupModel } from '~/kube/models/olm';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { answering, requests } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import { GitOpsNotice } from './GitOpsNotice';

const object = { name: 'team-a-og', namespace: 'team-a' };

const change: ClusterCall = {
  kind: 'patch',
  model: operatorGroupModel,
  object,
  steps: [{ op: 'replace', path: '/spec/targetNamespaces', value: ['team-b'] }],
};

function answeredWith(tracking: string) {
  answering(() => ({
    metadata: { ...object, annotations: { 'argocd.argoproj.io/tracking-id': tracking } },
    spec: { targetNamespaces: ['team-a'] },
  }));
}

it('names the tool and shows the change as a patch of the source', async () => {
  answeredWith('infra:operators.coreos.com/OperatorGroup:team-a/team-a-og');
  renderAt('/', <GitOpsNotice calls={[change]} />);
  expect(await screen.findByText('Managed by Argo CD (Application infra)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Patch YAML for the source' }));
  const yaml = await screen.findByRole('region', { name: 'YAML' });
  expect(yaml).toHaveTextContent('spec: targetNamespaces: - team-b');
});

it('shows nothing for a copied annotation', async () => {
  answeredWith('infra:operators.coreos.com/OperatorGroup:team-b/team-a-og');
  renderAt('/', <GitOpsNotice calls={[change]} />);
  await expect.poll(() => requests().length).toBe(1);
  expect(screen.queryByText(/Managed by/)).toBeNull();
});

it('ignores resources that OLM creates', () => {
  const model = { ...operatorGroupModel, kind: 'ClusterServiceVersion' };
  renderAt('/', <GitOpsNotice calls={[{ kind: 'delete', model, object, uid: null }]} />);
  expect(requests()).toEqual([]);
});
