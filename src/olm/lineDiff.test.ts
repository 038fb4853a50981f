import { describe, expect, it } from 'vitest';
import { lineDiff } from './lineDiff';

describe('lineDiff', () => {
  const signs = { same: ' ', removed: '-', added: '+' };
  const described = (before: string, after: string, context: number) => {
    const diff = lineDiff(before, after, context);
    return diff.kind === 'hunks'
      ? diff.hunks.map(({ lines }) =>
          lines.map(({ kind, text }) => `${signs[kind]}${text}`).join(''),
        )
      : diff.kind;
  };

  it.each([
    ['a\nb\n', 'a\nb\n', []],
    ['', 'a\nb\n', ['+a+b']],
    ['a\nb\n', '', ['-a-b']],
    ['a\nb\nc\n', 'a\nx\nc\n', [' a-b+x c']],
    ['a\nc\n', 'a\nb\nc\nd\n', [' a+b c+d']],
    ['a', 'a\nb', ['-a+a+b']],
    ['\\ a\n- b\n', '\\ a\n+ b\n', [' \\ a-- b++ b']],
  ])('%j to %j', (before, after, expected) => {
    expect(described(before, after, 100)).toEqual(expected);
  });

  it('separates distant changes', () => {
    const before = 'a\n1\n2\n3\n4\nb\n';
    expect(described(before, before.replace('a', 'x').replace('b', 'y'), 1)).toEqual([
      '-a+x 1',
      ' 4-b+y',
    ]);
  });

  it('stops if everything is different', () => {
    const text = (mark: string) => `${mark}\n`.repeat(3000);
    expect(described(text('a'), text('b'), 3)).toBe('too-large');
  });
});
