import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOr, loading } from '~/domain/loadable';
import { type ReviewedPlan, reviewedPlans } from '~/domain/plans/reviewedPlan';
import type { InstallPlan } from '~/models/installPlan';
import { aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { answering, requests } from '~/test/consoleSdk';
import { aBundledCsv, aDefinition, aStep, anInstall, anUnpackConfigMap } from '~/test/planBuilders';
import { queryClient } from '../queryClient';
import { planRisks, usePlanReview, usePlanRisks } from './planReview';

const rule = (resource: string, ...verbs: readonly string[]) => ({
  apiGroups: [''],
  resources: [resource],
  verbs,
});
const asking = (...rules: readonly unknown[]) =>
  anInstall({ clusterPermissions: [{ serviceAccountName: 'quill', rules }] });

const after = aBundledCsv(asking(rule('configmaps', 'get'), rule('secrets', 'get')));
const before = {
  ...aBundledCsv(asking(rule('configmaps', 'get'), rule('pods', 'list'))),
  metadata: { name: 'quill.v0.9.0' },
};
const PLAN = anInstallPlan({
  spec: { clusterServiceVersionNames: ['quill.v1.0.0'], generation: 2 },
  status: {
    phase: 'RequiresApproval',
    plan: [
      aStep('ClusterServiceVersion', 'quill.v1.0.0'),
      aStep('CustomResourceDefinition', 'quills.example.com'),
      aStep('ServiceAccount', 'quill'),
    ],
  },
});
const SUBSCRIPTION = aSubscription({
  status: { currentCSV: 'quill.v1.0.0', installedCSV: 'quill.v0.9.0' },
});

type Answers = Readonly<Record<string, unknown>>;

const ANSWERS: Answers = {
  '/installplans?': { items: [PLAN] },
  '/subscriptions': { items: [SUBSCRIPTION] },
  '/operatorgroups': { items: [anOperatorGroup()] },
  '/configmaps/bundle-of-quill': anUnpackConfigMap({
    'csv.json': JSON.stringify(after),
    'crd.json': JSON.stringify(aDefinition()),
  }),
  '/clusterserviceversions/quill.v0.9.0': before,
  '/customresourcedefinitions/quills.example.com': aDefinition(),
};

/** A number is the code of a refusal. */
function aCluster(changes: Answers = {}): void {
  const answers = Object.entries({ ...ANSWERS, ...changes });
  answering(({ url }) => {
    const found = answers.find(([part]) => url.includes(part))?.[1];
    if (typeof found !== 'number') return found;
    throw Object.assign(new Error('no'), { code: found, json: {} });
  });
}

function reviewed(plan: InstallPlan): ReviewedPlan {
  const [found] = reviewedPlans([plan], [SUBSCRIPTION]);
  if (found === undefined) throw new Error('no plan');
  return found;
}

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

async function review(plan: ReviewedPlan = reviewed(PLAN)) {
  const { result, rerender } = renderHook(usePlanReview, { wrapper, initialProps: plan });
  await waitFor(() => {
    expect(result.current.review?.status).not.toBe('loading');
  });
  const compared = () => dataOr(result.current.review ?? loading, null);
  return { result, rerender, compared };
}

const asked = (part: string) => requests().filter(({ url }) => url.includes(part));

beforeEach(() => {
  queryClient.clear();
});

describe('a plan beside the cluster', () => {
  it('is compared with the version that is installed', async () => {
    aCluster();
    const { compared } = await review();
    const [permission] = compared()?.delta.permissions ?? [];
    expect(permission).toMatchObject({ standing: 'changed', newDangers: ['read-secrets'] });
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

  it('says of what it does not know what changes, and which right that takes', async () => {
    aCluster({ '/customresourcedefinitions/quills.example.com': 403 });
    const { compared } = await review();
    expect(compared()?.objects[1]?.before).toMatchObject({
      kind: 'unreadable',
      failure: { kind: 'forbidden', right: { resource: 'customresourcedefinitions' } },
    });
    expect(compared()?.delta.risks.map(({ kind }) => kind)).toContain('unknown');
  });

  it('is a first installation where nothing is installed', async () => {
    aCluster({ '/subscriptions': { items: [] } });
    const { compared } = await review();
    expect(compared()?.delta.objects[0]).toMatchObject({ state: 'created' });
    expect(asked('/clusterserviceversions/')).toHaveLength(0);
  });

  it('keeps its names when its bundle may not be read', async () => {
    aCluster({ '/configmaps/bundle-of-quill': 403 });
    const { compared } = await review();
    expect(compared()?.delta.risks).toContainEqual({
      csvName: 'quill.v1.0.0',
      kind: 'unknown',
      what: 'bundle',
    });
  });

  it('fails with the plan, which may be gone', async () => {
    aCluster({ '/installplans?': { items: [] } });
    const { result } = await review();
    expect(result.current.review).toMatchObject({ failure: { kind: 'not-found' } });
  });

  it('is read once, and again only when somebody asks', async () => {
    aCluster();
    const { result, rerender } = await review();
    rerender(reviewed(PLAN));
    expect(asked('/clusterserviceversions/')).toHaveLength(1);
    act(() => {
      result.current.refresh();
    });
    await waitFor(() => {
      expect(asked('/clusterserviceversions/')).toHaveLength(2);
    });
    expect(asked('/configmaps/')).toHaveLength(1);
  });

  it('stays as it was reviewed when the plan is carried out', async () => {
    aCluster();
    const { rerender, compared } = await review();
    rerender(reviewed({ ...PLAN, status: { ...PLAN.status, phase: 'Complete' } }));
    expect(compared()?.delta.objects).toHaveLength(3);
    expect(asked('/clusterserviceversions/')).toHaveLength(1);
  });

  it('is not compared with what it has made itself', async () => {
    aCluster();
    const { result } = await review(
      reviewed({ ...PLAN, status: { ...PLAN.status, phase: 'Complete' } }),
    );
    expect(result.current.review).toBeNull();
    expect(requests()).toEqual([]);
  });
});

describe('the risks of a plan', () => {
  it('are found without reading what does not weigh', async () => {
    aCluster();
    const { result } = renderHook(usePlanRisks, { wrapper, initialProps: reviewed(PLAN) });
    await waitFor(() => {
      expect(dataOr(result.current, [])[0]).toMatchObject({ kind: 'dangers-added' });
    });
    expect(asked('/serviceaccounts/')).toHaveLength(0);
  });

  it('are looked for in two plans at a time', async () => {
    let running = 0;
    let most = 0;
    answering(async ({ url }) => {
      if (!url.includes('/installplans?')) return { items: [] };
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return { items: [] };
    });
    const plans = ['a', 'b', 'c', 'd'].map((name) => ({ ...reviewed(PLAN), name }));
    await Promise.allSettled(plans.map((plan) => queryClient.fetchQuery(planRisks(plan))));
    expect(most).toBe(2);
  });
});
