import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { recordIn } from '~/kube/json';
import { sourceAt, withMovedText, withoutText, withSourceText, withText } from './textEdits';
import { type FieldPath, valueAt, withValueAt } from './fieldPaths';
import { readYaml } from './yamlText';

const never = () => false;

/** Parsed again, because `readYaml` caches the result of an edit. */
function reread(text: string): unknown {
  return parse(text, { version: '1.1', uniqueKeys: true });
}

const TEXT = `# made by hand
kind: Pen
spec: # what it is
  # how many
  size: 3 # three
  name: "blue"
  word: 'it''s'
  text: |
    one
    two

  none:
  colors:
  - red # first
  # in between
  - green
  parts:
    - name: nib
      # of steel
      hard: true
    - name: cap
  flow: {a: 1, b: [x, y]}
  empty: {}
  last: end
`;

describe('a field is set', () => {
  it.each<[string, FieldPath, unknown, string, string]>([
    ['number', ['spec', 'size'], 5, '  size: 3 # three', '  size: 5 # three'],
    ['quoted text', ['spec', 'name'], 'red', '  name: "blue"', '  name: "red"'],
    ['text in single quotes', ['spec', 'word'], "a'b", "  word: 'it''s'", "  word: 'a''b'"],
    ['text that looks like a number', ['spec', 'last'], '12', 'last: end', 'last: "12"'],
    ['text that looks like a boolean', ['spec', 'last'], 'yes', 'last: end', 'last: "yes"'],
    ['block', ['spec', 'text'], 'a\nb\n', '    one\n    two\n', '    a\n    b\n'],
    ['no value', ['spec', 'none'], 'x', '  none:\n', '  none: x\n'],
    ['item', ['spec', 'colors', 0], 'blue', '- red # first', '- blue # first'],
    ['further item', ['spec', 'colors', 2], 'blue', '- green\n', '- green\n  - blue\n'],
    [
      'field of an item',
      ['spec', 'parts', 1, 'hard'],
      false,
      '- name: cap\n',
      '- name: cap\n      hard: false\n',
    ],
    ['value in a flow', ['spec', 'flow', 'a'], 2, '{a: 1,', '{a: 2,'],
    ['field in a flow', ['spec', 'flow', 'c'], 'z', 'y]}', 'y], c: z}'],
    ['field of an empty object', ['spec', 'empty', 'a'], 1, 'empty: {}', 'empty:\n    a: 1'],
    ['new object', ['spec', 'new', 'a', 'b'], 1, 'end\n', 'end\n  new:\n    a:\n      b: 1\n'],
    ['new list', ['spec', 'new', 0, 'a'], 1, 'end\n', 'end\n  new:\n    - a: 1\n'],
    ['key of a prototype', ['spec', '__proto__'], 'x', 'end\n', 'end\n  __proto__: x\n'],
    [
      'key with a dot',
      ['metadata', 'labels', 'a/b.c'],
      'x',
      'end\n',
      'end\nmetadata:\n  labels:\n    a/b.c: x\n',
    ],
  ])('%s', (_name, path, value, before, after) => {
    expect(TEXT).toContain(before);
    expect(withText(TEXT, path, value)).toBe(TEXT.replace(before, after));
  });

  it('to its current value, and nothing changes', () => {
    expect(withText(TEXT, ['spec', 'word'], "it's")).toBe(TEXT);
  });

  it('in an invalid text, and nothing changes', () => {
    expect(withText('a: [', ['a'], 1)).toBe('a: [');
  });

  it('with the line breaks of the text', () => {
    expect(withText('a: 1\r\nb: 2\r\n', ['c', 'd'], 1)).toBe('a: 1\r\nb: 2\r\nc:\r\n  d: 1\r\n');
  });

  it('in JSON', () => {
    expect(withText('{"a": {"b": "c"}}', ['a', 'b'], 'd')).toBe('{"a": {"b": "d"}}');
    expect(withText('{"a": {"b": "c"}}', ['a', 'e'], [1])).toBe('{"a": {"b": "c", e: [1]}}');
  });

  it('except for aliases and merged keys', () => {
    const text = 'base: &base {a: 1, b: 2}\none:\n  <<: *base\ntwo: *base\n';
    const merged = withText(text, ['one', 'a'], 5);
    expect(merged).toBe('base: &base {a: 1, b: 2}\none:\n  <<: *base\n  a: 5\ntwo: *base\n');
    expect(withText(text, ['two', 'a'], 5)).toContain('a: 5');
    expect(withText(text, ['two', 'a'], 5)).toContain('base');
    const block = 'base: &base\n  a: 1\ntwo: *base\n';
    expect(reread(withText(block, ['base', 'a'], 5))).toEqual({ base: { a: 5 }, two: { a: 1 } });
  });
});

