import { applyPatch, structuredPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDeepObject, anObject } from '~/test/comparisonBuilders';
import { lineDiff } from '~/olm/lineDiff';
import { objectDiff } from './objectDiff';

describe('the diff of two objects', () => {
  it('has three lines of context', () => {
    const data = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`key${at + 10}`, 'x']));
    const diff = objectDiff(
      anObject('ConfigMap', { data }),
      anObject('ConfigMap', { data: { ...data, key30: 'y' } }),
    );
    expect(diff).toMatchObject({ kind: 'hunks', hunks: [{ oldStart: 23, newStart: 23 }] });
    expect(diff.kind === 'hunks' && diff.hunks[0]?.lines.map(({ kind }) => kind)).toEqual([
      'same',
      'same',
      'same',
      'removed',
      'added',
      'same',
      'same',
      'same',
    ]);
  });

  it('reports that it is too large', () => {
    const data = (value: string) =>
      Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`key${at}`, `${value}${at}`]));
    expect(
      objectDiff(
        anObject('ConfigMap', { data: data('a') }),
        anObject('ConfigMap', { data: data('b') }),
      ),
    ).toEqual({ kind: 'too-large' });
  });

  it('reports excessive nesting', () => {
    expect(objectDiff(aDeepObject(400), aDeepObject(400))).toEqual({ kind: 'too-large' });
  });

  it('converts the old text to the new one, and is empty for equal texts', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', '- c', '\\ d', ''), { maxLength: 12 })
      .map((lines) => lines.map((line) => `${line}\n`).join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = lineDiff(before, after, 3);
        if (diff.kind !== 'hunks') throw new Error('too large');
        expect(diff.hunks.length === 0).toBe(before === after);
        const hunks = structuredPatch('', '', before, after, '', '', { context: 3 }).hunks;
        const signs = { same: ' ', removed: '-', added: '+' };
        const rebuilt = hunks.map((hunk, at) => ({
          ...hunk,
          lines: (diff.hunks[at]?.lines ?? []).map(
            ({ kind, text: line }) => `${signs[kind]}${line}`,
          ),
        }));
        const patch = {
          oldFileName: '',
          newFileName: '',
          oldHeader: '',
          newHeader: '',
          hunks: rebuilt,
        };
        expect(applyPatch(before, patch)).toBe(after);
      }),
    );
  });
});
