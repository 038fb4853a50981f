import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { failed, loading, ready } from '~/kube/loadable';
import type { StoredCheck, StoredOffender, StoredTally } from '~/updates/rules/stored/stored';
import type { ViolationReason } from '~/olm/schema/violation';
import { StoredCheckView, StoredUnchecked } from './StoredObjects';

const tally = (changes: Partial<StoredTally> = {}): StoredTally => ({
  checked: 412,
  total: 412,
  invalid: 0,
  stopping: 0,
  losing: 0,
  offenders: [],
  losses: [],
  cut: 0,
  rules: 0,
  ...changes,
});

const check = (changes: Partial<StoredCheck> = {}): StoredCheck => ({
  tally: ready(tally()),
  isEverywhere: true,
  isRunning: false,
  isDone: true,
  start: vi.fn(),
  checkAll: vi.fn(),
  again: vi.fn(),
  ...changes,
});

const offender = (changes: Partial<StoredOffender['violations'][number]> = {}): StoredOffender => ({
  namespace: 'kafka',
  name: 'orders',
  isCut: false,
  violations: [
    {
      path: 'spec.partitions',
      reason: { kind: 'maximum', expected: 10, found: 12 },
      version: 'v1beta2',
      foundBy: 'both',
      ...changes,
    },
  ],
});

function view(shown: StoredCheck, isOlmForgiving = false, unchecked: readonly string[] = []) {
  const model = {
    group: 'kafka.example.com',
    version: 'v1beta2',
    kind: 'KafkaTopic',
    plural: 'kafkatopics',
    namespaced: true,
  };
  render(
    <MemoryRouter>
      <StoredCheckView
        kind="KafkaTopic"
        target={{ model, versions: ['v1beta2'], unchecked, isOlmForgiving }}
        check={shown}
      />
    </MemoryRouter>,
  );
}

const found = (changes: Partial<StoredTally>) => ready(tally(changes));

