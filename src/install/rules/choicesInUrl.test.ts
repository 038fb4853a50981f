import { describe, expect, it } from 'vitest';
import { choicesIn, forAnotherProject, keptOf, withChoice } from './choicesInUrl';
import { EMPTY_DRAFT } from '~/config/rules/draft';

describe('selections in a query', () => {
  it.each([
    ['', {}],
    [
      'channel=fast&version=1.0.0&namespace=x',
      { channel: 'fast', version: '1.0.0', namespace: 'x' },
    ],
    ['mode=OwnNamespace&approval=Manual', { mode: 'OwnNamespace', approval: 'Manual' }],
    ['target=a&target=b', { targets: ['a', 'b'] }],
    ['mode=Everywhere&approval=Never&channel=', {}],
  ])('%j are read', (query, expected) => {
    expect(choicesIn(new URLSearchParams(query))).toEqual(expected);
  });

  it.each([
    [
      'version=1&approval=Manual&mode=OwnNamespace',
      { channel: 'fast' },
      'mode=OwnNamespace&channel=fast',
    ],
    ['version=1&approval=Manual', { version: '2' }, 'version=2'],
    ['target=a&namespace=x', { mode: 'AllNamespaces' }, 'namespace=x&mode=AllNamespaces'],
    ['approval=Manual', { namespace: 'x' }, 'namespace=x'],
    ['target=a', { targets: ['b', 'c'] }, 'target=b&target=c'],
    ['keep=1', { approval: 'Manual' }, 'keep=1&approval=Manual'],
    ['keep=1', { credentials: { ROLEARN: 'arn:aws:iam::1:role/x' }, monitoring: true }, 'keep=1'],
  ] as const)(
    '%j: a selection resets dependent fields to their defaults',
    (query, choice, expected) => {
      expect(withChoice(new URLSearchParams(query), choice).toString()).toBe(expected);
    },
  );
});

it('keeps fields that do not depend on the namespace for another project', () => {
  const query = 'channel=fast&mode=SingleNamespace&namespace=a&target=b&target=c&approval=Manual';
  const kept = forAnotherProject(new URLSearchParams(query));
  expect(kept.toString()).toBe('channel=fast&mode=SingleNamespace');
});

it('keeps long or secret values out of the URL', () => {
  expect(keptOf({ channel: 'fast', config: EMPTY_DRAFT, credentials: { CLIENTID: '1' } })).toEqual({
    config: EMPTY_DRAFT,
    credentials: { CLIENTID: '1' },
  });
});
