import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ready } from '~/kube/loadable';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import { begunRun, type RemovalState } from '~/remove/rules/run/removalRun';
import {
  absent,
  type ObservedObject,
  type StepObservation,
} from '~/remove/rules/run/observedObject';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { knownOperators } from '~/remove/rules/run/knownOperators';
import { aDeletion, aTerminatingObservation, aRelease } from '~/test/removalBuilders';
import { RemovalButtons } from './RunButtons';
import { RemovalProgress } from './RemovalProgress';

const main = aDeletion({ name: 'main' });
const FINALIZER = 'acme.example.com/backup';
const late: RemovalState = { kind: 'leaving', since: 0, isLate: true, uid: null };
const leaving: RemovalState = { kind: 'leaving', since: 0, isLate: false, uid: null };

const operators = knownOperators([
  {
    metadata: { name: 'acme.v1', namespace: 'team-a' },
    spec: { customresourcedefinitions: { owned: [{ name: 'databases.acme.example.com' }] } },
    status: { phase: 'Succeeded' },
  },
]);

type Given = {
  readonly steps?: readonly RemovalStep[];
  readonly states?: readonly RemovalState[];
  readonly observed?: ObservedObject;
  readonly control?: Partial<RemovalRunControl>;
};

function aControl({ steps = [main], states = [], observed, control }: Given): RemovalRunControl {
  const begun = begunRun({ id: 'team-a/acme', title: 'Acme' }, steps);
  const items = begun.items.map((item, at) => ({ ...item, state: states[at] ?? item.state }));
  const of: StepObservation = { kind: 'watched', observed: observed ?? absent };
  return {
    run: { ...begun, items },
    observations: new Map(steps.map(({ id }) => [id, of])),
    watchFailure: null,
    operators: ready(operators),
    goOn: vi.fn(),
    pause: vi.fn(),
    tryAgain: vi.fn(),
    waitOn: vi.fn(),
    skip: vi.fn(),
    reload: vi.fn(),
    close: vi.fn(),
    release: aRelease({ ask: vi.fn() }),
    ...control,
  };
}

function shown(given: Given): RemovalRunControl {
  const control = aControl(given);
  render(<RemovalProgress control={control} />);
  return control;
}

const row = (name = 'Database team-a/main') => within(screen.getByRole('listitem', { name }));

