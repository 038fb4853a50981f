import { describe, expect, it } from 'vitest';
import { isUnreferenced, type PathCsv } from './csv';

const csv: PathCsv = {
  name: 'quill.v1.0.0',
  replaces: null,
  isCopied: false,
  isTerminating: false,
};

// Sources: OLM, pkg/controller/registry/resolver/source_csvs.go (Snapshot) and variable_types.go
// (NewBundleVariableFromOperator); OLM issue 2201; recording not_upgradeable.
describe('a CSV that no Subscription refers to', () => {
  it.each<[string, Partial<PathCsv>, string[], (string | null)[], boolean]>([
    ['its Subscription was deleted', {}, [], [], true],
    ['a Subscription names another CSV', {}, ['quill.v3.0.0'], [null], true],
    ['another CSV replaces a third one', {}, [], ['basalt.v1.0.0'], true],
    ['it replaces a CSV that no Subscription names', { replaces: 'quill.v0.9.0' }, [], [], true],
    ['a Subscription or an InstallPlan names it', {}, ['quill.v1.0.0'], [], false],
    ['another CSV replaces it', {}, ['quill.v2.0.0'], ['quill.v1.0.0'], false],
    ['it replaces the named CSV', { replaces: 'quill.v0.9.0' }, ['quill.v0.9.0'], [], false],
    ['it is a copied CSV (CSV-014)', { isCopied: true }, [], [], false],
    ['it is in deletion', { isTerminating: true }, [], [], false],
  ])('%s', (_, changes, expectedNames, replaced, expected) => {
    const isExpected = (name: string) => expectedNames.includes(name);
    const others = replaced.map((replaces) => ({ replaces }));
    expect(isUnreferenced({ ...csv, ...changes }, { isExpected, others })).toBe(expected);
  });
});
