import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../types';
import { admit } from './admit';
import { entryWith, specSchema, thing } from './exampleKind';

type Case = {
  readonly rule: string;
  readonly self: JsonObject;
  readonly before?: JsonObject;
  readonly more?: JsonObject;
  readonly says: readonly string[];
};

const SCHEMA = {
  size: { type: 'string' },
  count: { type: 'integer' },
  namespace: { type: 'string' },
  until: { type: 'string', format: 'date-time' },
  ports: {
    type: 'array',
    'x-kubernetes-list-type': 'map',
    'x-kubernetes-list-map-keys': ['name'],
    items: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        port: {
          type: 'integer',
          'x-kubernetes-validations': [{ rule: 'self == oldSelf', message: 'a port stays' }],
        },
      },
    },
  },
};

const SHRINKS = 'quantity(self.size).compareTo(quantity(oldSelf.size)) >= 0';

// Kubernetes: staging/src/k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel/validation.go
describe('rules in CEL', () => {
  it.each<Case>([
    { rule: 'self.count < 3', self: { count: 2 }, says: [] },
    {
      rule: 'self.count < 3',
      self: { count: 3 },
      says: ['spec Invalid value: failed rule: self.count < 3'],
    },
    {
      rule: 'self.count < 3',
      self: {},
      more: { message: 'few' },
      says: ['spec Invalid value: no such key: count evaluating rule: few'],
    },
    {
      rule: 'self.count < 3',
      self: { count: 3 },
      more: { message: 'few', messageExpression: "'not ' + string(self.count)" },
      says: ['spec Invalid value: not 3'],
    },
    {
      rule: 'self.count < 3',
      self: { count: 3 },
      more: { message: 'few', messageExpression: 'self.none' },
      says: ['spec Invalid value: few'],
    },
    { rule: "self.__namespace__ == 'a'", self: { namespace: 'a' }, says: [] },
    {
      rule: "self.until > timestamp('2026-01-01T00:00:00Z')",
      self: { until: '2026-02-01T00:00:00Z' },
      says: [],
    },
    {
      rule: "self.size.matches('^(a+)+$')",
      self: { size: `${'a'.repeat(40)}!` },
      says: ["spec Invalid value: failed rule: self.size.matches('^(a+)+$')"],
    },
    { rule: "self.size.matches('^(?i)[[:alpha:]]$')", self: { size: 'A' }, says: [] },
    { rule: SHRINKS, self: { size: '1Gi' }, says: [] },
    { rule: SHRINKS, self: { size: '2Gi' }, before: { size: '1Gi' }, says: [] },
    {
      rule: SHRINKS,
      self: { size: '900Mi' },
      before: { size: '1Gi' },
      more: { message: 'size cannot shrink', fieldPath: '.size', reason: 'FieldValueForbidden' },
      says: ['spec.size Forbidden: size cannot shrink'],
    },
    {
      rule: '!oldSelf.hasValue() || self.count >= oldSelf.value().count',
      self: { count: 1 },
      more: { optionalOldSelf: true },
      says: [],
    },
    {
      rule: 'oldSelf.hasValue()',
      self: { count: 1 },
      more: { optionalOldSelf: true, message: 'only by migration' },
      says: ['spec Invalid value: only by migration'],
    },
    { rule: 'isIP(self.size)', self: { size: 'x' }, says: [] },
    {
      rule: 'true',
      self: {
        ports: [
          { name: 'b', port: 2 },
          { name: 'a', port: 9 },
        ],
      },
      before: {
        ports: [
          { name: 'a', port: 1 },
          { name: 'b', port: 2 },
        ],
      },
      says: ['spec.ports[1].port Invalid value: 9: a port stays'],
    },
  ])('$rule, $self after $before', ({ rule, self, before, more = {}, says }) => {
    const schema = specSchema(SCHEMA, { 'x-kubernetes-validations': [{ rule, ...more }] });
    const { causes } = admit(
      entryWith(schema),
      thing(self),
      before === undefined ? undefined : thing(before),
    );
    expect(causes.map(({ field, message }) => `${field} ${message}`)).toEqual(says);
  });

  it('only warns about values that an update does not change', () => {
    const validations = [{ rule: 'self.count < 3', message: 'few' }];
    const schema = specSchema(SCHEMA, { 'x-kubernetes-validations': validations });
    const bad = thing({ count: 7 });
    expect(admit(entryWith(schema), bad, bad)).toMatchObject({
      causes: [],
      warnings: ['spec: Invalid value: few'],
    });
  });
});
