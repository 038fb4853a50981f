import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { failed, loading, ready } from '~/kube/loadable';
import type { StoredCheck } from '~/updates/rules/stored/storedCheck';
import type { StoredOffender } from '~/updates/rules/stored/storedPage';
import type { StoredTally } from '~/updates/rules/stored/storedTally';
import type { ViolationReason } from '~/updates/rules/stored/violation';
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
  it('says that all fit', () => {
    view(check());
    expect(
      screen.getByText('None of 412 stored KafkaTopic objects would be invalid'),
    ).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it.each<[string, Partial<StoredTally>, Partial<StoredCheck>]>([
    ['a sample', { total: 1000 }, { isDone: false }],
    ['some namespaces', {}, { isEverywhere: false }],
    ['patterns that nobody can read', { cut: 1 }, {}],
  ])('does not call it a success after %s', (_, changes, more) => {
    view(check({ tally: found(changes), ...more }));
    expect(screen.getByText(/None of 412/)).toHaveTextContent('Info alert:');
  });

  it('says that there are none', () => {
    view(check({ tally: found({ checked: 0, total: 0 }) }));
    expect(screen.getByText('No stored KafkaTopic resources')).toBeVisible();
  });

  it('lists those that do not fit: which, where, and why', () => {
    view(check({ tally: found({ invalid: 3, stopping: 3, offenders: [offender()] }) }));
    expect(screen.getByText('3 of 412 stored KafkaTopic objects would be invalid')).toBeVisible();
    expect(screen.getByText(/This plan would fail at this step/)).toBeVisible();
    expect(screen.getByRole('grid', { name: 'Invalid KafkaTopic resources' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'kafka/orders' })).toHaveAttribute(
      'href',
      '/k8s/ns/kafka/kafka.example.com~v1beta2~KafkaTopic/orders',
    );
    expect(screen.getByText('spec.partitions')).toBeVisible();
    expect(screen.getByText('is 12, and has to be 10 or less')).toBeVisible();
    expect(screen.getByText('And 2 more objects.')).toBeVisible();
  });

  it.each<[string, Partial<StoredTally>, boolean, RegExp]>([
    ['OLM refuses', { stopping: 1 }, false, /OLM validates all objects/],
    ['a webhook converts', { stopping: 1 }, true, /OLM goes on all the same/],
    ['only the API server minds', { stopping: 0 }, false, /OLM does not look at this/],
  ])('says what follows when %s', (_, changes, isForgiving, expected) => {
    view(check({ tally: found({ invalid: 1, offenders: [offender()], ...changes }) }), isForgiving);
    expect(screen.getByText(expected)).toBeVisible();
  });

  it.each<[Partial<StoredOffender['violations'][number]>, string]>([
    [
      { foundBy: 'olm', reason: { kind: 'required' } },
      'OLM validates before the API server sets the default.',
    ],
    [{ foundBy: 'olm' }, 'OLM validates before the API server corrects the value.'],
    [{ foundBy: 'server' }, 'Checked only by the API server.'],
    [{ version: 'v1' }, 'In version v1.'],
  ])('says who finds %j', (changes, expected) => {
    view(check({ tally: found({ invalid: 1, offenders: [offender(changes)] }) }));
    expect(screen.getByText(expected)).toBeVisible();
  });

  it.each<[ViolationReason, string]>([
    [
      { kind: 'type', expected: ['integer', 'string'], found: 'boolean' },
      'is boolean, and has to be integer | string',
    ],
    [{ kind: 'required' }, 'is missing'],
    [{ kind: 'enum', expected: ['"a"', '"b"'], found: '"c"' }, 'is "c", which is none of "a", "b"'],
    [{ kind: 'pattern', expected: '^a$', found: '"b"' }, 'is "b", which does not match ^a$'],
    [{ kind: 'min-length', expected: 3, found: 1 }, 'has 1 characters, and has to have 3 or more'],
    [{ kind: 'one-of', found: 2 }, 'fits 2 alternatives of the schema, and may fit one only'],
  ])('puts %j into words', (reason, expected) => {
    view(check({ tally: found({ invalid: 1, offenders: [offender({ reason })] }) }));
    expect(screen.getByText(expected)).toBeVisible();
  });

  it('offers to check all after a sample', async () => {
    const sample = check({ tally: found({ checked: 500, total: 1700 }), isDone: false });
    view(sample);
    expect(screen.getByText('500 of about 1,700 objects checked.')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Validate all KafkaTopic resources' }),
    );
    expect(sample.checkAll).toHaveBeenCalledOnce();
  });

  it('shows how far it is', () => {
    view(check({ tally: found({ checked: 250, total: 1000 }), isDone: false, isRunning: true }));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what the verdict does not cover', () => {
    view(check({ tally: found({ rules: 4, cut: 2 }), isEverywhere: false }));
    expect(
      screen.getByText('4 rules of the new schema are in CEL and were not evaluated.'),
    ).toBeVisible();
    expect(screen.getByText('2 objects could not be checked wholly.')).toBeVisible();
    expect(
      screen.getByText(
        /only those that you may were looked at. You need the right to list kafkatopics/,
      ),
    ).toBeVisible();
  });

  it('lists the fields that objects would lose', async () => {
    const losses = [{ namespace: null, name: 'orders', paths: ['spec.old', 'spec.older'] }];
    view(check({ tally: found({ losing: 1, losses }) }));
    await userEvent.click(screen.getByRole('button', { name: '1 resources would lose fields' }));
    expect(screen.getByText('spec.older')).toBeVisible();
    expect(screen.getByRole('link', { name: 'orders' })).toBeVisible();
  });

  it('says what of it is not checked when a webhook converts the objects', () => {
    view(check(), true, ['v1', 'v2']);
    expect(
      screen.getByText(/as it hands them out in version v1beta2, .* makes of them in v1, v2 OLM/),
    ).toBeVisible();
  });

  it('begins when it is wanted', async () => {
    const waiting = check({ tally: null });
    view(waiting);
    await userEvent.click(
      screen.getByRole('button', { name: 'Validate stored KafkaTopic resources' }),
    );
    expect(waiting.start).toHaveBeenCalledOnce();
  });

  it('names the right that is missing', () => {
    const right = { verb: 'list', group: 'kafka.example.com', resource: 'kafkatopics' };
    view(check({ tally: failed({ kind: 'forbidden', message: '', right }) }));
    expect(screen.getByText(/Stored KafkaTopic objects: you do not have the right/)).toBeVisible();
    expect(screen.getByText(/kafkatopics/)).toBeVisible();
  });

  it('keeps what was found when it cannot go on, and offers to try again', async () => {
    const broken = check({
      tally: ready(tally({ checked: 250 }), { kind: 'offline', message: '' }),
      isDone: false,
    });
    view(broken);
    expect(
      screen.getByText('None of 250 checked KafkaTopic objects would be invalid'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(broken.again).toHaveBeenCalledOnce();
  });

  it('says that it is at work', () => {
    view(check({ tally: loading, isRunning: true }));
    expect(screen.getByRole('status', { name: 'Loading Stored KafkaTopic objects' })).toBeVisible();
  });

  it('says when OLM checks nothing', () => {
    render(<StoredUnchecked kind="KafkaTopic" />);
    expect(screen.getByText(/OLM checks no objects/)).toBeVisible();
  });
});
