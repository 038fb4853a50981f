import { danger, warning } from '~/olm/finding';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type InstallFinding, choose } from '~/install/rules/findings/installFinding';
import { namespaceObject } from '~/install/rules/plannedInstall';
import { subscriptionModel } from '~/kube/models/olm';
import { renderAt } from '~/test/render';
import { InstallFindings } from './InstallFindings';

const onChoose = vi.fn();
const show = (...findings: readonly InstallFinding[]) =>
  renderAt('/', <InstallFindings findings={findings} onChoose={onChoose} />);

describe('a finding with a fix', () => {
  it.each([
    [{ namespace: 'quill' }, 'Install in quill'],
    [{ mode: 'OwnNamespace', namespace: 'quill' }, 'Install in quill for a single namespace'],
    [{ mode: 'AllNamespaces' }, 'Select "Whole cluster"'],
    [{ mode: 'SingleNamespace', targets: ['team-b'] }, 'Watch team-b'],
    [{ channel: 'stable' }, 'Select channel stable'],
    [{ version: '1.1.0' }, 'Select version 1.1.0'],
    [{ approval: 'Manual' }, 'Select Manual'],
    [{ targets: [] }, 'Do not watch the namespace'],
    [{ serviceAccount: '' }, 'Install without a service account'],
  ] as const)('%j has the button "%s"', async (choices, name) => {
    show(danger({ kind: 'namespace-missing', actions: [choose(choices)] }));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onChoose).toHaveBeenLastCalledWith(choices);
  });

  it('continues with the existing Subscription', () => {
    const cause = {
      kind: 'already-subscribed',
      subscription: 'quill',
      namespace: 'team-a',
    } as const;
    const fix = { kind: 'use-existing', namespace: 'team-a', subscription: 'quill' } as const;
    show(danger({ ...cause, actions: [fix] }));
    expect(screen.getByRole('link', { name: 'View Operator' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/quill',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('the object of a finding', () => {
  it('is a link', () => {
    const object = namespaceObject('going');
    show(danger({ kind: 'namespace-terminating', namespace: 'going', object }));
    expect(screen.getByRole('link', { name: 'Namespace going' })).toHaveAttribute(
      'href',
      '/k8s/cluster/namespaces/going',
    );
  });

  it('is the page of its Operator for a Subscription', () => {
    const object = { model: subscriptionModel, name: 'quill', namespace: 'team-b' };
    const cause = { kind: 'not-held', version: '1', head: '2' } as const;
    show(warning({ ...cause, object }));
    expect(screen.getByRole('link', { name: 'Operator quill' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-b/quill',
    );
  });

  it('does not exist without a resource', () => {
    show(danger({ kind: 'namespace-reserved', namespace: 'openshift-mine' }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
