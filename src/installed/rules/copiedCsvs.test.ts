import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import type { OlmConfig } from '~/kube/models/olm';
import { copiesCall, copiesState } from './copiedCsvs';

function aConfig(spec: unknown, conditions: readonly object[] = []): OlmConfig {
  const config: OlmConfig = {
    metadata: { name: 'cluster', generation: 2 },
    status: { conditions },
  };
  return spec === undefined ? config : Object.assign(config, { spec });
}

describe('settings of copied CSVs (CSV-019)', () => {
  const test = (path: string, value: unknown) => ({ op: 'test', path, value });
  const add = (path: string, value: unknown) => ({ op: 'add', path, value });
  const FLAG = '/spec/features/disableCopiedCSVs';
  const features = { disableCopiedCSVs: true };

  it.each<[string, unknown, boolean, readonly unknown[]]>([
    ['no spec', undefined, true, [test('/metadata/generation', 2), add('/spec', { features })]],
    [
      'no features',
      { other: 1 },
      true,
      [test('/spec', { other: 1 }), add('/spec/features', features)],
    ],
    [
      'other features are kept, including new ones',
      { features: { packageServerSyncInterval: '12h' } },
      true,
      [add(FLAG, true)],
    ],
    [
      'enabled again',
      { features: { disableCopiedCSVs: true } },
      false,
      [test(FLAG, true), add(FLAG, false)],
    ],
  ])('%s', (_, spec, isDisabled, steps) => {
    const config = aConfig(spec);
    const call = copiesCall(config, isDisabled);
    expect(call).toMatchObject({ kind: 'patch', object: { name: 'cluster' }, steps });
    const after = structuredClone(config);
    const failures = applyPatch(after, call?.kind === 'patch' ? [...call.steps] : []);
    expect(failures.every((failure) => failure === null)).toBe(true);
    expect(copiesState(after).isDisabled).toBe(isDisabled);
    expect(copiesCall(after, isDisabled)).toBeNull();
  });

  it('creates a missing OLMConfig', () => {
    expect(copiesCall(null, true)).toMatchObject({
      kind: 'create',
      manifest: { kind: 'OLMConfig', metadata: { name: 'cluster' }, spec: { features } },
    });
    expect(copiesCall(null, false)).toBeNull();
  });
});

describe('OLM’s condition of copied CSVs', () => {
  const disabled = { features: { disableCopiedCSVs: true } };
  it.each<[string, unknown, { status: string; message: string }, boolean]>([
    [
      'copied CSVs are being deleted',
      disabled,
      { status: 'False', message: 'unexpected copied CSV was found' },
      false,
    ],
    ['copied CSVs are deleted', disabled, { status: 'True', message: 'none were found' }, true],
    ['OLM has not processed the setting yet', {}, { status: 'True', message: 'disabled' }, false],
    [
      'copied CSVs are being created',
      {},
      { status: 'False', message: 'at least one copied CSVs is missing' },
      false,
    ],
    ['copied CSVs exist', {}, { status: 'False', message: 'present across the cluster' }, true],
  ])('%s', (_, spec, condition, isSettled) => {
    const config = aConfig(spec, [{ type: 'DisabledCopiedCSVs', reason: 'X', ...condition }]);
    expect(copiesState(config)).toMatchObject({
      isSettled,
      reported: { message: condition.message },
    });
  });

  it('is absent without a condition', () => {
    const nothing = { isDisabled: false, reported: null, isSettled: false };
    expect(copiesState(null)).toEqual(nothing);
    expect(copiesState(Object.assign(aConfig(7), { status: 'x' }))).toEqual(nothing);
  });
});
