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

const VALUES: readonly BothWays<Schema>[] = [
  [
    'V1P-005, V1P-007: a default appears, or goes',
    field(text),
    field({ ...text, default: 'small' }),
    ['V1P-005 default-added ^.spec.size: - → small'],
    ['V1P-007 default-removed ^.spec.size: small → -'],
  ],
  [
    'V1P-005: a default that is empty is one',
    field(text),
    field({ ...text, default: '' }),
    ['V1P-005 default-added ^.spec.size: - → '],
    ['V1P-007 default-removed ^.spec.size:  → -'],
  ],
  [
    'V1P-005: so is false',
    field({ type: 'boolean' }),
    field({ type: 'boolean', default: false }),
    ['V1P-005 default-added ^.spec.size: - → false'],
    ['V1P-007 default-removed ^.spec.size: false → -'],
  ],
  [
    'V1P-006: a default changes',
    field({ ...number, default: 1 }),
    field({ ...number, default: 3 }),
    ['V1P-006 default-changed ^.spec.size: 1 → 3'],
    ['V1P-006 default-changed ^.spec.size: 3 → 1'],
  ],
  [
    'V1P-006: only the value of a default counts, not the order of its fields',
    field({ type: 'object', default: { a: 1, b: 2 } }),
    field({ type: 'object', default: { b: 2, a: 1 } }),
    [],
    [],
  ],
  [
    'V1P-006: an object as default',
    field({ type: 'object', default: { a: 1 } }),
    field({ type: 'object', default: {} }),
    ['V1P-006 default-changed ^.spec.size: {"a":1} → {}'],
    ['V1P-006 default-changed ^.spec.size: {} → {"a":1}'],
  ],
  [
    'a new field may have a default',
    spec({}),
    field({ ...text, default: 'small' }),
    ['ok field-added ^.spec.size: - → string'],
    ['V1P-003 field-removed ^.spec.size: string → -'],
  ],
  [
    'V1P-008: an enum is put on a field that had none; V1P-009: dropping all values is refused, too',
    field(text),
    field({ ...text, enum: ['a', 'b'] }),
    ['V1P-008 enum-added ^.spec.size: - → a, b'],
    ['V1P-009 enum-removed ^.spec.size: a, b → -'],
  ],
  [
    'V1P-009, V1P-018: a value leaves an enum, or joins it',
    field({ ...text, enum: ['a', 'b', 'c'] }),
    field({ ...text, enum: ['b', 'a'] }),
    ['V1P-009 enum-value-removed ^.spec.size: c → -'],
    ['ok enum-value-added ^.spec.size: - → c'],
  ],
  [
    'V1P-009, V1P-016: values are exchanged',
    field({ ...text, enum: ['a', 'b'] }),
    field({ ...text, enum: ['a', 'c', 'd'] }),
    ['V1P-009 enum-value-removed ^.spec.size: b → -', 'ok enum-value-added ^.spec.size: - → c, d'],
    ['V1P-009 enum-value-removed ^.spec.size: c, d → -', 'ok enum-value-added ^.spec.size: - → b'],
  ],
  [
    'V1P-009: 1 and "1" are two values',
    field({ enum: [1] }),
    field({ enum: ['1'] }),
    ['V1P-009 enum-value-removed ^.spec.size: 1 → -', 'ok enum-value-added ^.spec.size: - → 1'],
    ['V1P-009 enum-value-removed ^.spec.size: 1 → -', 'ok enum-value-added ^.spec.size: - → 1'],
  ],
];

/** V1P-013: a bound, the lower and the higher value of it. */
const BOUNDS = [
  ['minimum', 'V1P-010'],
  ['minLength', 'V1P-010'],
  ['minItems', 'V1P-010'],
  ['minProperties', 'V1P-010'],
  ['maximum', 'V1P-011'],
  ['maxLength', 'V1P-011'],
  ['maxItems', 'V1P-011'],
  ['maxProperties', 'V1P-011'],
] as const;

const BOUND_ROWS = BOUNDS.flatMap(([bound, rule]): readonly BothWays<Schema>[] => {
  const narrower = rule === 'V1P-010' ? 3 : 0;
  const at = `^.spec.size ${bound}`;
  return [
    [
      `${rule}, V1P-018: ${bound} is tightened, or loosened`,
      field({ [bound]: 1 }),
      field({ [bound]: narrower }),
      [`${rule} bound-narrowed ${at}: 1 → ${narrower.toString()}`],
      [`ok bound-widened ${at}: ${narrower.toString()} → 1`],
    ],
    [
      `V1P-012, V1P-013: ${bound} appears, or goes`,
      field({}),
      field({ [bound]: 0 }),
      [`V1P-012 bound-added ${at}: - → 0`],
      [`ok bound-removed ${at}: 0 → -`],
    ],
  ];
});

it.each([...VALUES, ...BOUND_ROWS])('%s', (_title, before, after, forth, back) => {
  expect(described(schemaDelta(before, after))).toEqual(forth);
  expect(described(schemaDelta(after, before))).toEqual(back);
});