describe('a field is removed', () => {
  it.each<[string, FieldPath, string, string]>([
    ['line', ['spec', 'size'], '  size: 3 # three\n', ''],
    ['block', ['spec', 'text'], '  text: |\n    one\n    two\n', ''],
    ['item', ['spec', 'colors', 0], '  - red # first\n', ''],
    ['object of a list', ['spec', 'parts', 1], '    - name: cap\n', ''],
    ['value in a flow', ['spec', 'flow', 'a'], 'a: 1, ', ''],
    ['last value in a flow', ['spec', 'flow', 'b', 1], 'x, y', 'x'],
    ['first field of an item', ['spec', 'parts', 0, 'name'], '- name: nib', '- '],
    ['only field of an item', ['spec', 'parts', 1, 'name'], '    - name: cap\n', ''],
    ['last item', ['spec', 'last'], '  last: end\n', ''],
  ])('%s', (_name, path, before, after) => {
    expect(TEXT).toContain(before);
    expect(withoutText(TEXT, path, never)).toBe(TEXT.replace(before, after));
  });

  it('with its empty parents, except for kept ones', () => {
    const text = 'spec:\n  a:\n    b:\n      c: 1\n';
    const root = (path: FieldPath) => path.length < 2;
    expect(withoutText(text, ['spec', 'a', 'b', 'c'], root)).toBe('spec: {}\n');
    const kept = withoutText(text, ['spec', 'a', 'b', 'c'], (path) => path.length === 2);
    expect(kept).toBe('spec:\n  a: {}\n');
  });

  it('and set again', () => {
    const set = withText(TEXT, ['spec', 'new', 'a', 0, 'b'], 'x');
    const unset = withoutText(set, ['spec', 'new', 'a', 0, 'b'], never);
    expect(unset).toBe(TEXT);
    expect(withText(unset, ['spec', 'new', 'a', 0, 'b'], 'x')).toBe(set);
  });
});

describe('an item of a list', () => {
  it('is moved with its comment', () => {
    const moved = withMovedText(TEXT, ['spec', 'colors'], [0, 1]);
    expect(moved).toBe(
      TEXT.replace(
        '- red # first\n  # in between\n  - green',
        '- green\n  # in between\n  - red # first',
      ),
    );
    expect(withMovedText('a: [1, {b: 2}]\n', ['a'], [1, 0])).toBe('a: [{b: 2}, 1]\n');
  });
});

describe('a number of more than 53 bits', () => {
  it('is written as it was typed', () => {
    const text = withSourceText('spec:\n  a: 1\n', ['spec', 'a'], '12345678901234567890') ?? '';
    expect(text).toBe('spec:\n  a: 12345678901234567890\n');
    expect(sourceAt(text, ['spec', 'a'])).toBe('12345678901234567890');
  });
});

describe('the lines of a field', () => {
  it('are cut out with their comments', () => {
    expect(sourceAt(TEXT, ['spec', 'parts'])).toBe(
      '- name: nib\n  # of steel\n  hard: true\n- name: cap',
    );
    expect(sourceAt(TEXT, ['spec', 'gone'])).toBeNull();
  });

  it('are put back as they were typed', () => {
    const typed = '- name: nib # sharp\n  hard: true\n# the last\n- name: cap';
    const changed = withSourceText(TEXT, ['spec', 'parts'], typed) ?? '';
    expect(changed).toContain('    - name: nib # sharp\n      hard: true\n    # the last\n');
    expect(sourceAt(changed, ['spec', 'parts'])).toBe(typed);
    expect(withSourceText(TEXT, ['spec', 'parts'], '- [')).toBeNull();
    expect(withSourceText(TEXT, ['spec', 'new'], 'a: 1 # one\nb: 2')).toContain(
      '  new:\n    a: 1 # one\n    b: 2\n',
    );
  });
});

/** A hand-written text, each line with the path of its field. */
type Line = { readonly text: string; readonly path: FieldPath };

const leaf = fc.oneof(
  fc.constantFrom('red', '"a b"', "'it''s'", '12', 'true', '-1.5', '[1, two]', '{a: 1, b: x}'),
  fc.constantFrom('0644', '"yes"', 'a b c', 'x # comment'),
);

const tree = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'long-key', 'c.d/e', 'name'), tie('node'), {
      minKeys: 1,
      maxKeys: 4,
    }),
  ),
})).node;

const style = fc.record({ indent: fc.constantFrom(0, 2, 4), comments: fc.boolean() });

