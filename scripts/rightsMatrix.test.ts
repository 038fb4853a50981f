import { describe, expect, it } from 'vitest';
import declared from '../console-extensions.json';
import { ACTIONS } from '../integration-tests/fixtures/rightsActions';
import { PAGES } from '../integration-tests/fixtures/rightsPages';
import { ROLES, markOf } from '../integration-tests/fixtures/rightsRows';
import { patterns } from '../src/routes';

type Extension = { readonly properties: { readonly component?: { readonly $codeRef: string } } };

const extensions: readonly Extension[] = declared;

/** What the console renders; other references tell it what to show elsewhere. The cards of the overview are one page. */
const rendered = new Set(
  extensions.flatMap(({ properties: { component } }) =>
    component === undefined ? [] : [component.$codeRef.replace(/^Plugin\.|\.\w+Card$/, '')],
  ),
);

describe('the tables of rights', () => {
  it.each([...rendered])('know what %s shows', (component) => {
    expect(PAGES.map((row) => row.module)).toContain(component);
  });

  it.each(Object.entries(patterns))('know the page %s', (_page, paths) => {
    const rows = PAGES.filter(({ path }) => paths.some((pattern) => fits(pattern, path)));
    expect(rows).not.toEqual([]);
  });

  it.each([
    ...PAGES.map((row) => [row.page, row] as const),
    ...ACTIONS.map((row) => [row.action, row] as const),
  ])('name a right wherever something is refused: %s', (_name, row) => {
    for (const role of ROLES) {
      const mark = markOf(row, role);
      expect(mark).not.toBe('');
      if (mark !== '+')
        expect(row.needs?.[mark]).toMatch(/^\w+ [\w.]+ in (the whole cluster|namespace [\w-]+)$/);
    }
    expect(row.may.split(' ')).toHaveLength(ROLES.length);
  });

  it.each(ACTIONS.map((row) => [row.action, row] as const))(
    '%s: the cluster administrator may',
    (_name, row) => {
      expect(markOf(row, 'cluster-admin')).toBe('+');
    },
  );
});

/** Whether a path, without its query, is one of a route's pattern. */
function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = (path.split('?')[0] ?? '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
