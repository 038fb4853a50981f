import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { operandNamespace } from './operatorName';
import { whatNext } from './whatNext';

const PEN = {
  name: 'pens.ink.example.com',
  kind: 'Pen',
  version: 'v1',
  displayName: 'Fountain pen',
};
const POT = { name: 'pots.ink.example.com', kind: 'Pot', version: 'v1' };
const spec = { customresourcedefinitions: { owned: [PEN, POT] } };

const RESOURCE = 'operatorframework.io/initialization-resource';
const LINK = 'operatorframework.io/initialization-link';

const after = (annotations: Readonly<Record<string, string>>) =>
  whatNext(aCsv({ annotations, spec }));

describe('the initialization resource (IN-047, IN-048)', () => {
  const whole = {
    apiVersion: 'ink.example.com/v1',
    kind: 'Pen',
    metadata: { name: 'main' },
    spec: {},
  };

  it('is offered first, and not again below', () => {
    const next = after({ [RESOURCE]: JSON.stringify(whole) });
    expect(next.initialization).toMatchObject({
      kind: 'operand',
      name: 'main',
      api: { kind: 'Pen', displayName: 'Fountain pen' },
    });
    expect(next.apis.map(({ kind }) => kind)).toEqual(['Pot']);
  });

  it.each([
    ['another version', { ...whole, apiVersion: 'ink.example.com/v1alpha1' }],
    ['no spec', { ...whole, spec: undefined }],
  ])('can have %s', (_, object) => {
    expect(after({ [RESOURCE]: JSON.stringify(object) }).initialization).toMatchObject({
      kind: 'operand',
      api: { name: 'pens.ink.example.com', version: 'v1' },
    });
  });

  it('can be of an API that the Operator does not describe', () => {
    const next = after({ [RESOURCE]: JSON.stringify({ ...whole, kind: 'Nib' }) });
    expect(next.initialization).toMatchObject({ api: { kind: 'Nib', displayName: 'Nib' } });
    expect(next.apis).toHaveLength(2);
  });

  it.each([
    ['invalid JSON', '{'],
    ['a list', JSON.stringify([whole])],
    ['a text', '"Pen"'],
    ['null', 'null'],
    ['without a name', JSON.stringify({ ...whole, metadata: {} })],
    ['without a kind', JSON.stringify({ ...whole, kind: undefined })],
    ['without a group', JSON.stringify({ ...whole, apiVersion: 'v1' })],
  ])('that is %s is malformed', (_, annotation) => {
    expect(after({ [RESOURCE]: annotation }).initialization).toEqual({ kind: 'malformed' });
  });

  it.each([{}, { [RESOURCE]: ' ' }])('does not exist with %j', (annotations) => {
    expect(after(annotations).initialization).toBeNull();
  });
});

it.each([
  ['https://pens.example.com/start', 'https://pens.example.com/start'],
  ['/harbour/overview?show-welcome-modal=true', '/harbour/overview?show-welcome-modal=true'],
  ['//pens.example.com', null],
  ['/\\pens.example.com', null],
  ['/\t/pens.example.com', null],
  ['pens', null],
  ['http://pens.example.com', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['', null],
])('links to the Operator’s own page %j: %j', (annotation, expected) => {
  expect(after({ [LINK]: annotation }).link).toBe(expected);
});

it('offers no internal API', () => {
  const internal = { 'operators.operatorframework.io/internal-objects': `["${POT.name}"]` };
  expect(after(internal).apis.map(({ kind }) => kind)).toEqual(['Pen']);
});

it.each([
  ['["pen-console"]', ['pen-console']],
  ['pen-console', []],
])('names the console plugins in %j', (annotation, expected) => {
  expect(after({ 'console.openshift.io/plugins': annotation }).consolePlugins).toEqual(expected);
});

it.each([
  [['team-a'], 'team-a'],
  [[''], 'team-a'],
  [['other', 'team-a'], 'team-a'],
  [['tenant-1', 'tenant-2'], 'tenant-1'],
  [[], 'team-a'],
])('with %j watched from team-a, operands go to %s', (watched, expected) => {
  expect(operandNamespace('team-a', watched)).toBe(expected);
});
