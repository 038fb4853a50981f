import { describe, expect, it } from 'vitest';
import {
  configKeyProblems,
  dns1035Problems,
  labelNameProblems,
  labelValueProblems,
  pathSegmentProblems,
  qualifiedNameProblems,
  subdomainProblems,
} from './names';

type Check = (text: string) => readonly string[];

const RULES: readonly {
  readonly rule: string;
  readonly check: Check;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}[] = [
  {
    rule: 'a subdomain',
    check: subdomainProblems,
    good: ['a', 'a-b.c1', '0', 'x'.repeat(253)],
    bad: ['', 'A', 'a_b', '-a', 'a-', 'a..b', '.a', 'x'.repeat(254)],
  },
  {
    rule: 'a label name',
    check: labelNameProblems,
    good: ['a', '1-a'],
    bad: ['', 'a.b', 'Team', 'x'.repeat(64)],
  },
  {
    rule: 'a DNS-1035 label',
    check: dns1035Problems,
    good: ['a', 'a-1'],
    bad: ['', '1-a', 'a.b'],
  },
  {
    rule: 'a label value',
    check: labelValueProblems,
    good: ['', 'a', 'A_b.c-1'],
    bad: ['a b', '-a', 'a/', 'x'.repeat(64)],
  },
  {
    rule: 'a config key',
    check: configKeyProblems,
    good: ['a.yaml', '_A-1'],
    bad: ['', 'a/b', 'a b'],
  },
  {
    rule: 'a path segment',
    check: pathSegmentProblems,
    good: ['system:discovery', 'A B'],
    bad: ['.', '..', 'a/b', 'a%2f'],
  },
  {
    rule: 'a qualified name',
    check: qualifiedNameProblems,
    good: ['app', 'app.kubernetes.io/name', 'example.com/My_Name'],
    bad: ['', '/a', 'a/', 'a/b/c', 'A.com/name', 'na me'],
  },
];

describe.each(RULES)('$rule', ({ check, good, bad }) => {
  it.each(good)('can be %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each(bad)('cannot be %j', (text) => {
    expect(check(text)).not.toEqual([]);
  });
});

it.each([
  ['prefix part a lowercase RFC 1123 subdomain', 'A.com/name'],
  ['prefix part must be non-empty', '/name'],
  ['name part must be non-empty', 'example.com/'],
  ['a qualified name must consist of', 'a/b/c'],
])('begins with "%s" for the key %j', (beginning, key) => {
  expect(qualifiedNameProblems(key)[0]).toMatch(new RegExp(`^${beginning}`));
});
