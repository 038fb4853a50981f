import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { queryClient } from '~/kube/queryClient';
import { aPenCluster } from '~/test/operandBuilders';
import { renderAt } from '~/test/render';
import { fieldTree } from '~/form/rules/fields';
import { findingsByField } from '~/form/rules/formFirst';
import { readYaml } from '~/form/rules/yamlText';
import { SchemaForm } from './SchemaForm';

const TEXT = { type: 'string' };

const SPEC = {
  type: 'object',
  required: ['size'],
  properties: {
    size: { type: 'integer', minimum: 1, description: 'How long \u202e it is.' },
    big: { type: 'integer', format: 'int64' },
    ink: { type: 'string', enum: ['red', 'blue'] },
    isDry: { type: 'boolean' },
    colors: { type: 'array', items: TEXT },
    nibs: {
      type: 'array',
      items: { type: 'object', properties: { name: TEXT, width: { type: 'number' } } },
    },
    labels: { type: 'object', additionalProperties: TEXT },
    port: { 'x-kubernetes-int-or-string': true },
    secretName: TEXT,
    deep: {
      type: 'object',
      properties: { deeper: { type: 'object', properties: { well: TEXT } } },
    },
    any: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
    constructor: TEXT,
  },
};

function shown(): string | null {
  return screen.getByTestId('text').textContent;
}

function Host({ start, refused }: { readonly start: string; readonly refused: boolean }) {
  const [text, setText] = useState(start);
  const read = readYaml(text);
  const schema: JsonRecord = { properties: { spec: SPEC } };
  const [tree] = useState(() => fieldTree(schema, [], { isNew: true, isNamespaced: true }));
  const rejected = refused ? [{ field: 'spec.deep.deeper.well', message: 'too deep' }] : [];
  return (
    <>
      <pre data-test="text">{text}</pre>
      <SchemaForm
        table={undefined}
        isNew
        isTried
        tree={tree}
        object={read.kind === 'object' ? read.object : {}}
        text={text}
        byField={findingsByField([], rejected)}
        namespace="team-a"
        onEdit={setText}
      />
    </>
  );
}

function open(start: string, refused = false) {
  renderAt('/', <Host start={start} refused={refused} />);
}

const START = `# for a test
kind: Pen
metadata: {name: blue, namespace: team-a}
spec:
  size: 3 # inches
  unknown: kept
`;

beforeEach(() => {
  queryClient.clear();
  aPenCluster([]);
});

async function find(words: string, pattern: RegExp): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Find a field' }), words);
  await userEvent.click(await screen.findByRole('button', { name: pattern }));
}

