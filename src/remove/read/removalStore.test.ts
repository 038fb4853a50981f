import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begunRun } from '~/remove/rules/run/removalRun';
import { aDeletion } from '~/test/removalBuilders';

const KEY = 'operator-hub/removal/';
const SUBJECT = { id: 'team-a/acme', title: 'Acme' };
const run = begunRun(SUBJECT, [
  aDeletion({ name: 'acme', stage: 'subscription', uid: null }),
  aDeletion({ name: 'acme.v1', stage: 'csv', uid: null }),
]);
const waiting = begunRun(
  { id: 'team-a/base', title: 'Base' },
  [aDeletion({ name: 'base' })],
  ['team-a/acme'],
);

/** A reloaded page, with the stored data of the tab. */
async function aNewPage() {
  vi.resetModules();
  const { taken } = await import('~/kube/identity');
  taken({ session: 'admin', acting: null });
  return import('./removalStore');
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.resetModules();
});

describe('stored removals of the browser tab', () => {
  it.each([
    ['its own id', 'team-a/acme', 'team-a/acme'],
    ['its CSV, which might be its only remaining resource', 'team-a/acme.v1', 'team-a/acme'],
    ['the CSV of another namespace', 'team-b/acme.v1', null],
    ['another Operator', 'team-a/onyx', null],
  ])('are found after a reload by %s', async (_, id, expected) => {
    sessionStorage.setItem(`["admin"] ${KEY}team-a/acme`, JSON.stringify(run));
    const { subjectNamed } = await aNewPage();
    expect(subjectNamed(id)).toBe(expected);
  });

  it('are distinguished from a clean-up of leftovers that deletes the same CSV', async () => {
    const cleanUp = { ...run, subject: { id: 'leftovers', title: 'Leftovers' } };
    sessionStorage.setItem(`["admin"] ${KEY}leftovers`, JSON.stringify(cleanUp));
    const { subjectNamed } = await aNewPage();
    expect(subjectNamed('team-a/acme.v1')).toBeNull();
  });

  it('keep their order after a reload', async () => {
    sessionStorage.setItem(`["admin"] ${KEY}team-a/acme`, JSON.stringify(run));
    sessionStorage.setItem(`["admin"] ${KEY}team-a/base`, JSON.stringify(waiting));
    const { currentRun } = await aNewPage();
    expect(currentRun('team-a/base')?.after).toEqual(['team-a/acme']);
  });

  it('do not wait for removals that were complete before the reload', async () => {
    sessionStorage.setItem(`["admin"] ${KEY}team-a/base`, JSON.stringify(waiting));
    const { currentRun } = await aNewPage();
    expect(currentRun('team-a/base')?.after).toEqual([]);
  });

  it('start when previous removals are complete', async () => {
    const { currentRun, setRun } = await aNewPage();
    setRun('team-a/base', waiting);
    setRun('team-a/acme', { ...run, isOver: true });
    expect(currentRun('team-a/base')).toMatchObject({ after: [], pause: null });
  });

  it('require confirmation to start if the previous removal was skipped', async () => {
    const { currentRun, setRun } = await aNewPage();
    setRun('team-a/base', waiting);
    const items = run.items.map((item) => ({ ...item, state: { kind: 'skipped' } as const }));
    setRun('team-a/acme', { ...run, items, isOver: true });
    expect(currentRun('team-a/base')).toMatchObject({ after: [], pause: 'left' });
  });

  it('require confirmation to start if the previous removal was canceled', async () => {
    const { currentRun, setRun } = await aNewPage();
    setRun('team-a/base', waiting);
    setRun('team-a/acme', run);
    setRun('team-a/acme', null);
    expect(currentRun('team-a/base')).toMatchObject({ after: [], pause: 'left' });
  });
});
