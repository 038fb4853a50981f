import { describe, expect, it } from 'vitest';
import { compareNames, isNamedDeprecated, lookupName } from './nameOrder';

describe('the sort name of a package', () => {
  it.each([
    ['KEDA', 'KEDA'],
    ['[DEPRECATED] KEDA', 'KEDA'],
    ['(beta) Widgets', 'beta) Widgets'],
    ['"Quoted" name', 'Quoted" name'],
    ['.NET Operator', 'NET Operator'],
    ['<img src=x>', 'img src=x>'],
    ['  [a [b] c', 'c'],
    ['3scale API Management', '3scale API Management'],
    ['数据库', '数据库'],
    ['مشغل', 'مشغل'],
    ['[only a tag]', '[only a tag]'],
    ['[never closed', 'never closed'],
    ['***', '***'],
    ['', ''],
  ])('of %j is %j', (displayName, name) => {
    expect(lookupName(displayName)).toBe(name);
  });
});

describe('the order of names', () => {
  it('compares numbers, and ignores case and accents', () => {
    const names = ['zebra', 'Item 10', 'item 9', 'Éclair', 'apple'];
    expect(names.toSorted(compareNames)).toEqual(['apple', 'Éclair', 'item 9', 'Item 10', 'zebra']);
  });
});

describe('a name that marks a deprecation', () => {
  it.each([
    ['[DEPRECATED] KEDA', true],
    ['Deprecated: KEDA', true],
    ['(deprecated) KEDA', true],
    ['KEDA', false],
    ['Deprecatedness', false],
    ['Finder of deprecated APIs', false],
  ])('%j: %j', (displayName, isDeprecated) => {
    expect(isNamedDeprecated(displayName)).toBe(isDeprecated);
  });
});
