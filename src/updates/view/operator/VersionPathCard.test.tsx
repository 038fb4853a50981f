import axe from 'axe-core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { parsePackageList } from '~/olm/packages/parsePackage';
import type { ChannelEntry, EdgeSource } from '~/olm/paths/channelEdges';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import { VersionPath } from './VersionPathCard';

const csv = (version: string) => `quill.v${version}`;
const entry = (
  version: string,
  replaces?: string,
  skips: readonly string[] = [],
): ChannelEntry => ({
  csvName: csv(version),
  replaces: replaces === undefined ? null : csv(replaces),
  skips: skips.map(csv),
  skipRange: null,
});

const MANY = Array.from({ length: 40 }, (_, index) => `1.${39 - index}.0`);

const [QUILL] = parsePackageList(
  aPackageList(
    aPackageManifest({
      channels: [
        aRawChannel({ name: 'stable', versions: ['2.0.0', '1.3.0', '1.2.0', '1.1.0'] }),
        aRawChannel({ name: 'fast', versions: ['3.0.0'] }),
        aRawChannel({ name: 'long', versions: MANY }),
      ],
    }),
  ),
);

const CATALOG = 'openshift-community-operators';
const KNOWN: EdgeSource = {
  kind: 'known',
  catalog: CATALOG,
  channels: [
    {
      channel: 'stable',
      entries: [
        entry('2.0.0', '1.3.0'),
        entry('1.3.0', '1.1.0', ['1.2.0']),
        entry('1.2.0', '1.1.0'),
        entry('1.1.0'),
      ],
    },
    { channel: 'fast', entries: [entry('3.0.0', '2.0.0')] },
    { channel: 'long', entries: MANY.map((version, index) => entry(version, MANY[index + 1])) },
  ],
};

type Shown = {
  readonly edges?: EdgeSource;
  readonly installed?: string | null;
  readonly planned?: string;
  readonly followed?: string;
  readonly onRead?: () => void;
};

function show({
  edges = KNOWN,
  installed = '1.1.0',
  planned,
  followed = 'stable',
  onRead,
}: Shown = {}) {
  if (QUILL === undefined) throw new Error('no package');
  const start =
    installed === null
      ? null
      : {
          installed: { csvName: csv(installed), version: installed },
          planned: planned === undefined ? null : { csvName: csv(planned), version: planned },
        };
  return renderAt(
    '/',
    <VersionPath
      operator={QUILL}
      followed={followed}
      start={start}
      edges={edges}
      onRead={onRead ?? (() => undefined)}
    />,
  );
}

const items = (name: RegExp) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const GRAPH = /from installed to latest/;
const asTable = () => userEvent.click(screen.getByRole('button', { name: 'Table' }));
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    );

describe('the update path', () => {
  it('shows versions from old to new, and the path from the installed to the latest', () => {
    show();
    expect(items(GRAPH)).toEqual([
      '1.1.0Installed',
      '1.2.0Skipped',
      '11.3.0Next',
      '22.0.0Update 2 · Latest',
    ]);
    expect(screen.getByText('1.1.0 → 1.3.0 → 2.0.0').closest('p')).toHaveTextContent(
      '2 updates with separate install plans',
    );
    expect(screen.getByText('From 1.1.0 to 1.3.0: replaced by 1.3.0')).toBeVisible();
    expect(
      screen.getByText(/are read from ClusterCatalog openshift-community-operators/),
    ).toBeVisible();
  });

  it('shows the path to a selected version', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '1.3.0' }));
    expect(screen.getByRole('button', { name: '1.3.0' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('1.1.0 → 1.3.0').closest('p')).toHaveTextContent('one update');
    await userEvent.click(screen.getByRole('button', { name: '1.2.0' }));
    expect(screen.getByText('OLM skips 1.2.0.')).toBeVisible();
  });

  it('shows the same in a table, with the replaced versions', async () => {
    show();
    await asTable();
    expect(rows()).toEqual([
      ['2.0.0', 'Update 2 · Latest', 'replaces 1.3.0', '2'],
      ['1.3.0', 'Next', 'replaces 1.1.0, skips 1.2.0', '1'],
      ['1.2.0', 'Skipped', 'replaces 1.1.0', '–'],
      ['1.1.0', 'Installed', '', '–'],
    ]);
  });

  it('starts with the current plan, only in the current channel', async () => {
    show({ planned: '1.2.0' });
    expect(items(GRAPH)[1]).toBe('11.2.0Next');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'fast');
    expect(screen.getByText(/^No update path in channel fast from 1\.1\.0/)).toBeVisible();
  });

  it('reports that a channel has no path from the installed version (SU-030)', () => {
    show({ installed: '1.0.0' });
    expect(items(GRAPH)).toContain('2.0.0No update path · Latest');
    expect(
      screen.getByText(/No update path in channel stable.*The installed version remains/),
    ).toBeVisible();
  });

  it('collapses a long channel, and shows all in the table', async () => {
    show({ followed: 'long', installed: '1.0.0' });
    expect(items(GRAPH).length).toBeLessThan(12);
    expect(
      screen.getByText(/^1\.0\.0 → 1\.1\.0 → 1\.2\.0 → … → 1\.38\.0 → 1\.39\.0$/),
    ).toBeVisible();
    await asTable();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 40 versions' }));
    expect(rows()).toHaveLength(40);
  });

  it('has no axe violation, as a graph and as a table', async () => {
    const { container } = show();
    expect((await axe.run(container)).violations).toEqual([]);
    await asTable();
    expect((await axe.run(container)).violations).toEqual([]);
  });
});

describe('the update path without edges', () => {
  it.each([
    [{ kind: 'none' }, /^Up to 3 updates/],
    [{ kind: 'unreachable', catalog: CATALOG }, /which this console cannot load/],
    [{ kind: 'reading', catalog: CATALOG }, /Loading ClusterCatalog openshift-community-operators/],
    [
      { ...KNOWN, channels: [{ channel: 'stable', entries: [entry('2.0.0')] }] },
      /contain different versions of this channel/,
    ],
  ] as const)('shows the order of versions with the reason: %#', (edges, words) => {
    show({ edges });
    expect(items(GRAPH)).toEqual(['1.1.0Installed', '1.2.0', '1.3.0', '2.0.0Latest']);
    expect(screen.getByText(/^Up to 3 updates to the latest version/)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('reads the whole catalog only on request', async () => {
    const onRead = vi.fn();
    show({ edges: { kind: 'on-request', catalog: CATALOG, failure: null }, onRead });
    expect(onRead).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: `Load ClusterCatalog ${CATALOG}` }));
    expect(onRead).toHaveBeenCalledOnce();
  });

  it('shows why the catalog could not be read, and can retry', () => {
    const failure = { kind: 'offline', message: 'no answer' } as const;
    show({ edges: { kind: 'on-request', catalog: CATALOG, failure } });
    expect(screen.getByRole('button', { name: `Load ClusterCatalog ${CATALOG}` })).toBeEnabled();
    expect(screen.getByText(/no answer/i)).toBeVisible();
  });

  it('shows a channel while nothing is installed', () => {
    show({ installed: null });
    expect(items(GRAPH)).toEqual(['1.1.0', '1.2.0', '1.3.0', '2.0.0Latest']);
  });
});
