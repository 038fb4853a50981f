import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const TABLE = 'docs/olm-rules.md';
const PLACES = ['src', 'local', 'integration-tests', 'docs/adr'];

/** Algorithms and Kubernetes enhancement proposals have the same format. */
const ID = /\b(?!SHA-|KEP-)[A-Z][A-Z0-9]{1,3}-\d{3}\b/g;

const rules = [
  ...readFileSync(TABLE, 'utf8').matchAll(/^\| ([A-Z0-9]+-\d{3}) +\| (.+?) +\| (.+?) +\|$/gm),
];
const ids = rules.map(([, id = '']) => id);

const files = PLACES.flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|md)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(place, path)),
);
const used = new Map(
  files.flatMap((file) => (readFileSync(file, 'utf8').match(ID) ?? []).map((id) => [id, file])),
);

describe('the rules of OLM that the code cites', () => {
  it('are searched in all folders', () => {
    expect(files.length).toBeGreaterThan(1500);
    expect(used.size).toBeGreaterThan(200);
  });

  it('are in the table once and in order', () => {
    expect([...used].filter(([id]) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('are all rows of the table', () => {
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });

  it('are a sentence each, with a source', () => {
    expect(rules.filter(([, , rule = '']) => !/^\S.*\.$/.test(rule))).toEqual([]);
    expect(rules.filter(([, , , source = '']) => !/^[OUE] § \d/.test(source))).toEqual([]);
  });
});
