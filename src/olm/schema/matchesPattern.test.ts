import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternMatcher } from './matchesPattern';

const NAME = '^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$';
const QUANTITY =
  '^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$';

describe('a pattern', () => {
  it.each([
    ['b', 'abc', true],
    ['^b', 'abc', false],
    ['c$', 'abc', true],
    ['c$', 'abc\n', false],
    ['(?m)^b$', 'a\nb\nc', true],
    ['^(a|bc|)$', '', true],
    ['^(a|bc)$', 'bc', true],
    ['^(a|bc)$', 'abc', false],
    ['a.c', 'a\nc', false],
    ['(?s)a.c', 'a\nc', true],
    ['a.c', 'a\u2028c', true],
    ['^.$', '😀', true],
    ['^[😀-😂]$', '😁', true],
    ['(?i)^straße$', 'STRAßE', true],
    ['(?i:A)b', 'ab', true],
    ['(?i:A)b', 'aB', false],
    ['^x(?i)y$', 'xY', true],
    ['(a(?i)b)c', 'aBC', false],
    ['(a(?i)b|c)c', 'Cc', true],
    ['^[^a-c]+$', 'xyz', true],
    ['^[^a-c]+$', 'xbz', false],
    ['^[]a]+$', ']a]', true],
    ['^[a-]+$', 'a-a', true],
    ['^[\\w.-]+$', 'a_b.c-d', true],
    ['^[[:alpha:]_]+$', 'ab_', true],
    ['^[[:^digit:]]+$', 'ab1', false],
    ['^[\\d\\s]+$', '1 2\t3', true],
    ['^\\S+$', 'a\u00a0b', true],
    ['^\\d+$', '١', false],
    ['^\\pL+$', 'äöü', true],
    ['^\\p{Greek}+$', 'αβγ', true],
    ['^\\P{Greek}+$', 'αβγ', false],
    ['^\\p{^Lu}+$', 'abc', true],
    ['^\\x41\\x{1F600}$', 'A😀', true],
    ['^\\Qa.b\\E$', 'a.b', true],
    ['^\\Qa.b\\E$', 'axb', false],
    ['\\Aab\\z', 'ab', true],
    ['\\bfoo\\b', 'a foo b', true],
    ['\\bfoo\\b', 'afoo', false],
    ['o\\B', 'foo', true],
    ['^a{2}$', 'aa', true],
    ['^a{2,}$', 'aaaa', true],
    ['^a{2,3}$', 'aaaa', false],
    ['^a{,3}$', 'a{,3}', true],
    ['^a{x}$', 'a{x}', true],
    ['^(?P<year>\\d{4})-(?<month>\\d\\d)$', '2026-11', true],
    ['^a+?b*?$', 'aab', true],
    ['^(a*)*$', 'aaaa', true],
    ['^(|a)+$', 'aaa', true],
    ['', '', true],
    [NAME, 'my-cluster.example.com', true],
    [NAME, 'My-cluster', false],
    [NAME, 'a-.b', false],
    [QUANTITY, '1.5Gi', true],
    [QUANTITY, '12e+3', true],
    [QUANTITY, '1.5 Gi', false],
    ['^(https?://)[^\\s/$.?#].[^\\s]*$', 'https://example.com/x', true],
    ['^\\-\\:\\"\\/\\_$', '-:"/_', true],
  ])('%j on %j: %s', (pattern, text, expected) => {
    expect(patternMatcher()(pattern, text)).toBe(expected);
  });

  it.each([
    '(',
    ')',
    '[a',
    'a**',
    '*a',
    '(?=a)',
    '(?!a)',
    '(?<=a)b',
    '(a)\\1',
    '\\',
    '\\y',
    '[z-a]',
    'a{2,1}',
    'a{1001}',
    '(?P<a b>c)',
    '\\p{Klingon}',
    '((a{1000}){1000}){1000}',
  ])('is not checked if it is not RE2: %j', (pattern) => {
    expect(patternMatcher()(pattern, 'a')).toBeNull();
  });

  it('is not checked if it is nested too deeply', () => {
    expect(patternMatcher()('('.repeat(100_000), 'a')).toBeNull();
  });

  it('is fast for patterns that cause backtracking', () => {
    const matches = patternMatcher();
    expect(matches('^(a+)+$', `${'a'.repeat(20_000)}!`)).toBe(false);
    expect(matches('^(a|a|a?)*b$', 'a'.repeat(20_000))).toBe(false);
  });

  it('is not checked against a text that is too long for it', () => {
    expect(patternMatcher()('^(a{0,100}){0,100}$', 'a'.repeat(1_000_000))).toBeNull();
    expect(patternMatcher()('^[ab]*a[ab]{900}$', 'a'.repeat(100_000))).toBeNull();
  });

  it('matches like JavaScript for common syntax', () => {
    const matches = patternMatcher();
    fc.assert(
      fc.property(expressions, fc.string({ unit: letters, maxLength: 8 }), (pattern, text) => {
        expect(matches(pattern, text)).toBe(new RegExp(pattern, 'u').test(text));
      }),
      { numRuns: 2000 },
    );
  });
});

const letters = fc.constantFrom('a', 'b', 'c', '-', '1');
const { expression: expressions } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', 'c', '.', '\\d', '\\w', '[ab]', '[^a]', '^', '$', '\\b', '[a-c1]'),
    fc.tuple(tie('expression'), tie('expression')).map(([one, two]) => `${one}${two}`),
    fc.tuple(tie('expression'), tie('expression')).map(([one, two]) => `(${one}|${two})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{1,}', '*?'))
      .map(([one, count]) => `(?:${one})${count}`),
  ),
}));
