import { describe, expect, it } from 'vitest';
import { anOperandOf } from '~/test/uninstallBuilders';
import { managementOf, type ProvidingOperator } from './operands';

const OWN = ['team-a'];
const running = (managed: ProvidingOperator['managed']) => ({
  name: 'x/twin.v1',
  managed,
  runs: true,
});
const idle = (managed: ProvidingOperator['managed']) => ({ ...running(managed), runs: false });
const owner = { group: 'vault.example.com', kind: 'Vault', name: 'main' };

describe('careOf', () => {
  it.each([
    ['its own namespace', 'team-a', { own: OWN }, 'own'],
    ['a namespace without a watching Operator', 'team-x', { own: OWN }, 'own'],
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
      'any namespace if another installation might watch it',
      'team-a',
      { own: OWN, others: [running(null)] },
      'unsure',
    ],
    [
      'its own namespace if not all Operators are known (OG-013)',
      'team-a',
      { own: OWN, areAllKnown: false },
      'own',
    ],
    [
      'another namespace if not all Operators are known',
      'team-x',
      { own: OWN, areAllKnown: false },
      'unsure',
    ],
    [
      'unknown namespaces if not all Operators are known',
      'team-a',
      { own: null, areAllKnown: false },
      'unsure',
    ],
    [
      'its own namespace, which a failed one also watches (recording api_conflict)',
      'team-a',
      { own: OWN, others: [idle([''])] },
      'own',
    ],
    [
      'its own namespace with a failed one that might watch it',
      'team-a',
      { own: OWN, others: [idle(null)] },
      'own',
    ],
    [
      'another namespace, which a temporarily failed one watches',
      'team-b',
      { own: OWN, others: [idle(['team-b'])] },
      'unsure',
    ],
    [
      'one of all namespaces, which a failed one also watches',
      'team-b',
      { own: [''], others: [idle(['team-b'])] },
      'own',
    ],
    ['cluster scope', null, { own: OWN }, 'own'],
    ['cluster scope with a failed one', null, { own: OWN, others: [idle([''])] }, 'unsure'],
    [
      'cluster scope, watched by it, with a failed one',
      null,
      { own: [''], others: [idle([''])] },
      'own',
    ],
    [
      'cluster scope with another installation',
      null,
      { own: OWN, others: [running(['team-b'])] },
      'other',
    ],
    [
      'cluster scope if not all Operators are known',
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
