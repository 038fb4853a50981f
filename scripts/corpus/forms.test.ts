import { describe, expect, it } from 'vitest';
import { jsonIn, type JsonRecord, listIn, recordIn, textIn } from '../../src/kube/json';
import { readDefinition } from '~/olm/schema/readDefinition';
import { childFields, type Field, fieldTree, innerField } from '~/form/rules/fields';
import { type FieldPath, valueAt } from '~/form/rules/fieldPaths';
import { fieldIndex, findFields } from '~/form/rules/fieldSearch';
import { withoutText, withText } from '~/form/rules/textEdits';
import { readYaml, startText } from '~/form/rules/yamlText';
import { OPERANDS, recordsIn } from './corpus';

const PLACE = { isNew: true, isNamespaced: true };
const LONG = 300_000;

const packages = recordsIn(OPERANDS);

function storedSchema(definition: unknown, version?: unknown): JsonRecord {
  const { versions } = readDefinition(recordIn(definition));
  const stored = [...versions.values()].find(({ isStorage }) => isStorage);
  return (versions.get(String(version)) ?? stored)?.schema ?? {};
}

const GROUPS = ['group', 'resources', 'selector'];

/** All descendants of a field as in the form: one item of each list, one value of each map. */
function* allFields(field: Field, tree: ReturnType<typeof fieldTree>): Generator<Field> {
  if (GROUPS.includes(field.control)) {
    for (const child of childFields(field, tree.described)) {
      yield child;
      yield* allFields(child, tree);
    }
  } else if (field.control.startsWith('list')) {
    yield* allFields(innerField(field, 0, tree.described), tree);
  } else if (field.control.startsWith('map')) {
    yield* allFields(innerField(field, 'key', tree.described), tree);
  }
}

describe('forms of real definitions', () => {
  it(
    'have each field of the schema, in the tree and in the search',
    () => {
      const counts: number[] = [];
      let controls = 0;
      let islands = 0;
      for (const definition of packages.flatMap((one) => listIn(one['definitions']))) {
        const tree = fieldTree(storedSchema(definition), [], PLACE);
        const found = new Set(fieldIndex(tree).entries.map(({ pattern }) => pattern));
        const shown = [...allFields(tree.root, tree)];
        const fields = shown.filter(({ pattern }) => pattern.startsWith('spec.'));
        counts.push([...found].filter((pattern) => pattern.startsWith('spec.')).length);
        controls += fields.length;
        islands += fields.filter(({ control }) => control === 'yaml').length;
        const patterns = new Set(shown.map(({ pattern }) => pattern));
        expect([...found].filter((pattern) => !patterns.has(pattern))).toEqual([]);
        expect([...patterns].filter((pattern) => !found.has(pattern))).toEqual([]);
      }
      expect(counts).toHaveLength(2209);
      // The largest tree, and the share of YAML editors that the specification of instances states.
      expect(Math.max(...counts)).toBe(12_316);
      expect(controls).toBeGreaterThan(490_000);
      expect(islands / controls).toBeLessThan(0.0095);
    },
    LONG,
  );

  it(
    'use the descriptors, and count those of unknown fields',
    () => {
      let all = 0;
      let missing = 0;
      for (const { definitions, owned } of packages) {
        for (const api of listIn(owned).map(recordIn)) {
          const definition = listIn(definitions).find(
            (one) => recordIn(recordIn(one)['metadata'])['name'] === api['name'],
          );
          const descriptors = listIn(api['specDescriptors']);
          if (definition === undefined || descriptors.length === 0) continue;
          all += descriptors.length;
          const schema = storedSchema(definition, api['version']);
          missing += fieldTree(schema, descriptors, PLACE).described.missing;
        }
      }
      expect(all).toBe(14_683);
      expect(missing).toBe(1291);
    },
    LONG,
  );

  it('find fields of the largest within 10 ms of processor time', () => {
    const appians = packages
      .flatMap((one) => listIn(one['definitions']))
      .find((one) => String(recordIn(recordIn(one)['metadata'])['name']).startsWith('appians.'));
    const index = fieldIndex(fieldTree(storedSchema(appians), [], PLACE));
    const queries = ['r', 're', 'resources', 'limits cpu', 'spec.x', 'q'];
    queries.forEach((query) => findFields(index, query, 30));
    const before = process.cpuUsage();
    for (let round = 0; round < 5; round += 1) {
      for (const query of queries) expect(findFields(index, query, 30).length).toBeLessThan(31);
    }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 5 / queries.length).toBeLessThan(10);
  });
});

describe('examples of real Operators', () => {
  const examples = packages
    .flatMap(({ annotations }) =>
      listIn(jsonIn(textIn(recordIn(annotations)['alm-examples']) ?? '')),
    )
    .map(recordIn);

  it(
    'are the same text after each value is set to what it is, changed and changed back, removed and set again',
    () => {
      expect(examples).toHaveLength(1787);
      for (const example of examples) {
        const text = startText(example, { namespace: 'team-a', isNamespaced: true, taken: [] });
        const read = readYaml(text);
        const object = read.kind === 'object' ? read.object : null;
        const leaves = leavesOf(object, []);
        for (const leaf of leaves) {
          expect(withText(text, leaf, valueAt(object, leaf))).toBe(text);
        }
        for (const leaf of leaves.slice(-MOST_CHANGED)) changeAndBack(text, object, leaf);
      }
    },
    LONG,
  );
});

/** Per example, because each is parsed again. */
const MOST_CHANGED = 1;

function changeAndBack(text: string, object: unknown, leaf: FieldPath): void {
  const value = valueAt(object, leaf);
  const changed = withText(text, leaf, 'changed by hand');
  expect(differingLines(text, changed)).toBeLessThanOrEqual(linesOf(value));
  expect(valueAt(read(changed), leaf)).toBe('changed by hand');
  if (typeof value === 'string' && !value.includes('\n')) {
    expect(valueAt(read(withText(changed, leaf, value)), leaf)).toBe(value);
  }
  // Removing an item changes the indices of the following ones.
  if (typeof leaf.at(-1) === 'number') return;
  const removed = withoutText(text, leaf, () => true);
  expect(valueAt(read(removed), leaf)).toBeUndefined();
  const again = withText(removed, leaf, value);
  expect(valueAt(read(again), leaf)).toEqual(value);
  expect(withoutText(again, leaf, () => true)).toBe(removed);
}

function read(text: string): unknown {
  const found = readYaml(text);
  return found.kind === 'object' ? found.object : null;
}

/** Lines of one text that the other does not contain. */
function differingLines(one: string, other: string): number {
  const lines = new Set(other.split('\n'));
  return one.split('\n').filter((line) => !lines.has(line)).length;
}

function linesOf(value: unknown): number {
  return typeof value === 'string' ? value.split('\n').length + 1 : 1;
}

function leavesOf(value: unknown, path: FieldPath): readonly FieldPath[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) => leavesOf(item, [...path, at]));
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}
