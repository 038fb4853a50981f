import { describe, expect, it } from 'vitest';
import { PEN, PEN_SCHEMA } from '~/test/operandBuilders';
import { documentFindings, isBlocking, type Checked } from './documentFindings';
import { readYaml } from './yamlText';

const DEFINITION = {
  version: 'v1',
  schema: PEN_SCHEMA,
  isPruning: true,
  isDeprecated: false,
  deprecation: null,
  columns: [],
  storage: null,
};
const CHECKED: Checked = { model: PEN, definition: DEFINITION };

const PEN_TEXT = `apiVersion: ink.example.com/v1
kind: Pen
metadata: {name: blue, namespace: team-a}
spec:
  size: 3
`;

function kinds(text: string, checked: Partial<Checked> = {}): readonly string[] {
  return documentFindings(readYaml(text), { ...CHECKED, ...checked }).map((finding) =>
    [finding.kind, 'line' in finding ? finding.line : ''].join(' ').trim(),
  );
}

describe('findings', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['none', PEN_TEXT, []],
    ['another kind', PEN_TEXT.replace('kind: Pen', 'kind: Well'), ['other-kind 2']],
    ['another version', PEN_TEXT.replace('/v1', '/v2'), ['other-kind 1']],
    ['no name', PEN_TEXT.replace('name: blue, ', ''), ['no-name 3']],
    ['a name that the server generates', PEN_TEXT.replace('name: blue', 'generateName: b-'), []],
    ['no namespace', PEN_TEXT.replace(', namespace: team-a', ''), ['no-namespace 3']],
    [
      'an empty namespace',
      PEN_TEXT.replace(' namespace: team-a', '\n  namespace: ""'),
      ['no-namespace 4'],
    ],
    ['a wrong type', PEN_TEXT.replace('size: 3', 'size: big'), ['violation 5']],
    ['a missing field', PEN_TEXT.replace('size: 3', 'ink: red'), ['violation 5']],
    ['an unknown field', `${PEN_TEXT}  cap: red\n`, ['dropped 6']],
    ['a placeholder', `${PEN_TEXT}  ink: <your-ink>\n`, ['placeholder 6']],
    ['a rounded integer', PEN_TEXT.replace('size: 3', 'size: 9223372036854775807'), ['rounded 5']],
    ['no finding for a status', `${PEN_TEXT}status: {phase: Ready}\n`, []],
    ['broken YAML', 'a: [', ['broken 1']],
  ])('%s', (_name, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('says less without the definition', () => {
    expect(kinds(PEN_TEXT.replace('size: 3', 'size: big'), { definition: null })).toEqual([]);
  });

  it('adds what the page knows', () => {
    const others: Checked['others'] = ({ kind }) => [
      { kind: 'stated', severity: 'warning', text: `Nobody watches a ${String(kind)}.` },
    ];
    expect(kinds(PEN_TEXT, { others })).toEqual(['stated']);
  });

  it('reports fields that the stored version does not contain', () => {
    const spec = { type: 'object', properties: {} };
    const storage = {
      version: 'v2',
      schema: { type: 'object', properties: { spec } },
    };
    const definition = { ...DEFINITION, storage };
    expect(kinds(PEN_TEXT, { definition })).toEqual(['dropped 5']);
  });

  it('rejects another identity of an edited instance', () => {
    const edited = { name: 'blue', namespace: 'team-a' };
    expect(kinds(PEN_TEXT, { edited })).toEqual([]);
    expect(kinds(PEN_TEXT.replace('blue', 'red'), { edited })).toEqual(['renamed 3']);
  });

  it('blocks only invalid documents', () => {
    const findings = documentFindings(readYaml(PEN_TEXT.replace('size: 3', 'size: big')), CHECKED);
    expect(findings.map(isBlocking)).toEqual([false]);
    expect(documentFindings(readYaml(''), CHECKED).map(isBlocking)).toEqual([true]);
  });
});
