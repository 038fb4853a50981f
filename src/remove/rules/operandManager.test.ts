import { describe, expect, it } from 'vitest';
import { anOperandOf } from '~/test/uninstallBuilders';
import { type ProvidingOperator, managementOf } from './operandManager';

const OWN = ['team-a'];
const running = (reach: ProvidingOperator['reach']) => ({ name: 'x/twin.v1', reach, runs: true });
const idle = (reach: ProvidingOperator['reach']) => ({ ...running(reach), runs: false });
const owner = { group: 'vault.example.com', kind: 'Vault', name: 'main' };

describe('careOf', () => {
  it.each([
    ['its own namespace', 'team-a', { own: OWN }, 'own'],
    ['a namespace that nobody watches', 'team-x', { own: OWN }, 'own'],
    ['one of all namespaces', 'team-x', { own: [''] }, 'own'],
    [
      'a namespace that another installation watches (UN-012)',
      'team-b',
      { own: OWN, others: [running(['team-b'])] },
      'other',
    ],
    [
      'any namespace where another installation watches all',
      'team-a',
      { own: OWN, others: [running([''])] },
      'other',
    ],
    [
      'its own namespace beside another installation',
      'team-a',
      { own: OWN, others: [running(['team-b'])] },
      'own',
    ],
    [
      'where another one may watch anything',
      'team-a',
      { own: OWN, others: [running(null)] },
      'unsure',
    ],
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
    [
      'its own namespace, which another one watches that does not run (recording api_conflict)',
      'team-a',
      { own: OWN, others: [idle([''])] },
      'own',
    ],
    [
      'its own namespace beside one that does not run and may watch anything',
      'team-a',
      { own: OWN, others: [idle(null)] },
      'own',
    ],
    [
      'another namespace, which one watches that does not run at the moment',
      'team-b',
      { own: OWN, others: [idle(['team-b'])] },
      'unsure',
    ],
    [
      'one of all namespaces, which another one watches that does not run',
      'team-b',
      { own: [''], others: [idle(['team-b'])] },
      'own',
    ],
    ['the cluster as a whole', null, { own: OWN }, 'own'],
    [
      'the cluster as a whole, with one that does not run',
      null,
      { own: OWN, others: [idle([''])] },
      'unsure',
    ],
    [
      'the cluster as a whole, watched by it, with one that does not run',
      null,
      { own: [''], others: [idle([''])] },
      'own',
    ],
    [
      'the cluster as a whole, with another installation',
      null,
      { own: OWN, others: [running(['team-b'])] },
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
    expect(managementOf(anOperandOf('blue', { namespace }), all).manager).toBe(expected);
  });

  it('names running Operators that watch the namespace', () => {
    const others = [
      { ...running(['team-b']), name: 'team-b/twin.v1' },
      { ...running(['team-c']), name: 'team-c/twin.v1' },
      { ...idle(['']), name: 'everywhere/clash.v1' },
    ];
    const operand = anOperandOf('blue', { namespace: 'team-b' });
    expect(
      managementOf(operand, { own: OWN, others, areAllKnown: true, isForeign: () => false }),
    ).toEqual({ manager: 'other', managedBy: ['team-b/twin.v1'] });
  });

  it('assigns an object to the Operator of its owner', () => {
    const guardians = { own: OWN, others: [], areAllKnown: true };
    const operand = anOperandOf('blue', { owners: [owner] });
    expect(managementOf(operand, { ...guardians, isForeign: () => true }).manager).toBe('part');
    expect(managementOf(operand, { ...guardians, isForeign: () => false }).manager).toBe('own');
  });
});
