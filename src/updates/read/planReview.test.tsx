import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOr, loading } from '~/kube/loadable';
import { sourcesNeeded } from '~/olm/plans/planContent';
import { type ReviewedPlan, reviewedPlans } from '~/olm/plans/reviewedPlan';
import type { InstallPlan } from '~/kube/models/olm';
import { reviewing } from '~/test/accessReviews';
import { anOperatorGroup } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { UPDATED_SUBSCRIPTION, WAITING_PLAN, aReviewCluster } from '~/test/reviewCluster';
import { queryClient } from '~/kube/queryClient';
import { planSources } from './planContext';
import { planRisks, usePlanReview, usePlanRisks } from './planReview';

function reviewed(plan: InstallPlan): ReviewedPlan {
  const [found] = reviewedPlans([plan], [UPDATED_SUBSCRIPTION]);
  if (found === undefined) throw new Error('no plan');
  return found;
}

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

async function review(plan: ReviewedPlan = reviewed(WAITING_PLAN)) {
  const { result, rerender } = renderHook((one) => usePlanReview(one).reviewed, {
    wrapper,
    initialProps: plan,
  });
  await waitFor(() => {
    expect(result.current.review?.status).not.toBe('loading');
  });
  const compared = () => dataOr(result.current.review ?? loading, null);
  return { result, rerender, compared };
}

const requested = (part: string) => requests().filter(({ url }) => url.includes(part));

beforeEach(() => {
  queryClient.clear();
  watched('InstallPlan', { data: [WAITING_PLAN] });
  watched('Subscription', { data: [UPDATED_SUBSCRIPTION] });
  watched('OperatorGroup', { data: [anOperatorGroup()] });
});

describe('a plan compared with the cluster', () => {
  it('is compared with the installed version', async () => {
    aReviewCluster();
    const { compared } = await review();
    const [permission] = compared()?.delta.permissions ?? [];
    expect(permission).toMatchObject({ changeKind: 'changed', newDangers: ['read-secrets'] });
    expect(compared()?.delta.objects.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'ClusterServiceVersion replaced',
      'CustomResourceDefinition same',
      'ServiceAccount created',
    ]);
    expect(compared()?.delta.risks.map(({ kind }) => kind)).toEqual([
      'dangers-added',
      'major-version',
    ]);
  });

  it('reports unknown changes with the missing permission', async () => {
    aReviewCluster({ '/customresourcedefinitions/quills.example.com': 403 });
    const { compared } = await review();
    expect(compared()?.objects[1]?.before).toMatchObject({
      kind: 'unreadable',
      failure: { kind: 'forbidden', permission: { resource: 'customresourcedefinitions' } },
    });
    expect(compared()?.delta.risks.map(({ kind }) => kind)).toContain('unknown');
  });

  it('reports that the installed version blocks its replacement, also in the inbox', async () => {
    const message = 'A backup is running.';
    const conditions = [{ type: 'Upgradeable', status: 'False', reason: 'Busy', message }];
    aReviewCluster({ '/operatorconditions/quill.v0.9.0': { spec: { conditions } } });
    const risk = { severity: 'warning', csvName: 'quill.v1.0.0', kind: 'not-upgradeable', message };
    const { compared } = await review();
    expect(compared()?.delta.risks).toContainEqual(risk);
    const { risks } = await queryClient.query(planRisks(reviewed(WAITING_PLAN)));
    expect(risks).toContainEqual(risk);
  });

  it('is a first installation without an installed version', async () => {
    aReviewCluster();
    watched('Subscription', {});
    const { compared } = await review();
    expect(compared()?.delta.objects[0]).toMatchObject({ state: 'created' });
    expect(requested('/clusterserviceversions/')).toHaveLength(0);
  });

  it('uses existing watches for lists of its namespace', async () => {
    aReviewCluster();
    await review();
    const lists = /\/(?:installplans|subscriptions|operatorgroups|customresourcedefinitions)$/;
    expect(requests().filter(({ url }) => lists.test(url))).toEqual([]);
  });

  it('is compared although the first requester of its bundle has left', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answering(({ url }) => (url.includes('/configmaps/') ? held.then(() => undefined) : undefined));
    aReviewCluster();
    const needed = planSources(sourcesNeeded(WAITING_PLAN));
    const first = renderHook(() => useQuery(needed), { wrapper });
    const { result } = renderHook(() => usePlanReview(reviewed(WAITING_PLAN)).reviewed, {
      wrapper,
    });
    await waitFor(() => {
      expect(requested('/customresourcedefinitions/')).not.toEqual([]);
    });
    first.unmount();
    answer();
    await waitFor(() => {
      expect(result.current.review).toMatchObject({ status: 'ready' });
    });
  });

  it('keeps its names without permission to read its bundle', async () => {
    aReviewCluster({ '/configmaps/bundle-of-quill': 403 });
    const { compared } = await review();
    expect(compared()?.delta.risks).toContainEqual({
      severity: 'info',
      csvName: 'quill.v1.0.0',
      kind: 'unknown',
    });
  });

  it('fails if the plan does not exist', async () => {
    aReviewCluster();
    watched('InstallPlan', {});
    const { result } = await review();
    expect(result.current.review).toMatchObject({ failure: { kind: 'not-found' } });
  });

  it('is read once, and again only on request', async () => {
    aReviewCluster();
    const { result, rerender } = await review();
    rerender(reviewed(WAITING_PLAN));
    expect(requested('/clusterserviceversions/')).toHaveLength(1);
    act(() => {
      result.current.refresh();
    });
    await waitFor(() => {
      expect(requested('/clusterserviceversions/')).toHaveLength(2);
    });
    expect(requested('/configmaps/')).toHaveLength(1);
  });

  it('remains as reviewed while the plan is executed', async () => {
    aReviewCluster();
    const { rerender, compared } = await review();
    rerender(reviewed({ ...WAITING_PLAN, status: { ...WAITING_PLAN.status, phase: 'Complete' } }));
    expect(compared()?.delta.objects).toHaveLength(3);
    expect(requested('/clusterserviceversions/')).toHaveLength(1);
  });

  it('is not compared with resources that it has created', async () => {
    aReviewCluster();
    const { result } = await review(
      reviewed({ ...WAITING_PLAN, status: { ...WAITING_PLAN.status, phase: 'Complete' } }),
    );
    expect(result.current.review).toBeNull();
    await waitFor(() => {
      expect(requested('/configmaps/')).toHaveLength(1);
    });
    expect(requested('/namespaces/team-a/')).toEqual([]);
  });
});

describe('the risks of a plan', () => {
  it('are found without reading irrelevant resources', async () => {
    aReviewCluster();
    const { result } = renderHook(usePlanRisks, { wrapper, initialProps: reviewed(WAITING_PLAN) });
    await waitFor(() => {
      expect(dataOr(result.current, [])[0]).toMatchObject({ kind: 'dangers-added' });
    });
    expect(requested('/serviceaccounts/')).toHaveLength(0);
  });

  it('are determined for two plans at a time', async () => {
    let running = 0;
    let most = 0;
    reviewing();
    answering(async ({ url }) => {
      if (!url.includes('/installplans')) return { items: [] };
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return { items: [] };
    });
    const plans = ['a', 'b', 'c', 'd'].map((name) => ({ ...reviewed(WAITING_PLAN), name }));
    await Promise.allSettled(plans.map((plan) => queryClient.query(planRisks(plan))));
    expect(most).toBe(2);
  });
});
