import { describe, expect, it } from 'vitest';
import type { JsonObject, KubeObject } from '../types';
import { aggregatedRules } from './aggregation';

function role(
  name: string,
  parts: { readonly to?: string; readonly from?: string; readonly rules?: readonly JsonObject[] },
): KubeObject {
  const { to, from, rules } = parts;
  return {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRole',
    metadata: { name, ...(to === undefined ? {} : { labels: { to } }) },
    ...(rules === undefined ? {} : { rules }),
    ...(from === undefined
      ? {}
      : { aggregationRule: { clusterRoleSelectors: [{ matchLabels: { to: from } }] } }),
  };
}

const PODS = { apiGroups: [''], resources: ['pods'], verbs: ['get'] };
const JOBS = { apiGroups: ['batch'], resources: ['jobs'], verbs: ['get'] };

describe('aggregatedRules', () => {
  const view = role('view', { to: 'edit', from: 'view', rules: [] });
  const edit = role('edit', { from: 'edit' });

  it('takes the rules of the selected roles by name, each once', () => {
    const parts = [
      role('b', { to: 'view', rules: [PODS] }),
      role('a', { to: 'view', rules: [JOBS, PODS] }),
      role('other', { to: 'nothing', rules: [{ ...PODS, verbs: ['delete'] }] }),
    ];
    expect(aggregatedRules(view, [view, ...parts])).toEqual([JOBS, PODS]);
  });

  it('follows selected roles that are aggregated themselves', () => {
    const part = role('part', { to: 'view', rules: [PODS] });
    expect(aggregatedRules(edit, [view, edit, part])).toEqual([PODS]);
  });

  it('ends if roles select each other', () => {
    const left = role('left', { to: 'right', from: 'left' });
    const right = role('right', { to: 'left', from: 'right' });
    const part = role('part', { to: 'left', rules: [JOBS] });
    expect(aggregatedRules(right, [left, right, part])).toEqual([JOBS]);
  });
});
