import { describe, expect, it } from 'vitest';
import { flawedCatalogs } from '../../../catalogs/flawed';
import { parseJson } from '../../kube/json';
import { contentServer } from './contentServer';
import { createCatalogStore } from './store';

/** The response of catalogd for the content of a catalog. */
function contentOf(name: string, method = 'GET') {
  const store = createCatalogStore();
  const found = flawedCatalogs().find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  store.put(name, { ref: `${name}@sha256:0`, modified: 0 }, found);
  const path = `/catalogs/${name}/api/v1/all`;
  const answer = contentServer(
    store,
    () => false,
  )({
    method,
    path,
    query: new URLSearchParams(),
    headers: {},
  });
  return { ...answer, text: Buffer.from(String(answer.body)).toString() };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

describe('content with a flaw', () => {
  it('has lines that are not JSON', () => {
    const lines = linesOf(contentOf('torn-charts').text);
    const broken = lines.filter((line) => parseJson(line) === undefined);
    expect(broken).toHaveLength(lines.length / 2);
  });

  it('is shorter than stated', () => {
    const { headers, text } = contentOf('half-tide');
    expect(Number(headers['content-length'])).toBeGreaterThan(text.length);
  });

  it('is denied', () => {
    expect(contentOf('closed-harbour').status).toBe(403);
  });

  it('is larger than what is read without a question', () => {
    expect(contentOf('wide-ocean', 'HEAD').text.length).toBeGreaterThan(5_000_000);
  });
});