describe('the form of an instance', () => {
  it('changes one line of the text, and keeps hidden fields', async () => {
    open(START);
    const size = screen.getByRole('textbox', { name: 'Size' });
    expect(size).toHaveAccessibleDescription('How long it is.');
    await userEvent.clear(size);
    await userEvent.type(size, '7');
    expect(shown()).toContain('  unknown: kept\n');
    expect(shown()).toContain('# for a test\n');
    expect(shown()).toContain('size: 7');
  });

  it('shows required fields first, and all on request', async () => {
    open(START);
    expect(screen.queryByRole('combobox', { name: 'Ink' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 11 more' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ink' }), 'red');
    expect(shown()).toContain('  ink: red\n');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ink' }));
    expect(shown()).toBe(START);
    await userEvent.type(screen.getByRole('textbox', { name: 'Constructor' }), 'x');
    expect(shown()).toContain('  constructor: x\n');
    const dry = screen.getByRole('switch', { name: 'Is dry' });
    await userEvent.click(dry);
    expect(shown()).toContain('  isDry: true\n');
  });

  it('finds a field, shows it and focuses it', async () => {
    open(START);
    await find('well', /spec\.deep\.deeper\.well/);
    const well = screen.getByRole('textbox', { name: 'Well' });
    expect(well).toHaveFocus();
    await userEvent.type(well, 'yes');
    expect(shown()).toContain('  deep:\n    deeper:\n      well: "yes"\n');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Well' }));
    expect(shown()).toBe(START);
  });

  it('adds, moves and removes items', async () => {
    open(START);
    await find('colors', /spec\.colors/);
    const add = screen.getByRole('button', { name: 'Add to Colors' });
    await userEvent.click(add);
    expect(screen.getByRole('textbox', { name: 'Item 1' })).toHaveFocus();
    await userEvent.keyboard('red');
    await userEvent.click(add);
    await userEvent.keyboard('blue');
    expect(shown()).toContain('  colors:\n    - "red"\n    - "blue"\n');
    await userEvent.click(screen.getByRole('button', { name: 'Move Item 2 up' }));
    expect(shown()).toContain('    - "blue"\n    - "red"\n');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Item 1' }));
    expect(shown()).toContain('  colors:\n    - "red"\n');
    await find('nibs', /^Nibs spec\.nibs$/);
    await userEvent.click(screen.getByRole('button', { name: 'Add to Nibs' }));
    const nibs = within(screen.getByRole('group', { name: 'Nibs' }));
    await userEvent.type(nibs.getByRole('textbox', { name: 'Name' }), 'fine');
    expect(nibs.getByRole('listitem', { name: 'fine' })).toBeVisible();
    expect(shown()).toContain('  nibs:\n    - name: fine\n');
  });

  it('adds keys, and keeps numbers and texts apart', async () => {
    open(START);
    await find('labels', /spec\.labels/);
    const labels = screen.getByRole('group', { name: 'Labels' });
    await userEvent.type(within(labels).getByRole('textbox', { name: 'Key' }), 'a.b/c{Enter}');
    await userEvent.type(within(labels).getByRole('textbox', { name: 'a.b/c' }), '12');
    expect(shown()).toContain('  labels:\n    a.b/c: "12"\n');
    await find('port', /spec\.port/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Port' }), '80');
    expect(shown()).toContain('  port: 80\n');
    await find('big', /spec\.big/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Big' }), '12345678901234567890');
    expect(shown()).toContain('  big: 12345678901234567890\n');
    expect(screen.getByRole('textbox', { name: 'Big' })).toHaveValue('12345678901234567890');
  });

  it('edits a part without fields as YAML; invalid input does not change the text', async () => {
    open(START);
    await find('any', /spec\.any/);
    const any = screen.getByRole('textbox', { name: 'Any' });
    await userEvent.click(any);
    await userEvent.paste('a: 1 # one\nb: 2');
    expect(shown()).toContain('  any:\n    a: 1 # one\n    b: 2\n');
    await userEvent.type(any, '{Enter}c: [[');
    expect(any).toBeInvalid();
    expect(shown()).toContain('    b: 2\n');
    expect(shown()).not.toContain('[');
  });

  it('shows rejections of the server at the field, also at hidden ones', () => {
    open(START, true);
    expect(screen.getByRole('textbox', { name: 'Well' })).toHaveAccessibleDescription(/too deep/);
  });

  it('accepts any name for a reference', async () => {
    open(START);
    await find('secretName', /spec\.secretName/);
    const secret = screen.getByRole('combobox', { name: 'Secret name' });
    await userEvent.type(secret, 'mine');
    expect(shown()).toContain('  secretName: mine\n');
  });

  it.each([
    ['map', 'labels', (keys: readonly string[]) => keys.map((key) => `    ${key}: x\n`)],
    ['list', 'colors', (keys: readonly string[]) => keys.map((key) => `    - ${key}\n`)],
  ])(
    'shows a long %s page by page, and what is added to it at once',
    async (_kind, name, lines) => {
      const keys = Array.from({ length: 45 }, (_, at) => `k${String(at)}`);
      open(`${START}  ${name}:\n${lines(keys).join('')}`);
      const group = within(screen.getByRole('group', { name: new RegExp(name, 'i') }));
      const count = () => group.getAllByRole('button', { name: /^Remove (k|last|Item)/ }).length;
      expect(count()).toBe(20);
      const key = group.queryByRole('textbox', { name: 'Key' });
      if (key !== null) await userEvent.type(key, 'last');
      await userEvent.click(group.getByRole('button', { name: /^Add to / }));
      expect(count()).toBe(21);
      await userEvent.click(group.getByRole('button', { name: 'Show 20 more' }));
      await userEvent.click(group.getByRole('button', { name: 'Show 5 more' }));
      expect(count()).toBe(46);
      expect(group.queryByRole('button', { name: /^Show / })).toBeNull();
    },
  );
});
