import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begunRun as begunApprovals } from '~/updates/rules/inbox/approvalRun';
import { begunRun as begunRemoval } from '~/remove/rules/run/removalRun';
import { actAs } from '~/test/acting';
import { aDeletion } from '~/test/removalBuilders';
import * as removals from '~/remove/read/removalStore';
import { readTab, readTabAll, writeTab } from './tabStorage';
import * as approvals from '~/updates/read/approvalRun';

const SUBJECT = { id: 'team-a/acme', title: 'Acme' };
const PLAN = { namespace: 'team-a', name: 'install-1', generation: 1, csvNames: [], changes: [] };

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  actAs();
  removals.setRun(SUBJECT.id, null);
  approvals.setRun(null);
});

describe('data of the tab, during impersonation', () => {
  it('is not that of the real user, which is restored afterward', () => {
    writeTab('form', 'typed as oneself');
    actAs('vera');
    expect(readTab('form')).toBeNull();
    expect(readTabAll('fo')).toEqual([]);
    writeTab('form', 'typed as vera');
    expect(readTabAll('fo')).toEqual(['typed as vera']);
    actAs();
    expect(readTab('form')).toBe('typed as oneself');
    expect(readTabAll('fo')).toEqual(['typed as oneself']);
    actAs('vera');
    expect(readTab('form')).toBe('typed as vera');
  });

  it('does not continue approvals as another user, nor automatically afterward', () => {
    approvals.setRun(begunApprovals([PLAN]));
    expect(approvals.currentRun()?.isStopped).toBe(false);
    actAs('vera');
    expect(approvals.currentRun()).toBeNull();
    // The pending request is answered only now.
    approvals.sendRunEvent({ kind: 'accepted', id: 'team-a/install-1', at: 0 });
    actAs();
    expect(approvals.currentRun()).toMatchObject({ items: [{ plan: PLAN }], isStopped: true });
  });

  it('does not continue deletions as another user, nor automatically afterward', () => {
    // Not stored yet, because storing is delayed.
    removals.setRun(SUBJECT.id, begunRemoval(SUBJECT, [aDeletion({ name: 'main' })]));
    const hide = removals.showRun(SUBJECT.id);
    actAs('vera');
    hide();
    expect(removals.currentRun(SUBJECT.id)).toBeNull();
    expect(removals.unfinishedRemovals()).toEqual([]);
    actAs();
    expect(removals.currentRun(SUBJECT.id)?.pause).toBe('left');
    expect(removals.unfinishedRemovals()).toEqual([{ subject: SUBJECT, left: 1 }]);
  });
});
