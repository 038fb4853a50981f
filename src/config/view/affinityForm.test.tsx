import { useState } from 'react';
import axe from 'axe-core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type ConfigDraft, configOf, draftOf } from '~/config/rules/draft';
import { configProblems } from '~/config/rules/configProblems';
import { ConfigProblems } from './configContext';
import { AffinityField } from './AffinityField';
import { SelectorSection } from './SelectorSection';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** A page has regions, and colours; these forms alone in jsdom have not. */
const OFF = { enabled: false };

/** Shows the two forms for a config, and tells what became of it. */
function open(config: Parameters<typeof draftOf>[0] = {}): () => ReturnType<typeof configOf> {
  let shown = draftOf(config);
  function Screen() {
    const [draft, setDraft] = useState<ConfigDraft>(shown);
    shown = draft;
    return (
      <ConfigProblems.Provider value={configProblems(draft)}>
        <AffinityField draft={draft} onChange={setDraft} />
        <SelectorSection
          rows={draft.rows}
          onEdit={(changes) => {
            setDraft({ ...draft, rows: { ...draft.rows, ...changes } });
          }}
        />
      </ConfigProblems.Provider>
    );
  }
  render(<Screen />);
  return () => configOf(shown);
}

async function addRule(name: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add affinity rule' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const rule = (name: RegExp) => within(screen.getByRole('listitem', { name }));

describe('the affinity in the form', () => {
  it('is a menu until somebody adds a rule, which is nothing until it is filled in', async () => {
    const config = open();
    expect(screen.queryByRole('list', { name: 'Affinity rules' })).toBeNull();
    await addRule(/Nodes: required/);
    expect(config()).toEqual({});
    expect(screen.getByLabelText('Node label')).toHaveFocus();
  });

  it('gets a rule for nodes', async () => {
    const config = open();
    await addRule(/Nodes: required/);
    await userEvent.keyboard('topology.kubernetes.io/zone');
    await userEvent.type(screen.getByLabelText('Values'), 'a, b');
    expect(screen.getByLabelText('Values')).toHaveValue('a, b');
    const values = ['a', 'b'];
    const zones = { key: 'topology.kubernetes.io/zone', operator: 'In', values };
    const term = { matchExpressions: [zones] };
    const required = { nodeSelectorTerms: [term] };
    expect(config()).toEqual({ affinity: { nodeAffinity: { [REQUIRED]: required } } });

    await userEvent.selectOptions(screen.getByLabelText('Strictness'), 'Preferred');
    await userEvent.clear(screen.getByLabelText(/Weight/));
    expect(screen.getByLabelText(/Weight/)).toHaveAccessibleDescription(/This is required/);
    await userEvent.type(screen.getByLabelText(/Weight/), '-500');
    expect(screen.getByLabelText(/Weight/)).toHaveAccessibleDescription(/from 1 to 100/);
    await userEvent.type(screen.getByLabelText(/Weight/), '{Backspace}');
    expect(config()).toEqual({
      affinity: { nodeAffinity: { [PREFERRED]: [{ weight: 50, preference: term }] } },
    });

    await userEvent.selectOptions(screen.getByLabelText('Comparison'), 'Exists');
    expect(screen.queryByLabelText('Values')).toBeNull();
  });

  it('gets a rule for pods, in other namespaces', async () => {
    const config = open();
    await addRule(/Pods: keep apart/);
    await userEvent.keyboard('app');
    await userEvent.type(screen.getByLabelText('Value'), 'quill');
    await userEvent.selectOptions(screen.getByLabelText('Strictness'), 'Required');
    await userEvent.type(screen.getByLabelText('Namespaces of the pods'), 'team-a,team-b');
    await userEvent.click(screen.getByRole('button', { name: 'Add namespace label' }));
    const row = within(screen.getByRole('listitem', { name: 'Namespace label 1' }));
    await userEvent.type(row.getByLabelText('Namespace label'), 'team');
    await userEvent.selectOptions(row.getByLabelText('Comparison'), 'Exists');
    const term = {
      topologyKey: 'kubernetes.io/hostname',
      labelSelector: { matchLabels: { app: 'quill' } },
      namespaces: ['team-a', 'team-b'],
      namespaceSelector: { matchExpressions: [{ key: 'team', operator: 'Exists' }] },
    };
    expect(config()).toEqual({ affinity: { podAntiAffinity: { [REQUIRED]: [term] } } });
    await userEvent.clear(screen.getByLabelText('Topology key'));
    expect(screen.getByLabelText('Topology key')).toHaveAccessibleDescription(/This is required/);
  });

  it('keeps what it does not show, and loses only the rule that is removed', async () => {
    const term = { topologyKey: 'a', labelSelector: {}, matchLabelKeys: ['pod-template-hash'] };
    const kept = { podAffinity: { [REQUIRED]: [term], new: 1 }, podAntiAffinity: {} };
    const preferred = [{ weight: 1, preference: {} }];
    const config = open({ affinity: { ...kept, nodeAffinity: { [PREFERRED]: preferred } } });
    expect(screen.getByText(/Kept as it is, see YAML: matchLabelKeys/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Rule 1' }));
    expect(config()).toEqual({ affinity: kept });
    expect(screen.getByRole('button', { name: 'Remove Rule 1' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Rule 1' }));
    expect(screen.getByRole('button', { name: 'Add affinity rule' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(config()).toEqual({});
  });

  it('is YAML while it has another shape, with the reason', async () => {
    const config = open({ affinity: { podAffinity: 'near' } });
    const yaml = screen.getByLabelText('Affinity (YAML)');
    expect(yaml).toHaveValue('podAffinity: near\n');
    expect(yaml).toHaveAccessibleDescription(/affinity.podAffinity This must be an object/);
    await userEvent.clear(yaml);
    await userEvent.type(yaml, 'nodeAffinity: {{}');
    await userEvent.click(screen.getByRole('button', { name: 'Show as rules' }));
    expect(config()).toEqual({ affinity: { nodeAffinity: {} } });
    expect(screen.getByText(/Also set, see YAML: nodeAffinity/)).toBeVisible();
  });

  it('is for everyone', async () => {
    open({ affinity: { podAffinity: { [REQUIRED]: [{ topologyKey: '' }] } } });
    await addRule(/Nodes: preferred/);
    expect(rule(/Rule 2: Nodes/).getByLabelText('Node label')).toHaveFocus();
    const { violations } = await axe.run(document.body, {
      rules: { region: OFF, 'color-contrast': OFF },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the selector in the form', () => {
  it('is told to have no effect, and is a list of labels', async () => {
    const config = open();
    expect(screen.getByText(/OLM stores it but does not read it/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add selector label' }));
    await userEvent.keyboard('name');
    await userEvent.type(screen.getByLabelText('Value'), 'my-operator');
    expect(config()).toEqual({ selector: { matchLabels: { name: 'my-operator' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Condition 1' }));
    expect(config()).toEqual({});
  });

  it('stays as it is when it is no label selector', () => {
    expect(open({ selector: { matchLabels: 'all' } })()).toEqual({
      selector: { matchLabels: 'all' },
    });
    expect(screen.getByText(/no label selector/)).toBeVisible();
  });
});
