import { describe, expect, it } from 'vitest';
import { unsupportedMode } from './installModes';

const no = (type: string, what: string): string =>
  `${type} InstallModeType not supported, cannot configure to watch ${what}`;

describe('unsupportedMode', () => {
  it.each([
    { modes: ['OwnNamespace'], targets: ['home'], problem: undefined },
    { modes: ['SingleNamespace'], targets: ['home'], problem: no('OwnNamespace', 'own namespace') },
    { modes: ['SingleNamespace'], targets: ['other'], problem: undefined },
    {
      modes: ['OwnNamespace'],
      targets: ['other'],
      problem: no('SingleNamespace', 'one namespace'),
    },
    { modes: ['AllNamespaces'], targets: [''], problem: undefined },
    { modes: ['OwnNamespace'], targets: [''], problem: no('AllNamespaces', 'all namespaces') },
    { modes: ['MultiNamespace'], targets: ['a', 'b'], problem: undefined },
    { modes: ['OwnNamespace'], targets: ['a', 'b'], problem: no('MultiNamespace', '2 namespaces') },
    {
      modes: ['MultiNamespace'],
      targets: ['a', 'home'],
      problem: no('OwnNamespace', 'own namespace'),
    },
    {
      modes: ['MultiNamespace'],
      targets: ['', 'a'],
      problem:
        'operatorgroup has invalid selected namespaces, NamespaceAll found when |selected namespaces| > 1',
    },
    {
      modes: ['AllNamespaces'],
      targets: [],
      problem:
        'operatorgroup has invalid selected namespaces, cannot configure to watch zero namespaces',
    },
  ])('$modes for $targets', ({ modes, targets, problem }) => {
    const supported = new Map(modes.map((mode) => [mode, true]));
    expect(unsupportedMode(supported, 'home', targets)).toBe(problem);
  });
});
