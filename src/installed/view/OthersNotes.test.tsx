import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begunRun } from '~/remove/rules/run/removalRun';
import { actAs } from '~/test/acting';
import { aSubscription } from '~/test/builders';
import { answering, resetCluster, watched } from '~/test/consoleSdk';
import { aDeletion } from '~/test/removalBuilders';
import { renderAt } from '~/test/render';
import { OthersNotes } from './UnfinishedNotes';

const OWN_KEY = '["admin"]';
const VERA = '["admin","vera",[]]';
const OWN = /^Started as yourself\. To continue, stop impersonating\.$/;

/** Runs that were started in this tab. @param as the identity as stored; `''`: the user without impersonation */
function begunAs(as: string, ...ids: readonly string[]): void {
  for (const id of ids) {
    const run = begunRun({ id, title: id.toUpperCase() }, [aDeletion({ name: 'main' })]);
    keep(as, `removal/${id}`, run);
  }
}

function keep(as: string, name: string, what: object): void {
  const key = `operator-hub/${name}`;
  sessionStorage.setItem(`${as === '' ? OWN_KEY : as} ${key}`, JSON.stringify(what));
}

const show = (scope: string | null = null) => renderAt('/', <OthersNotes scope={scope} />);
const titles = () =>
  screen
    .queryAllByText(/not (complete|re-created)$/)
    .map(({ textContent }) => textContent.split(':')[1]);

beforeEach(() => {
  sessionStorage.clear();
  resetCluster();
});
afterEach(() => {
  actAs();
  sessionStorage.clear();
});

describe('operations that were started as another user', () => {
  it('exclude the user’s own operations', () => {
    begunAs('', 'team-a/acme');
    show();
    expect(titles()).toEqual([]);
  });

  it.each([
    ['', OWN],
    ['["admin","wanda",[]]', /^Started as user wanda\. /],
    ['["admin","vera",["a","b"]]', /^Started as user vera with groups a, b\. /],
    ['["admin","writers",["writers"]]', /^Started as group writers\. /],
  ])('by %j show when they can continue', (as, words) => {
    begunAs(as, 'team-a/acme');
    actAs('vera');
    show();
    expect(titles()).toEqual(['Uninstall of TEAM-A/ACME not complete']);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are shown once each, and only for Operators in the namespace', () => {
    begunAs('', 'team-a/acme', 'team-a/onyx', 'team-b/quill', 'leftovers');
    begunAs(VERA, 'team-a/own');
    begunAs('["admin","writers",["writers"]]', 'team-a/heron');
    actAs('vera');
    show('team-a');
    expect(titles()).toEqual([
      'Uninstall of 2 Operators not complete',
      'Uninstall of TEAM-A/HERON not complete',
    ]);
  });

  it('of a user who was signed in before are not shown', () => {
    begunAs('["mallory"]', 'team-a/acme');
    begunAs('["mallory","vera",[]]', 'team-a/onyx');
    for (const who of [undefined, 'vera']) {
      actAs(who);
      const { unmount } = show();
      expect(titles()).toEqual([]);
      unmount();
    }
  });

  it('name a Subscription that must be re-created once, unless it exists', async () => {
    answering(() => ({ status: { allowed: true } }));
    watched('Subscription', { data: [aSubscription({ name: 'acme', namespace: 'team-a' })] });
    for (const name of ['acme', 'onyx']) {
      const metadata = { name, namespace: 'team-a' };
      const manifest = { apiVersion: 'operators.coreos.com/v1alpha1', metadata, spec: {} };
      const plan = { manifest, uid: null, csvNames: [`${name}.v1`], unpacking: null };
      for (const kept of [name, `${name}.v1`]) keep('', `resubscription/team-a/${kept}`, plan);
    }
    actAs('vera');
    show();
    await screen.findByText(OWN);
    expect(titles()).toEqual(['Subscription of onyx not re-created']);
  });
});
