import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import type { PermissionDelta } from '~/updates/rules/review/permissionDeltas';
import { type DeltaPart, joinedDelta } from '~/updates/rules/review/planDelta';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { translate } from '~/i18n';
import { changeTicket } from './changeTicket';

const PLAN: ReviewedPlan = {
  namespace: 'team-a',
  name: 'install-x',
  createdAt: null,
  generation: 1,
  csvNames: ['quill.v2.0.0'],
  state: { kind: 'requires-approval' },
  changes: [
    {
      csvName: 'quill.v2.0.0',
      operator: 'quill',
      from: '1.0.0',
      to: '2.0.0',
      subscription: 'quill',
    },
  ],
};

const PERMISSIONS: PermissionDelta = {
  id: 'a',
  csvName: 'quill.v2.0.0',
  kind: 'compared',
  changeKind: 'changed',
  newDangers: ['read-secrets'],
  holder: { kind: 'account', name: 'quill' },
  added: [
    {
      rule: {
        apiGroups: [''],
        resources: ['secrets'],
        resourceNames: [],
        nonResourceURLs: [],
        verbs: ['get', 'list'],
      },
      dangers: ['read-secrets'],
      newDangers: ['read-secrets'],
      scope: { kind: 'cluster', isWidened: false },
      elsewhere: null,
    },
  ],
  removed: [],
  unchanged: [],
};

function ticket(part: DeltaPart | null): string {
  return changeTicket(PLAN, part === null ? null : joinedDelta([part]), translate());
}

describe('a change ticket', () => {
  it('names the updated Operators', () => {
    expect(ticket(null)).toContain('| quill | 1.0.0 | 2.0.0 | quill |');
    expect(ticket(null)).toContain('Not compared with the cluster.');
  });

  it('reports parts without changes', () => {
    expect(ticket({}).match(/^None$/gm)).toHaveLength(6);
  });

  it('lists new permissions with their risks', () => {
    expect(ticket({ permissions: [PERMISSIONS] })).toContain('+ get, list secrets cluster-wide');
  });

  it('lists risks, images and objects', () => {
    const text = ticket({
      risks: [{ kind: 'major-version', csvName: 'quill.v2.0.0', from: '1.0.0', to: '2.0.0' }],
      images: [
        {
          id: 'i',
          csvName: 'quill.v2.0.0',
          state: 'changed',
          before: { place: { kind: 'related', name: 'q' }, image: 'example.com/quill:1' },
          after: { place: { kind: 'related', name: 'q' }, image: 'example.com/quill:2' },
        },
      ],
    });
    expect(text).toContain('`quill.v2.0.0`: 1.0.0 → 2.0.0 is a major update');
    expect(text).toContain('`example.com/quill:1` → `example.com/quill:2` (Changed)');
  });

  it('shows a hostile name as text', async () => {
    const hostile = changeTicket(
      { ...PLAN, name: '<img src=x>[a](javascript:b)' },
      null,
      translate(),
    );
    const html = new DOMParser().parseFromString(await marked.parse(hostile), 'text/html');
    expect(html.querySelector('img, a')).toBeNull();
    expect(html.body.textContent).toContain('<img src=x>[a](javascript:b)');
  });
});
