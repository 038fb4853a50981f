import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { queryClient } from '~/kube/queryClient';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import { reviewing } from '~/test/accessReviews';
import { anOperatorGroup } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aReviewCluster, WAITING_PLAN } from '~/test/reviewCluster';
import { AccountNotice } from './AccountNotice';
import { GrantAccountDialog } from './GrantAccountDialog';

const SCOPED = anOperatorGroup({ spec: { serviceAccountName: 'installer' } });
const reviews = () => requests().filter(({ url }) => url.endsWith('/subjectaccessreviews'));

/** @param isAllowed whether the ServiceAccount has a permission */
function show(
  isAllowed: (resource: string, verb: string) => boolean,
  groups: readonly object[] = [SCOPED],
) {
  watched('OperatorGroup', { data: [...groups] });
  reviewing();
  answering(({ url, body }) => {
    if (!url.endsWith('/subjectaccessreviews')) return undefined;
    const { resource, verb } = recordIn(recordIn(recordIn(body)['spec'])['resourceAttributes']);
    return { status: { allowed: isAllowed(String(resource), String(verb)) } };
  });
  aReviewCluster();
  const [plan] = reviewedPlans([WAITING_PLAN], []);
  if (plan === undefined) throw new Error('no plan');
  return render(
    <QueryClientProvider client={queryClient}>
      <AccountNotice plan={plan} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  queryClient.clear();
  watched('InstallPlan', { data: [WAITING_PLAN] });
  watched('Subscription', { data: [] });
});

describe('the ServiceAccount of a plan that requires approval', () => {
  it('lacks permissions, which a dialog can grant', async () => {
    show((resource, verb) => verb !== '*' && !(resource === 'services' && verb !== 'get'));
    expect(
      await screen.findByText('ServiceAccount installer is missing 3 permissions'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Grant these permissions' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/^create, update, patch services/)).toBeVisible();
    const before = reviews().length;
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(reviews().length).toBeGreaterThan(before);
    });
  });

  it('is not mentioned if it has all permissions', async () => {
    const { container } = show(() => true);
    await waitFor(() => {
      expect(reviews()).toHaveLength(1);
    });
    expect(container).toHaveTextContent('');
  });

  it('is unknown without permission for the review, which is named', async () => {
    show(() => {
      throw Object.assign(new Error('no'), { code: 403, json: {} });
    });
    expect(
      await screen.findByText(/^You do not have permission to create .*subjectaccessreviews/),
    ).toBeVisible();
    expect(screen.queryByText(/is missing/)).toBeNull();
  });

  it.each([
    ['nothing else without permission for the review', 403],
    ['only what every installation requires', 201],
  ])('without an Operator, the dialog says %s', async (_, code) => {
    show(() => {
      if (code === 403) throw Object.assign(new Error('no'), { code, json: {} });
      return false;
    }, []);
    const account = { namespace: 'team-a', name: 'installer' };
    render(
      <QueryClientProvider client={queryClient}>
        <GrantAccountDialog account={account} plan={null} csvs={[]} onClose={() => undefined} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText(/^Every installation requires these/)).toBeVisible();
    expect(screen.queryByText(/sufficient for this version/)).toBeNull();
    expect(screen.queryAllByText(/^You do not have .*subjectaccessreviews/)).toHaveLength(
      code === 403 ? 1 : 0,
    );
  });

  it.each([
    ['no ServiceAccount', [anOperatorGroup()]],
    ['an empty name', [anOperatorGroup({ spec: { serviceAccountName: '' } })]],
    ['two OperatorGroups', [SCOPED, anOperatorGroup({ name: 'other' })]],
  ])('is not reviewed with %s', (_case, groups) => {
    const { container } = show(() => false, groups);
    expect(container).toHaveTextContent('');
    expect(reviews()).toEqual([]);
  });
});
