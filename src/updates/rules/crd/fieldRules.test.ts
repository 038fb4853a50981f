import { expect, it } from 'vitest';
import {
  type BothWays,
  type Schema,
  field,
  number,
  schemaDelta,
  spec,
  text,
  described,
} from './testDefinitions';

const FIELDS: readonly BothWays<Schema>[] = [
  [
    'V1P-002, V1P-018: a field becomes required',
    field(text),
    spec({ size: text }, { required: ['size'] }),
    ['V1P-002 required-added ^.spec.size'],
    ['ok required-removed ^.spec.size'],
  ],
  [
    'V1P-002: a required field of the object itself',
    spec({}),
    { ...spec({}), required: ['spec'] },
    ['V1P-002 required-added ^.spec'],
    ['ok required-removed ^.spec'],
  ],
  [
    'V1P-002, V1P-016: each field that becomes required',
    spec({ a: text, b: text }, { required: ['a'] }),
    spec({ a: text, b: text, c: text }, { required: ['c', 'b', 'a'] }),
    [
      'V1P-002 required-added ^.spec.b',
      'V1P-002 required-added ^.spec.c',
      'ok field-added ^.spec.c: - → string',
    ],
    [
      'V1P-003 field-removed ^.spec.c: string → -',
      'ok required-removed ^.spec.b',
      'ok required-removed ^.spec.c',
    ],
  ],
  [
    'required fields in another order are the same',
    spec({}, { required: ['a', 'b'] }),
    spec({}, { required: ['b', 'a'] }),
    [],
    [],
  ],
  [
    'V1P-003, V1P-022: a field is removed',
    spec({ pollInterval: text }),
    spec({}),
    ['V1P-003 field-removed ^.spec.pollInterval: string → -'],
    ['ok field-added ^.spec.pollInterval: - → string'],
  ],
  [
    'V1P-003: of fields within fields the topmost is told',
    spec({ tls: { type: 'object', properties: { cert: text, key: text } } }),
    spec({}),
    ['V1P-003 field-removed ^.spec.tls: object → -'],
    ['ok field-added ^.spec.tls: - → object'],
  ],
  [
    'a new field may have required fields of its own',
    spec({}),
    spec({ tls: { type: 'object', required: ['cert'], properties: { cert: text } } }),
    ['ok field-added ^.spec.tls: - → object'],
    ['V1P-003 field-removed ^.spec.tls: object → -'],
  ],
  [
    'V1P-003: a field of an item of a list',
    spec({ hosts: { type: 'array', items: { type: 'object', properties: { port: number } } } }),
    spec({ hosts: { type: 'array', items: { type: 'object' } } }),
    ['V1P-003 field-removed ^.spec.hosts[*].port: integer → -'],
    ['ok field-added ^.spec.hosts[*].port: - → integer'],
  ],
  [
    'V1P-003: the schema of a map’s values goes',
    field({ type: 'object', additionalProperties: text }),
    field({ type: 'object' }),
    ['V1P-003 keyword-removed ^.spec.size{} additionalProperties: string → -'],
    ['V1P-017 keyword-added ^.spec.size{} additionalProperties: - → string'],
  ],
  [
    'V1P-003: the schema of items goes',
    field({ type: 'array', items: text }),
    field({ type: 'array' }),
    ['V1P-003 keyword-removed ^.spec.size[*] items: string → -'],
    ['V1P-017 keyword-added ^.spec.size[*] items: - → string'],
  ],
  [
    'a name that would read as two is quoted',
    spec({}),
    spec({ 'a.b': text }),
    ['ok field-added ^.spec["a.b"]: - → string'],
    ['V1P-003 field-removed ^.spec["a.b"]: string → -'],
  ],
  [
    'V1P-004: the type of a field changes',
    field(text),
    field(number),
    ['V1P-004 type-changed ^.spec.size: string → integer'],
    ['V1P-004 type-changed ^.spec.size: integer → string'],
  ],
  [
    'V1P-004: a field loses its type',
    field(text),
    field({}),
    ['V1P-004 type-changed ^.spec.size: string → -'],
    ['V1P-004 type-changed ^.spec.size: - → string'],
  ],
  [
    'V1P-004: the type of the values of a map changes',
    field({ type: 'object', additionalProperties: text }),
    field({ type: 'object', additionalProperties: number }),
    ['V1P-004 type-changed ^.spec.size{}: string → integer'],
    ['V1P-004 type-changed ^.spec.size{}: integer → string'],
  ],
];

const RULE = { rule: 'self.size > 0', message: 'too small' };

const CEL: readonly BothWays<Schema>[] = [
  [
    'V1P-017: a CEL rule appears, or goes',
    field({}),
    field({ 'x-kubernetes-validations': [RULE] }),
    ['V1P-017 rule-added ^.spec.size x-kubernetes-validations: - → self.size > 0'],
    ['V1P-017 rule-removed ^.spec.size x-kubernetes-validations: self.size > 0 → -'],
  ],
  [
    'V1P-017: one CEL rule of two',
    field({ 'x-kubernetes-validations': [RULE] }),
    field({ 'x-kubernetes-validations': [{ rule: 'self == oldSelf' }, RULE] }),
    ['V1P-017 rule-added ^.spec.size x-kubernetes-validations: - → self == oldSelf'],
    ['V1P-017 rule-removed ^.spec.size x-kubernetes-validations: self == oldSelf → -'],
  ],
  [
    'V1P-017: what else a CEL rule says',
    field({ 'x-kubernetes-validations': [{ rule: 'a' }] }),
    field({ 'x-kubernetes-validations': [{ rule: 'a', optionalOldSelf: true }] }),
    [
      'V1P-017 rule-changed ^.spec.size x-kubernetes-validations: {"rule":"a"} → {"optionalOldSelf":true,"rule":"a"}',
    ],
    [
      'V1P-017 rule-changed ^.spec.size x-kubernetes-validations: {"optionalOldSelf":true,"rule":"a"} → {"rule":"a"}',
    ],
  ],
];

it.each([...FIELDS, ...CEL])('%s', (_title, before, after, forth, back) => {
  expect(described(schemaDelta(before, after))).toEqual(forth);
  expect(described(schemaDelta(after, before))).toEqual(back);
});