function written(value: unknown, path: FieldPath, at: Style): readonly Line[] {
  const margin = ' '.repeat(at.column);
  const below = (column: number) => ({ ...at, column });
  const entries: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : Object.entries(recordIn(value));
  return entries.flatMap(([step, inner]) => {
    const own = [...path, step];
    const head = typeof step === 'number' ? '-' : `${step}:`;
    const comment = at.comments ? [{ text: `${margin}# about ${own.join('/')}`, path }] : [];
    if (typeof inner === 'string') {
      return [...comment, { text: `${margin}${head} ${inner}`, path: own }];
    }
    const isListInMap = Array.isArray(inner) && typeof step === 'string';
    const column = at.column + (isListInMap ? at.indent : 2);
    const lines = written(inner, own, below(column));
    return [...comment, { text: `${margin}${head}`, path: own }, ...lines];
  });
}

type Style = { readonly indent: number; readonly comments: boolean; readonly column: number };

describe('any text', () => {
  it('has the new value, and all other lines unchanged', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('spec', 'kind', 'data'), tree, { minKeys: 1 }),
        style,
        fc.nat(),
        fc.constantFrom<unknown>('new', '12', 7, true, 'two\nlines', ['x'], { y: [1] }),
        (document, how, pick, value) => {
          const lines = written(document, [], { ...how, column: 0 });
          const text = `${lines.map((line) => line.text).join('\n')}\n`;
          const found = readYaml(text);
          const object = found.kind === 'object' ? found.object : {};
          fc.pre(found.kind === 'object');
          const path = lines[pick % lines.length]?.path ?? [];
          fc.pre(path.length > 0);
          const changed = withText(text, path, value);
          expect(reread(changed)).toEqual(withValueAt(object, path, value));
          const others = lines.filter((line) => !path.every((step, at) => line.path[at] === step));
          expect(missingLines(others, changed)).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('contains typed text key by key, in one field and then in another', () => {
    const word = fc.oneof(
      fc.constantFrom('yes', '12', '0x1f', '- a', 'a: b', '# c', '', ' ', "it's", '"', '&x', '*y'),
      fc.string({ maxLength: 6 }).filter((one) => !/[^ -~]/.test(one)),
      fc.constantFrom<unknown>(7, true, null, 'two\nlines'),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('spec', 'kind', 'data'), tree, { minKeys: 1 }),
        style,
        fc.array(fc.tuple(fc.nat(), fc.array(word, { minLength: 1, maxLength: 4 })), {
          minLength: 1,
          maxLength: 3,
        }),
        (document, how, edits) => {
          const lines = written(document, [], { ...how, column: 0 });
          const start = `${lines.map((line) => line.text).join('\n')}\n`;
          fc.pre(readYaml(start).kind === 'object');
          const leaves = lines.filter(
            ({ path }) => path.length > 0 && typeof valueAt(reread(start), path) !== 'object',
          );
          fc.pre(leaves.length > 0);
          let text = start;
          let wanted: unknown = reread(start);
          for (const [pick, words] of edits) {
            const path = leaves[pick % leaves.length]?.path ?? [];
            for (const value of words) {
              text = withText(text, path, value);
              wanted = withValueAt(wanted, path, value);
              expect(reread(text)).toEqual(wanted);
              const read = readYaml(text);
              expect(read.kind === 'object' && read.object).toEqual(wanted);
            }
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('keeps all other lines when a field is removed, and gets the same value back', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('spec', 'kind', 'data'), tree, { minKeys: 2 }),
        style,
        fc.nat(),
        (document, how, pick) => {
          const lines = written(document, [], { ...how, column: 0 });
          const text = `${lines.map((line) => line.text).join('\n')}\n`;
          const found = readYaml(text);
          const object = found.kind === 'object' ? found.object : {};
          fc.pre(found.kind === 'object');
          const path = lines[pick % lines.length]?.path ?? [];
          fc.pre(path.length > 0);
          const removed = withoutText(text, path, () => true);
          expect(reread(removed)).toEqual(withValueAt(object, path, undefined));
          const others = lines.filter(
            (line) =>
              !line.text.trim().startsWith('#') &&
              // An empty parent is written explicitly.
              !line.path.every((step, at) => path[at] === step) &&
              !path.every((step, at) => line.path[at] === step),
          );
          expect(missingLines(others, removed)).toEqual([]);
          if (typeof path.at(-1) === 'number') return;
          const again = reread(withText(removed, path, valueAt(object, path)));
          expect(valueAt(again, path)).toEqual(valueAt(object, path));
        },
      ),
      { numRuns: 400 },
    );
  });
});

function missingLines(lines: readonly Line[], text: string): readonly string[] {
  const found = new Set(text.split('\n'));
  return lines.map((line) => line.text).filter((line) => !found.has(line));
}
