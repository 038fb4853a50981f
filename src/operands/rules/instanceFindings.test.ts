import { describe, expect, it } from 'vitest';
import { anOperandApi } from '~/test/operandBuilders';
import { isIgnored, operatorFindings } from './instanceFindings';

describe('the Operator of an instance', () => {
  const api = anOperandApi();
  const ofProviders = (isReady: boolean | null) => ({
    ...api,
    providers: api.providers.map((one) => ({ ...one, isReady })),
  });

  it.each([
    ['watches the namespace', api, 'team-a', []],
    ['watches another namespace', api, 'team-b', ['not-watched']],
    ['is not ready', ofProviders(false), 'team-a', ['operator-not-ready']],
    ['has an unknown state', ofProviders(null), 'team-a', []],
    ['is not installed', { ...api, providers: [] }, 'team-a', ['no-operator']],
  ])('%s', (_, found, namespace, expected) => {
    expect(operatorFindings(found, namespace).map(({ kind }) => kind)).toEqual(expected);
  });
});

describe('an instance that its Operator ignores', () => {
  const NOW = Date.parse('2026-11-26T12:00:00Z');
  const SCHEMA = { properties: { status: {} } };
  const at = (creationTimestamp: string, rest: object = {}) => ({
    metadata: { creationTimestamp, generation: 2 },
    ...rest,
  });

  it.each([
    ['no status after a minute', at('2026-11-26T11:58:00Z'), SCHEMA, true],
    [
      'an old generation',
      at('2026-11-26T11:58:00Z', { status: { observedGeneration: 1 } }),
      SCHEMA,
      true,
    ],
    ['not yet', at('2026-11-26T11:59:30Z'), SCHEMA, false],
    [
      'changed a moment ago',
      {
        metadata: {
          creationTimestamp: '2026-11-25T00:00:00Z',
          managedFields: [{ time: '2026-11-26T11:59:30Z' }],
        },
      },
      SCHEMA,
      false,
    ],
    ['a kind without status', at('2026-11-26T11:58:00Z'), { properties: {} }, false],
    ['a status', at('2026-11-26T11:58:00Z', { status: { phase: 'Ready' } }), SCHEMA, false],
    ['invalid times', at('soon'), SCHEMA, true],
    ['nothing at all', null, null, false],
  ])('%s', (_, object, schema, expected) => {
    expect(isIgnored(object, schema, NOW)).toBe(expected);
  });
});
