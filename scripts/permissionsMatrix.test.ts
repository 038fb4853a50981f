import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import declared from '../console-extensions.json';
import { ACTIONS } from '../integration-tests/fixtures/permissionsActions';
import { CHOICES } from '../integration-tests/fixtures/permissionsChoices';
import { EXTENSIONS } from '../integration-tests/fixtures/permissionsExtensions';
import { PAGES } from '../integration-tests/fixtures/permissionsPages';
import { REMEDIES } from '../integration-tests/fixtures/permissionsRemedies';
import { GRANTED, RELEASES } from '../integration-tests/fixtures/permissionsReleases';
import { PLACES, READERS, places } from './permissionsPlaces';
import { CHANGES, LINKS, MEANS, senders } from './permissionsSenders';
import {
  OPERATOR,
  PROJECT,
  ROLES,
  SOURCE,
  markOf,
} from '../integration-tests/fixtures/permissionsRows';
import { patterns } from '../src/routes';

type Extension = { readonly properties: { readonly component?: { readonly $codeRef: string } } };

const extensions: readonly Extension[] = declared;

/** What the console renders; other references tell it what to show elsewhere. The cards of the overview are one page. */
const rendered = new Set(
  extensions.flatMap(({ properties: { component } }) =>
    component === undefined ? [] : [component.$codeRef.replace(/^Plugin\.|\.\w+Card$/, '')],
  ),
);

const ROWS = [...EXTENSIONS, ...ACTIONS, ...CHOICES, ...REMEDIES, ...RELEASES, GRANTED];
/** Read once because it searches the whole source. */
const SENDERS = senders();
const USED = places();

describe('the tables of permissions', () => {
  it.each([...rendered])('know what %s shows', (component) => {
    expect(PAGES.map((row) => row.module)).toContain(component);
  });

  it.each(Object.entries(patterns))('know the page %s', (_page, paths) => {
    const rows = PAGES.filter(({ path }) => paths.some((pattern) => fits(pattern, path)));
    expect(rows).not.toEqual([]);
  });

  it.each([
    ...tabsIn('operator/view/OperatorPage.tsx').map(
      (tab) => `/operator-hub-installed/ns/${PROJECT}/${OPERATOR}/${tab}`,
    ),
    ...tabsIn('sources/view/SourcePage.tsx').map(
      (tab) => `/operator-hub-sources/ns/${PROJECT}/${SOURCE}/${tab}`,
    ),
  ])('know the tab %s', (address) => {
    // The first tab has the plain address.
    const addresses = [address, address.replace(/\/(overview|details)$/, '')];
    expect(PAGES.filter(({ path }) => addresses.includes(path))).not.toEqual([]);
  });

  it.each(SENDERS)('know what %s does to the cluster', (file) => {
    expect(Object.keys(CHANGES).concat(MEANS)).toContain(file);
  });

  it.each(Object.entries(CHANGES))('have rows for what %s does', (file, actions) => {
    expect(SENDERS).toContain(file);
    expect(ROWS.map((row) => row.action)).toEqual(expect.arrayContaining([...actions]));
  });

  it.each(USED)('know which changes of the cluster %s starts', (file) => {
    expect([...Object.keys(PLACES), ...Object.keys(CHANGES), ...MEANS, ...READERS]).toContain(file);
  });

  it.each(Object.entries(PLACES))('have rows for the changes that %s starts', (file, actions) => {
    expect(USED).toContain(file);
    expect(ROWS.map((row) => row.action)).toEqual(expect.arrayContaining([...actions]));
  });

  it('have no action without code that carries it out', () => {
    expect(SENDERS).toEqual(expect.arrayContaining([...MEANS]));
    const known = [...Object.values(CHANGES).flat(), ...LINKS];
    expect(ROWS.map(({ action }) => action).filter((action) => !known.includes(action))).toEqual(
      [],
    );
    expect(USED).toEqual(expect.arrayContaining([...READERS]));
  });

  it.each(remedyKinds())('know the remedy %s', (kind) => {
    expect([...REMEDIES.map(({ remedy }) => remedy), ...NO_REMEDIES]).toContain(kind);
  });

  it.each(ROWS.map((row) => [row.action, row] as const))(
    '%s: a reader lacks permission',
    (_name, row) => {
      for (const role of ['viewer', 'cluster-reader'] as const)
        expect(markOf(row, role)).not.toBe('+');
    },
  );

  it.each([
    ...PAGES.map((row) => [row.page, row] as const),
    ...ROWS.map((row) => [row.action, row] as const),
  ])('name a permission wherever one is missing: %s', (_name, row) => {
    for (const role of ROLES) {
      const mark = markOf(row, role);
      expect(mark).not.toBe('');
      if (mark !== '+')
        expect(row.needs?.[mark]).toMatch(/^\w+ [\w.]+ (cluster-wide|in namespace [\w-]+)$/);
    }
    expect(row.may.split(' ')).toHaveLength(ROLES.length);
  });

  it.each(ROWS.map((row) => [row.action, row] as const))(
    '%s: the cluster administrator has permission',
    (_name, row) => {
      expect(markOf(row, 'cluster-admin')).toBe('+');
    },
  );
});

/** Tabs of a page, read from the source because this folder cannot import it. */
function tabsIn(file: string): readonly string[] {
  const source = readFileSync(`src/${file}`, 'utf8');
  const tabs = [...source.matchAll(/^ +(\w+): \{\s+title: /gm)].flatMap(([, tab]) => tab ?? []);
  if (tabs.length === 0) throw new Error(`${file} has no tabs`);
  return tabs;
}

/** Kinds of remedies, read from the source because types do not exist at run time. */
function remedyKinds(): readonly string[] {
  const source = readFileSync('src/olm/diagnosis/remedy.ts', 'utf8');
  return [...source.matchAll(/readonly kind: '([\w-]+)'(?! \|)/g)].flatMap(
    ([, kind]) => kind ?? [],
  );
}

/**
 * They only show information, or link to an action with its own row. No demo state has a failed version with a later
 * one; `failForward.test.tsx` covers the permission.
 */
const NO_REMEDIES = [
  'approve-plan',
  'edit-subscription',
  'fail-forward',
  'find-provider',
  'find-rivals',
  'open-logs',
  'open-object',
  'open-operator',
  'edit-operator-group',
  'uninstall',
];

/** Whether a path without its query matches a route's pattern. */
function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = (path.split('?')[0] ?? '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
