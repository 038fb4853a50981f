import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { recordIn } from '~/kube/json';
import { childFields, type Field, fieldTree, hintedField, innerField } from './fields';
import { isShortItem, unionIn } from './unions';

const TEXT = { type: 'string' };
const object = (...keys: readonly string[]): JsonRecord => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, TEXT])),
});
const REFERENCE = object('name', 'key', 'optional');
const ENV = {
  type: 'object',
  properties: {
    name: TEXT,
    value: TEXT,
    valueFrom: {
      type: 'object',
      properties: {
        configMapKeyRef: REFERENCE,
        fieldRef: object('fieldPath'),
        secretKeyRef: REFERENCE,
      },
    },
  },
};
const FILES = {
  type: 'object',
  properties: {
    name: TEXT,
    secretName: TEXT,
    defaultMode: { type: 'integer' },
    items: {
      type: 'array',
      items: { type: 'object', properties: { key: TEXT, path: TEXT, mode: { type: 'integer' } } },
    },
  },
};
const VOLUME = {
  type: 'object',
  properties: {
    name: TEXT,
    azureDisk: object('diskURI'),
    configMap: FILES,
    emptyDir: object('medium'),
    persistentVolumeClaim: object('claimName'),
    secret: FILES,
  },
};

describe('fields that exclude each other', () => {
  it.each<readonly [string, JsonRecord, readonly string[] | null]>([
    [
      'a variable',
      ENV,
      ['value', 'valueFrom.configMapKeyRef', 'valueFrom.fieldRef', 'valueFrom.secretKeyRef'],
    ],
    [
      'the source of a value',
      ENV.properties.valueFrom,
      ['configMapKeyRef', 'fieldRef', 'secretKeyRef'],
    ],
    [
      'variables of an object',
      object('prefix', 'secretRef', 'configMapRef'),
      ['configMapRef', 'secretRef'],
    ],
    ['a volume', VOLUME, ['configMap', 'secret', 'emptyDir', 'persistentVolumeClaim', 'azureDisk']],
    [
      'a probe',
      object('exec', 'grpc', 'httpGet', 'tcpSocket', 'periodSeconds'),
      ['exec', 'grpc', 'httpGet', 'tcpSocket'],
    ],
    [
      'stated by the schema',
      {
        ...object('inline', 'url', 'name'),
        oneOf: [{ required: ['inline'] }, { required: ['url'] }],
      },
      ['inline', 'url'],
    ],
    [
      'other conditions of the schema',
      {
        ...object('inline', 'url'),
        oneOf: [{ required: ['inline', 'url'] }, { required: ['url'] }],
      },
      null,
    ],
    ['another variable', object('name', 'value', 'valueFrom', 'comment'), null],
    ['none', object('name', 'value'), null],
    ['no schema', {}, null],
  ])('%s', (_, schema, expected) => {
    expect(unionIn({ schema })?.map((steps) => steps.join('.')) ?? null).toEqual(expected);
  });
});

const SPEC = {
  type: 'object',
  properties: {
    env: { type: 'array', items: ENV },
    volumes: { type: 'array', items: VOLUME },
    tolerations: { type: 'array', items: object('effect', 'key', 'operator', 'value') },
    many: { type: 'array', items: object('a', 'b', 'c', 'd', 'e', 'f') },
  },
};
const TREE = fieldTree({ properties: { spec: SPEC } }, [], { isNew: true, isNamespaced: true });

function fieldAt(...path: readonly (string | number)[]): Field {
  return hintedField(TREE, path, { label: 'Field' });
}

describe('an item of a list', () => {
  it.each([
    ['env', true],
    ['tolerations', true],
    ['volumes', false],
    ['many', false],
  ])('of %s is a row: %s', (key, expected) => {
    const item = innerField(fieldAt('spec', key), 0, TREE.described);
    expect(isShortItem(item, TREE.described)).toBe(expected);
  });
});

describe('controls of core types', () => {
  it.each([
    ['the key in a Secret', ['env', 0, 'valueFrom', 'secretKeyRef', 'key'], 'reference', 'Secret'],
    [
      'the key in a ConfigMap',
      ['env', 0, 'valueFrom', 'configMapKeyRef', 'key'],
      'reference',
      'ConfigMap',
    ],
    ['the key of a file', ['volumes', 0, 'secret', 'items', 0, 'key'], 'reference', 'Secret'],
    ['the key of a toleration', ['tolerations', 0, 'key'], 'text', undefined],
    ['the mode of a file', ['volumes', 0, 'configMap', 'items', 0, 'mode'], 'mode', undefined],
    ['the mode of all files', ['volumes', 0, 'configMap', 'defaultMode'], 'mode', undefined],
  ] as const)('%s', (_, path, control, kind) => {
    const field = fieldAt('spec', ...path);
    expect([field.control, field.keyOf?.kind]).toEqual([control, kind]);
  });

  it('read the keys of the object beside', () => {
    expect(fieldAt('spec', 'env', 1, 'valueFrom', 'secretKeyRef', 'key').keyOf?.name).toEqual([
      'spec',
      'env',
      1,
      'valueFrom',
      'secretKeyRef',
      'name',
    ]);
    expect(fieldAt('spec', 'volumes', 0, 'secret', 'items', 2, 'key').keyOf?.name).toEqual([
      'spec',
      'volumes',
      0,
      'secret',
      'secretName',
    ]);
  });
});

describe('a field that a page words', () => {
  it('has the words of the page and the control of its schema', () => {
    const field = hintedField(TREE, ['spec', 'env'], {
      label: 'Variables',
      help: 'Of all containers',
    });
    expect(field).toMatchObject({
      label: 'Variables',
      help: 'Of all containers',
      control: 'list-of-objects',
    });
    expect(childFields(field, TREE.described)).toHaveLength(0);
  });

  it('is a text if the schema does not have it', () => {
    const field = hintedField(TREE, ['metadata', 'annotations', 'olm.catalogImageTemplate'], {
      label: 'Template',
    });
    expect(field).toMatchObject({
      control: 'text',
      path: ['metadata', 'annotations', 'olm.catalogImageTemplate'],
    });
    expect(recordIn(hintedField(TREE, ['spec', 'gone'], { label: 'Gone' }).schema)['type']).toBe(
      'string',
    );
  });
});
