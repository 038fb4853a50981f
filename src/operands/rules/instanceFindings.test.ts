import { describe, expect, it } from 'vitest';
import { anOperandApi } from '~/test/operandBuilders';
import { operatorFindings, unreportedFor } from './instanceFindings';

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

describe('how long an instance has had no status', () => {
  const NOW = Date.parse('2026-11-26T12:00:00Z');
  const MINUTES_2 = 120_000;
  const SCHEMA = { properties: { status: {} } };
  const at = (creationTimestamp: string, rest: object = {}) => ({
    metadata: { creationTimestamp, generation: 2 },
    ...rest,
  });

  it.each([
    ['no status after a minute', at('2026-11-26T11:58:00Z'), SCHEMA, MINUTES_2],
    [
      'an old generation',
      at('2026-11-26T11:58:00Z', { status: { observedGeneration: 1 } }),
      SCHEMA,
      MINUTES_2,
    ],
    ['not yet', at('2026-11-26T11:59:30Z'), SCHEMA, null],
    [
      'changed a moment ago',
      {
        metadata: {
          creationTimestamp: '2026-11-25T00:00:00Z',
          managedFields: [{ time: '2026-11-26T11:59:30Z' }],
        },
      },
      SCHEMA,
      null,
    ],
    ['a kind without status', at('2026-11-26T11:58:00Z'), { properties: {} }, null],
    ['a status', at('2026-11-26T11:58:00Z', { status: { phase: 'Ready' } }), SCHEMA, null],
    ['invalid times', at('soon'), SCHEMA, NOW],
    ['nothing at all', null, null, null],
  ])('%s', (_, object, schema, expected) => {
    expect(unreportedFor(object, schema, NOW)).toBe(expected);
  });
});
