import { describe, expect, it } from 'vitest';
import { aCatalogItem } from '~/test/catalogBuilders';
import type { Failure } from '~/kube/failure';
import { type SourceAnswer, packagesIn, pendingIn, shortenedIn, unreadIn } from './sourceAnswers';

const broken: Failure = { kind: 'server', message: 'no' };
const source = (displayName: string) => ({
  id: displayName,
  displayName,
  identity: '',
  namespace: 'openshift-marketplace',
  catalog: { name: displayName, namespace: 'openshift-marketplace' },
});
const answer = (name: string, changes: Partial<SourceAnswer>): SourceAnswer => ({
  source: source(name),
  items: null,
  leftOut: null,
  failure: null,
  ...changes,
});
const filled = answer('filled', { items: [aCatalogItem('Quill')] });
const failing = answer('failing', { failure: broken });
const waiting = answer('waiting', {});
const stale = answer('stale', { items: [], failure: broken });

describe('the packages of several sources', () => {
  it.each([
    ['wait for the first response', [waiting, waiting], 'loading'],
    ['wait for the others if one failed', [waiting, failing], 'loading'],
    ['are available with the first response', [waiting, filled, failing], 'ready'],
    ['fail if nothing responded', [failing, failing], 'failed'],
    ['are none without any source', [], 'ready'],
  ])('%s', (_, answers, status) => {
    expect(packagesIn(answers).status).toBe(status);
  });

  it('are stale if one that responded before fails', () => {
    expect(packagesIn([stale])).toEqual({ status: 'ready', data: [], stale: broken });
    expect(packagesIn([filled, stale])).toMatchObject({ data: filled.items, stale: broken });
    expect(packagesIn([filled, failing])).toMatchObject({ stale: null });
  });

  it('name those that are missing', () => {
    const answers = [filled, failing, waiting, stale];
    expect(pendingIn(answers)).toEqual(['waiting']);
    expect(unreadIn(answers)).toEqual([{ catalog: 'failing', failure: broken }]);
  });

  it('name those whose packages are not shown', () => {
    const none = { unusable: [], twice: [] };
    const some = { unusable: ['quill'], twice: ['ink'] };
    const answers = [answer('whole', { leftOut: none }), answer('short', { leftOut: some })];
    expect(shortenedIn([waiting, ...answers])).toEqual([{ catalog: 'short', ...some }]);
  });

  it('name no catalog if all came from one response', () => {
    const whole = { ...source(''), catalog: null };
    expect(unreadIn([answer('', { source: whole, failure: broken })])).toEqual([]);
    expect(pendingIn([answer('', { source: whole })])).toEqual([]);
  });
});
