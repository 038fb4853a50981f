import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import {
  ABSENT,
  UNREADABLE,
  aCompared,
  aComparison,
  aVersion,
  anUpdate,
} from '~/test/comparisonBuilders';
import { apiServiceDeltas, webhookDeltas } from './webhookDeltas';

describe('webhookDeltas and apiServiceDeltas (OD-015)', () => {
  const webhooks = (...definitions: readonly JsonRecord[]) => ({ webhookdefinitions: definitions });
  const validating = { type: 'ValidatingAdmissionWebhook', generateName: 'v.example.com' };
  const mutating = { type: 'MutatingAdmissionWebhook', generateName: 'v.example.com' };
  const api = { group: 'x.example.com', version: 'v1', kind: 'X' };
  const serving = (...owned: readonly JsonRecord[]) => ({ apiservicedefinitions: { owned } });

  it.each<[string, JsonRecord, JsonRecord, readonly string[]]>([
    ['a new one', {}, webhooks(validating), ['added']],
    ['a removed one', webhooks(validating), {}, ['removed']],
    ['an unchanged one', webhooks(validating), webhooks(validating), ['same']],
    [
      'another position in the list',
      webhooks(mutating, validating),
      webhooks(validating, mutating),
      ['same', 'same'],
    ],
    [
      'another kind of the same name',
      webhooks(validating),
      webhooks(mutating),
      ['added', 'removed'],
    ],
    [
      'requests that now fail',
      webhooks({ ...validating, failurePolicy: 'Ignore' }),
      webhooks(validating),
      ['changed'],
    ],
    [
      'other objects',
      webhooks(validating),
      webhooks({
        ...validating,
        rules: [{ apiGroups: [''], resources: ['pods'], operations: ['*'] }],
      }),
      ['changed'],
    ],
  ])('tells %s', (_, before, after, states) => {
    const deltas = webhookDeltas(aComparison([anUpdate(before, after)]));
    expect(deltas.map(({ state }) => state)).toEqual(states);
  });

  it.each([
    ['cannot be read', UNREADABLE, 'unknown'],
    ['does not exist', ABSENT, 'added'],
  ])('when the old version %s', (_, before, state) => {
    const comparison = aComparison([aCompared(aVersion('2.0.0', webhooks(validating)), before)]);
    expect(webhookDeltas(comparison)).toMatchObject([{ state }]);
  });

  it.each<[string, JsonRecord, JsonRecord, readonly string[]]>([
    ['that are new', {}, serving(api), ['added']],
    [
      'that another Deployment provides',
      serving(api),
      serving({ ...api, deploymentName: 'd' }),
      ['changed'],
    ],
    ['that are removed', serving(api), serving(), ['removed']],
  ])('tells APIs %s', (_, before, after, states) => {
    const deltas = apiServiceDeltas(aComparison([anUpdate(before, after)]));
    expect(deltas.map(({ state }) => state)).toEqual(states);
  });
});
