import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import type { LiveObject } from '~/updates/rules/review/comparison';
import { definitionDeltas } from '~/updates/rules/crd/definitionDeltas';
import {
  FORBIDDEN,
  comparisonOf,
  definitionOf,
  objectOf,
  versionOf,
} from '~/updates/rules/crd/testDefinitions';
import { DefinitionDeltas } from './DefinitionDeltas';

function definition(fields: JsonRecord, versions: readonly string[] = ['v1']): JsonRecord {
  const schema = { type: 'object', properties: fields };
  return definitionOf({
    versions: versions.map((name, index) => versionOf(name, schema, { storage: index === 0 })),
  });
}

const TEXT = { size: { type: 'string' } };
const NUMBER = { size: { type: 'integer' } };

function deltasOf(before: LiveObject, after: JsonRecord | null) {
  return definitionDeltas(comparisonOf([{ before, after: objectOf(after) }]));
}

function found(object: JsonRecord): LiveObject {
  return { kind: 'found', object };
}

describe('DefinitionDeltas', () => {
  it('first states that a change is risky, then each reason', () => {
    const deltas = deltasOf(found(definition(TEXT)), definition(NUMBER));
    render(<DefinitionDeltas deltas={deltas} />);
    expect(screen.getByRole('heading', { name: 'Quill' })).toBeVisible();
    expect(screen.getByText('Risky')).toBeVisible();
    const rows = within(screen.getByRole('grid', { name: 'Changes of Quill' }));
    const cells = rows.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual([
      'v1',
      'size',
      'Type changedstring→integer',
      'Stored values become invalid, and clients expect another type.',
    ]);
  });

  it.each([
    [false, /OLM v0 validates existing resources/, /^Stored resources can become invalid/],
    [true, /^Stored resources can become invalid/, /OLM v0|install plan/],
  ])('states what becomes of existing resources (OLM v1: %s)', (isExtension, shown, other) => {
    const deltas = deltasOf(found(definition(TEXT)), definition(NUMBER));
    render(<DefinitionDeltas deltas={deltas} isExtension={isExtension} />);
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText(other)).toBeNull();
  });

  it('collapses compatible changes until the user expands them', async () => {
    const deltas = deltasOf(found(definition({})), definition(TEXT));
    render(<DefinitionDeltas deltas={deltas} />);
    expect(screen.getByText('Compatible')).toBeVisible();
    expect(screen.queryByText('Field added')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /compatible change/u }));
    expect(screen.getByText('Field added')).toBeVisible();
  });

  it('lists all changes in one table, the compatible ones on request', async () => {
    const after = { type: 'object', properties: { ...NUMBER, color: { type: 'string' } } };
    const before = { type: 'object', properties: TEXT };
    const deltas = deltasOf(
      found(definitionOf({ versions: [versionOf('v1', before)] })),
      definitionOf({ versions: [versionOf('v1', after)] }),
    );
    render(<DefinitionDeltas deltas={deltas} />);
    const table = within(screen.getByRole('grid', { name: 'Changes of Quill' }));
    expect(table.queryByText('color')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '1 compatible change' }));
    expect(table.getByText('color')).toBeVisible();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });

  it('names a change of the whole object', () => {
    const open = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
    const before = definitionOf({ versions: [versionOf('v1', open)] });
    render(<DefinitionDeltas deltas={deltasOf(found(before), definition({}))} />);
    expect(screen.getByText('(whole object)')).toBeVisible();
    expect(screen.queryByText(/\^/)).toBeNull();
  });

  it('states that the API server rejects removal of a stored version', () => {
    const deltas = deltasOf(found(definition(TEXT)), definition(TEXT, ['v2']));
    render(<DefinitionDeltas deltas={deltas} />);
    expect(screen.getByText(/API server rejects this change/u)).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Stored version removed' })).toBeVisible();
    expect(screen.queryByText(/validates existing resources/u)).not.toBeInTheDocument();
  });

  it('names the compared served versions', () => {
    const schema = { openAPIV3Schema: { type: 'object', properties: NUMBER } };
    const after = definitionOf({
      versions: [
        versionOf('v1alpha1', { type: 'object', properties: TEXT }),
        { name: 'v1', served: true, storage: false, schema },
      ],
    });
    const deltas = deltasOf(found(definition(TEXT, ['v1alpha1'])), after);
    render(<DefinitionDeltas deltas={deltas} />);
    expect(screen.getByRole('cell', { name: 'v1alpha1 to v1' })).toBeVisible();
    expect(screen.getByText(/Resources of v1alpha1 are returned as v1 unchanged/u)).toBeVisible();
  });

  it.each<readonly [string, LiveObject, JsonRecord | null, RegExp]>([
    ['new', { kind: 'absent' }, definition(TEXT), /New on this cluster\. Versions: v1/u],
    [
      'unreadable in the cluster',
      { kind: 'unreadable', failure: FORBIDDEN },
      definition(TEXT),
      /the existing CRD could not be loaded/u,
    ],
    [
      'unreadable in the plan',
      found(definition(TEXT)),
      null,
      /the CRD of the install plan could not be loaded/u,
    ],
    ['unchanged', found(definition(TEXT)), definition(TEXT), /No CRD changes/u],
  ])('describes one that is %s', (_title, before, after, text) => {
    render(<DefinitionDeltas deltas={deltasOf(before, after)} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('has a slot for existing objects', () => {
    const renderStored = vi.fn(() => 'All 3 objects fit.');
    const deltas = deltasOf(found(definition(TEXT)), definition(NUMBER));
    render(<DefinitionDeltas deltas={deltas} renderStored={renderStored} />);
    expect(screen.getByText('All 3 objects fit.')).toBeVisible();
    expect(renderStored).toHaveBeenCalledWith(deltas[0]);
  });

  it('shows hundreds of changes in steps', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 120 }, (_, index) => [`field${index.toString()}`, { type: 'string' }]),
    );
    render(<DefinitionDeltas deltas={deltasOf(found(definition(many)), definition({}))} />);
    expect(screen.getAllByText('Field removed')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: /Show 50 more/u }));
    await userEvent.click(screen.getByRole('button', { name: /Show 20 more/u }));
    expect(screen.getAllByText('Field removed')).toHaveLength(120);
    expect(screen.queryByRole('button', { name: /Show/u })).not.toBeInTheDocument();
  });

  it('shows relevant permitted changes without interaction', () => {
    const [v1, v2] = [versionOf('v1', {}), versionOf('v2', {}, { storage: false })];
    const before = definitionOf({ versions: [v1, v2] });
    const after = definitionOf({ versions: [v1, { ...v2, served: false }] });
    render(<DefinitionDeltas deltas={deltasOf(found(before), after)} />);
    expect(screen.getByText('Changed')).toBeVisible();
    expect(screen.getByText('Affected clients get an error.')).toBeVisible();
  });

  it('reports that there are none', () => {
    render(<DefinitionDeltas deltas={[]} />);
    expect(screen.getByText('This version contains no CRDs.')).toBeVisible();
  });
});
