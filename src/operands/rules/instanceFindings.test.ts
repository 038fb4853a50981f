import { describe, expect, it } from 'vitest';
import { anOperandApi, PEN, PEN_SCHEMA } from '~/test/operandBuilders';
import { instanceFindings, isBlocking, isIgnored, type Checked } from './instanceFindings';
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
const CHECKED: Checked = { api: anOperandApi(), model: PEN, definition: DEFINITION };

const PEN_TEXT = `apiVersion: ink.example.com/v1
kind: Pen
metadata: {name: blue, namespace: team-a}
spec:
  size: 3
`;

function kinds(text: string, checked: Partial<Checked> = {}): readonly string[] {
  return instanceFindings(readYaml(text), { ...CHECKED, ...checked }).map((finding) =>
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
    ['a wrong type', PEN_TEXT.replace('size: 3', 'size: big'), ['violation 5']],
    ['a missing field', PEN_TEXT.replace('size: 3', 'ink: red'), ['violation 5']],
    ['an unknown field', `${PEN_TEXT}  cap: red\n`, ['dropped 6']],
    ['a placeholder', `${PEN_TEXT}  ink: <your-ink>\n`, ['placeholder 6']],
    ['a rounded integer', PEN_TEXT.replace('size: 3', 'size: 9223372036854775807'), ['rounded 5']],
    ['no finding for a status', `${PEN_TEXT}status: {phase: Ready}\n`, []],
    [
      'a namespace without a watching Operator',
      PEN_TEXT.replace('team-a', 'team-b'),
      ['not-watched'],
    ],
    ['broken YAML', 'a: [', ['broken 1']],
  ])('%s', (_name, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('says less without the definition', () => {
    expect(kinds(PEN_TEXT.replace('size: 3', 'size: big'), { definition: null })).toEqual([]);
  });

  it('reports an Operator that is missing or not ready', () => {
    const api = anOperandApi();
    const providers = api.providers.map((one) => ({ ...one, isReady: false }));
    expect(kinds(PEN_TEXT, { api: { ...api, providers } })).toEqual(['operator-not-ready']);
    expect(kinds(PEN_TEXT, { api: { ...api, providers: [] } })).toEqual(['no-operator']);
    const unknown = api.providers.map((one) => ({ ...one, isReady: null }));
    expect(kinds(PEN_TEXT, { api: { ...api, providers: unknown } })).toEqual([]);
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
    const findings = instanceFindings(readYaml(PEN_TEXT.replace('size: 3', 'size: big')), CHECKED);
    expect(findings.map(isBlocking)).toEqual([false]);
    expect(instanceFindings(readYaml(''), CHECKED).map(isBlocking)).toEqual([true]);
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
