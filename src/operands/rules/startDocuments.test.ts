import { describe, expect, it } from 'vitest';
import { anOperandApi, PEN_SCHEMA } from '~/test/operandBuilders';
import { invalidAnnotations, startDocuments } from './startDocuments';
import { startNamed } from '~/form/rules/startDocument';

const pen = (name: string, apiVersion = 'ink.example.com/v1') => ({
  apiVersion,
  kind: 'Pen',
  metadata: { name },
  spec: { size: 1 },
});

const idsWith = (annotations: Readonly<Record<string, string>>) =>
  startDocuments(anOperandApi(annotations), PEN_SCHEMA, []).map(
    ({ id, title }) => `${id} ${title}`,
  );

describe('initial documents of an instance', () => {
  it('are the required one, then examples of this version, then others', () => {
    expect(
      idsWith({
        'operatorframework.io/initialization-resource': JSON.stringify(pen('first')),
        'alm-examples': JSON.stringify([
          pen('old', 'ink.example.com/v1alpha1'),
          pen('blue'),
          { ...pen('other'), kind: 'Well' },
          pen('same-kind-in-another-group', 'paper.example.com/v1'),
        ]),
      }),
    ).toEqual(['initialization first', 'example-1 blue', 'example-2 old', 'blank ']);
  });

  it('have the requested version', () => {
    const old = JSON.stringify(pen('old', 'ink.example.com/v1alpha1'));
    const api = anOperandApi({
      'operatorframework.io/initialization-resource': old,
      'alm-examples': `[${old}]`,
    });
    const [initialization, example] = startDocuments(api, PEN_SCHEMA, []);
    expect(initialization?.document).toEqual(pen('old'));
    expect(example?.document).toEqual(pen('old'));
  });

  it.each([
    ['not JSON', '[{'],
    ['neither a list nor an instance', '{"kind": "Pen"}'],
    ['empty', '[null, 3, "Pen", {"kind": {}}]'],
    ['too large', `["${'a'.repeat(1_100_000)}"]`],
  ])('accept examples that are %s', (_name, examples) => {
    expect(idsWith({ 'alm-examples': examples })).toEqual(['blank ']);
  });

  it('include a single example that is not in a list', () => {
    expect(idsWith({ 'alm-examples': JSON.stringify(pen('blue')) })).toEqual([
      'example-1 blue',
      'blank ',
    ]);
  });

  it.each([
    ['[{', ['alm-examples']],
    ['', []],
    [' null ', []],
    ['[]', []],
    ['{}', []],
  ])('annotation %j is invalid: %j', (text, names) => {
    expect(invalidAnnotations(anOperandApi({ 'alm-examples': text }))).toEqual(names);
  });

  it('include samples of the console for the same version', () => {
    const sample = (name: string, apiVersion: string) => ({
      metadata: { name },
      spec: { title: name, yaml: 'kind: Pen', targetResource: { apiVersion, kind: 'Pen' } },
    });
    const documents = startDocuments(anOperandApi(), PEN_SCHEMA, [
      sample('mine', 'ink.example.com/v1'),
      sample('other', 'ink.example.com/v2'),
    ]);
    expect(documents.map(({ id }) => id)).toEqual(['sample-mine', 'blank']);
  });

  it('have at least the required fields', () => {
    const [blank] = startDocuments(anOperandApi(), PEN_SCHEMA, []);
    expect(blank?.document).toMatchObject({ kind: 'Pen', spec: { size: 1 } });
  });

  it('start with the named one, or else the first', () => {
    const documents = startDocuments(
      anOperandApi({ 'alm-examples': JSON.stringify([pen('a'), pen('b')]) }),
      null,
      [],
    );
    expect(startNamed(documents, 'example-2')?.title).toBe('b');
    expect(startNamed(documents, 'gone')?.title).toBe('a');
  });

  it('include valid examples of a list, up to a hundred', () => {
    const pen = { apiVersion: 'ink.example.com/v1', kind: 'Pen', metadata: { name: 7 } };
    const list = [null, ...Array.from({ length: 200 }, () => pen)];
    const found = startDocuments(anOperandApi({ 'alm-examples': JSON.stringify(list) }), null, []);
    expect(found).toHaveLength(100);
    expect(found[0]).toMatchObject({ kind: 'example', title: '1' });
  });
});