describe('the check of stored objects', () => {
  it('reports that all are valid', () => {
    view(check());
    expect(
      screen.getByText('No invalid resources found in 412 stored KafkaTopic resources'),
    ).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it.each<[string, Partial<StoredTally>, Partial<StoredCheck>]>([
    ['a sample', { total: 1000 }, { isDone: false }],
    ['some namespaces', {}, { isEverywhere: false }],
    ['unsupported patterns', { cut: 1 }, {}],
  ])('does not report success after %s', (_, changes, more) => {
    view(check({ tally: found(changes), ...more }));
    expect(
      screen.getByText(
        /^No invalid resources found in 412 (stored|validated) KafkaTopic resources$/,
      ),
    ).toHaveTextContent('Info alert:');
  });

  it('reports that there are none', () => {
    view(check({ tally: found({ checked: 0, total: 0 }) }));
    expect(screen.getByText('No stored KafkaTopic resources')).toBeVisible();
  });

  it('lists invalid objects with namespace and reason', () => {
    view(check({ tally: found({ invalid: 3, stopping: 3, offenders: [offender()] }) }));
    expect(screen.getByText('3 of 412 stored KafkaTopic resources would be invalid')).toBeVisible();
    expect(screen.getByText(/The install plan fails until they are corrected/)).toBeVisible();
    expect(screen.getByRole('grid', { name: 'Invalid KafkaTopic resources' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'kafka/orders' })).toHaveAttribute(
      'href',
      '/operator-hub-instances/ns/kafka/kafkatopics.kafka.example.com/orders',
    );
    expect(screen.getByText('spec.partitions')).toBeVisible();
    expect(screen.getByText('must be ≤ 10, but is 12')).toBeVisible();
    expect(screen.getByText('2 more')).toBeVisible();
  });

  it.each<[string, Partial<StoredTally>, boolean, RegExp]>([
    ['OLM rejects them', { stopping: 1 }, false, /OLM validates all resources/],
    ['a webhook converts', { stopping: 1 }, true, /OLM updates the CRD anyway/],
    [
      'only the API server rejects them',
      { stopping: 0 },
      false,
      /OLM does not validate these resources/,
    ],
  ])('shows the consequence if %s', (_, changes, isForgiving, expected) => {
    view(check({ tally: found({ invalid: 1, offenders: [offender()], ...changes }) }), isForgiving);
    expect(screen.getByText(expected)).toBeVisible();
  });

  it.each<[Partial<StoredOffender['violations'][number]>, string]>([
    [
      { foundBy: 'olm', reason: { kind: 'required' } },
      'Found only by OLM. The API server would correct the value.',
    ],
    [{ foundBy: 'olm' }, 'Found only by OLM. The API server would correct the value.'],
    [{ foundBy: 'server' }, 'Checked only by the API server.'],
    [{ version: 'v1' }, 'Stored in version v1.'],
  ])('names the component that reports %j', (changes, expected) => {
    view(check({ tally: found({ invalid: 1, offenders: [offender(changes)] }) }));
    expect(screen.getByText(expected)).toBeVisible();
  });

  it.each<[ViolationReason, string]>([
    [
      { kind: 'type', expected: ['integer', 'string'], found: 'boolean' },
      'must be integer | string, but is boolean',
    ],
    [{ kind: 'required' }, 'is missing'],
    [
      { kind: 'enum', expected: ['"a"', '"b"'], found: '"c"' },
      'must be one of "a", "b", but is "c"',
    ],
    [{ kind: 'pattern', expected: '^a$', found: '"b"' }, 'must match ^a$, but is "b"'],
    [{ kind: 'min-length', expected: 3, found: 1 }, 'must have ≥ 3 characters, but has 1'],
    [{ kind: 'one-of', found: 2 }, 'must match exactly one schema alternative, but matches 2'],
  ])('describes %j', (reason, expected) => {
    view(check({ tally: found({ invalid: 1, offenders: [offender({ reason })] }) }));
    expect(screen.getByText(expected)).toBeVisible();
  });

  it('offers to check all after a sample', async () => {
    const sample = check({ tally: found({ checked: 500, total: 1700 }), isDone: false });
    view(sample);
    expect(screen.getByText('500 of about 1,700 resources validated.')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Validate all KafkaTopic resources' }),
    );
    expect(sample.checkAll).toHaveBeenCalledOnce();
  });

  it('shows progress', () => {
    view(check({ tally: found({ checked: 250, total: 1000 }), isDone: false, isRunning: true }));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists unchecked parts', () => {
    view(check({ tally: found({ rules: 4, cut: 2 }), isEverywhere: false }));
    expect(screen.getByText('4 CEL rules of the new schema were not evaluated.')).toBeVisible();
    expect(screen.getByText('2 resources could not be fully validated.')).toBeVisible();
    expect(
      screen.getByText(
        /Only viewable namespaces were validated\. You do not have permission to list kafkatopics/,
      ),
    ).toBeVisible();
  });

  it('lists the fields that objects would lose', async () => {
    const losses = [{ namespace: null, name: 'orders', paths: ['spec.old', 'spec.older'] }];
    view(check({ tally: found({ losing: 1, losses }) }));
    await userEvent.click(screen.getByRole('button', { name: '1 resource would lose fields' }));
    expect(screen.getByText('spec.older')).toBeVisible();
    expect(screen.getByRole('link', { name: 'orders' })).toBeVisible();
  });

  it('lists unchecked parts if a webhook converts the objects', () => {
    view(check(), true, ['v1', 'v2']);
    expect(
      screen.getByText(
        /validated in version v1beta2 as converted by the webhook\. OLM also validates v1, v2/,
      ),
    ).toBeVisible();
  });

  it('starts on request', async () => {
    const waiting = check({ tally: null });
    view(waiting);
    await userEvent.click(
      screen.getByRole('button', { name: 'Validate stored KafkaTopic resources' }),
    );
    expect(waiting.start).toHaveBeenCalledOnce();
  });

  it('names the missing permission', () => {
    const permission = { verb: 'list', group: 'kafka.example.com', resource: 'kafkatopics' };
    view(check({ tally: failed({ kind: 'forbidden', message: '', permission }) }));
    expect(screen.getByText(/Stored KafkaTopic resources: Insufficient permissions/)).toBeVisible();
    expect(screen.getByText(/kafkatopics/)).toBeVisible();
  });

  it('keeps results after a failure, and offers a retry', async () => {
    const broken = check({
      tally: ready(tally({ checked: 250 }), { kind: 'offline', message: '' }),
      isDone: false,
    });
    view(broken);
    expect(
      screen.getByText('No invalid resources found in 250 validated KafkaTopic resources'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(broken.again).toHaveBeenCalledOnce();
  });

  it('shows that it is running', () => {
    view(check({ tally: loading, isRunning: true }));
    expect(
      screen.getByRole('status', { name: 'Loading Stored KafkaTopic resources' }),
    ).toBeVisible();
  });

  it('reports that OLM checks nothing', () => {
    render(<StoredUnchecked kind="KafkaTopic" />);
    expect(screen.getByText(/OLM validates no resources/)).toBeVisible();
  });
});
