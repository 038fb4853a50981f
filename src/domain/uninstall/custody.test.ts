import { describe, expect, it } from 'vitest';
import { anOperandOf } from '../../test/uninstallBuilders';
import { custodyOf } from './custody';

const OWN = ['team-a'];
const owner = { group: 'vault.example.com', kind: 'Vault', name: 'main' };

describe('custodyOf', () => {
  it.each([
    ['its own namespace', 'team-a', { own: OWN }, 'own'],
    ['a namespace that nobody watches', 'team-x', { own: OWN }, 'own'],
    ['one of all namespaces', 'team-x', { own: [''] }, 'own'],
    [
      'a namespace that another installation watches (UN-012)',
      'team-b',
      { own: OWN, others: [['team-b']] },
      'other',
    ],
    [
      'any namespace where another installation watches all',
      'team-a',
      { own: OWN, others: [['']] },
      'other',
    ],
    [
      'its own namespace beside another installation',
      'team-a',
      { own: OWN, others: [['team-b']] },
      'own',
    ],
    ['where another one may watch anything', 'team-a', { own: OWN, others: [null] }, 'unsure'],
    [
      'its own namespace, not all Operators known (OG-013)',
      'team-a',
      { own: OWN, areAllKnown: false },
      'own',
    ],
    [
      'another namespace, not all Operators known',
      'team-x',
      { own: OWN, areAllKnown: false },
      'unsure',
    ],
    [
      'a reach that is not known, not all Operators known',
      'team-a',
      { own: null, areAllKnown: false },
      'unsure',
    ],
    ['the cluster as a whole', null, { own: OWN }, 'own'],
    [
      'the cluster as a whole, with another installation',
      null,
      { own: OWN, others: [['team-b']] },
      'other',
    ],
    [
      'the cluster as a whole, not all Operators known',
      null,
      { own: OWN, areAllKnown: false },
      'unsure',
    ],
  ] as const)('%s', (_, namespace, guardians, expected) => {
    const all = { others: [], areAllKnown: true, isForeign: () => false, ...guardians };
    expect(custodyOf(anOperandOf('blue', { namespace }), all)).toBe(expected);
  });

  it('leaves an object to the other Operator whose object it belongs to', () => {
    const guardians = { own: OWN, others: [], areAllKnown: true };
    const operand = anOperandOf('blue', { owners: [owner] });
    expect(custodyOf(operand, { ...guardians, isForeign: () => true })).toBe('part');
    expect(custodyOf(operand, { ...guardians, isForeign: () => false })).toBe('own');
  });
});