describe('the progress of a removal', () => {
  it('shows deleted and pending resources, and the finalizers it waits for', () => {
    shown({
      steps: [main, aDeletion({ name: 'test' })],
      states: [{ kind: 'done', outcome: 'gone', at: 0 }, leaving],
      observed: aTerminatingObservation('uid', [FINALIZER]),
    });
    expect(screen.getByText('1 of 2 completed · 1 terminating')).toBeVisible();
    expect(row().getByText(/: deleted$/)).toBeVisible();
    const test = row('Database team-a/test');
    expect(test.getByText(FINALIZER)).toBeVisible();
    expect(test.getByText(/to be removed by team-a\/acme\.v1/)).toBeVisible();
    expect(test.queryByRole('button')).toBeNull();
  });

  it('offers to remove a finalizer, to wait or to skip a stuck deletion, with the consequences', async () => {
    const control = shown({
      states: [late],
      observed: aTerminatingObservation('uid', [FINALIZER]),
    });
    expect(row().getByText('Deletion takes longer than 30 seconds')).toBeVisible();
    expect(row().getByText(/before it clears the finalizers/)).toBeVisible();
    await userEvent.click(row().getByRole('button', { name: /^Continue waiting/ }));
    expect(control.waitOn).toHaveBeenCalledWith(main.id);
    await userEvent.click(row().getByRole('button', { name: 'Skip: Database team-a/main' }));
    expect(control.skip).toHaveBeenCalledWith(main.id);
    await userEvent.click(row().getByRole('button', { name: /^Remove finalizer/ }));
    expect(control.release.ask).toHaveBeenCalledWith({ id: main.id, finalizer: FINALIZER });
  });

  it('stops at a rejection, and shows the server’s message and both actions', async () => {
    const failure = { kind: 'admission-denied', message: 'not on a Friday' } as const;
    const control = shown({
      states: [{ kind: 'failed', cause: { kind: 'refused', failure } }],
    });
    expect(row().getByText('not on a Friday')).toBeVisible();
    await userEvent.click(row().getByRole('button', { name: /^Retry/ }));
    expect(control.tryAgain).toHaveBeenCalledWith(main.id);
    expect(row().getByRole('button', { name: /^Skip/ })).toBeVisible();
  });

  it('reports a resource without a controller that deletes it', async () => {
    const observed: ObservedObject = {
      kind: 'present',
      uid: 'u',
      deletingSince: null,
      finalizers: [FINALIZER],
      conditions: [],
    };
    const control = shown({ states: [late], observed });
    expect(row().getByText(/The resource was re-created/)).toBeVisible();
    expect(row().queryByText(FINALIZER)).toBeNull();
    await userEvent.click(row().getByRole('button', { name: /^Retry/ }));
    expect(control.tryAgain).toHaveBeenCalledWith(main.id);
  });

  it('shows why a namespace is not deleted (UN-010)', () => {
    const message =
      'Some resources are remaining: databases.acme.example.com has 1 resource instances';
    const terminating: ObservedObject = {
      kind: 'present',
      uid: 'u',
      deletingSince: '2026-11-21T20:00:00Z',
      finalizers: [],
      conditions: [{ type: 'NamespaceContentRemaining', reason: 'SomeResourcesRemain', message }],
    };
    shown({ states: [leaving], observed: terminating });
    expect(row().getByText(message, { exact: false })).toBeVisible();
  });

  it('reads resources without watch permission once, and again on request', async () => {
    const of: StepObservation = {
      kind: 'read',
      observed: aTerminatingObservation('uid', [FINALIZER]),
      isReading: false,
      failure: null,
    };
    const control = shown({
      states: [leaving],
      control: { observations: new Map([[main.id, of]]) },
    });
    expect(
      row().getByText(
        /You do not have permission to watch this resource\. .*You do not have permission to list /,
      ),
    ).toBeVisible();
    await userEvent.click(row().getByRole('button', { name: /^Refresh/ }));
    expect(control.reload).toHaveBeenCalledWith(main.id);
  });

  it('skips several stuck steps at once', async () => {
    const steps = ['one', 'two', 'three'].map((name) => aDeletion({ name }));
    const failed: RemovalState = { kind: 'failed', cause: { kind: 'returns' } };
    const control = shown({ steps, states: [late, late, failed] });
    await userEvent.click(screen.getByRole('button', { name: /^Skip 3 steps?$/ }));
    expect(control.skip).toHaveBeenCalledTimes(3);
    await userEvent.click(
      screen.getByRole('button', { name: /^Continue waiting for 2 resources$/ }),
    );
    expect(control.waitOn).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('button', { name: /^Retry \d/ })).toBeNull();
  });

  it('renders hundreds of operands only on request', async () => {
    const steps = Array.from({ length: 300 }, (_, at) => aDeletion({ name: `db-${at}` }));
    shown({ steps, states: [late], observed: aTerminatingObservation('uid', [FINALIZER]) });
    expect(screen.getAllByTestId('removal-step')).toHaveLength(1);
    expect(screen.getByText(/^1 waiting: finalizer/)).toHaveTextContent(FINALIZER);
    await userEvent.click(screen.getByRole('button', { name: 'Show all: Database' }));
    expect(screen.getAllByTestId('removal-step')).toHaveLength(51);
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
    expect(screen.getAllByTestId('removal-step')).toHaveLength(101);
  });
});

it('keeps the focus at a step after its action', async () => {
  const hanging = aControl({
    states: [late],
    observed: aTerminatingObservation('uid', [FINALIZER]),
  });
  const { rerender } = render(<RemovalProgress control={hanging} />);
  await userEvent.click(row().getByRole('button', { name: /^Skip/ }));
  rerender(<RemovalProgress control={aControl({ states: [{ kind: 'skipped' }] })} />);
  expect(screen.getByRole('listitem', { name: 'Database team-a/main' })).toHaveFocus();
});

describe('the buttons of a removal', () => {
  const buttons = (
    change: Partial<RemovalRunControl['run']>,
    states: readonly RemovalState[] = [],
  ) => {
    const control = aControl({ states });
    const run = { ...control.run, ...change };
    render(<RemovalButtons control={{ ...control, run }} onClose={vi.fn()} />);
    return screen.getAllByRole('button').map(({ textContent }) => textContent);
  };

  it.each([
    ['running', {}, ['Pause', 'Pause and close']],
    ['paused', { pause: 'asked' }, ['Resume', 'Close', 'Cancel remaining']],
    ['complete', { isOver: true }, ['Close']],
  ] as const)('appear if it is %s', (_, change, expected) => {
    expect(buttons(change)).toEqual(expected);
  });

  it('keep the focus when the focused one disappears', async () => {
    const control = aControl({});
    const { rerender } = render(<RemovalButtons control={control} onClose={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    const paused = { ...control, run: { ...control.run, pause: 'asked' } } as const;
    rerender(<RemovalButtons control={paused} onClose={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
  });

  it('do not offer to continue if only a failed step remains', () => {
    const failed: RemovalState = { kind: 'failed', cause: { kind: 'returns' } };
    expect(buttons({ pause: 'failed' }, [failed])).toEqual(['Close', 'Cancel remaining']);
  });
});
