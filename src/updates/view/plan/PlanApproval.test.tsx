import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { PlanFinding } from '~/updates/rules/review/planFinding';
import { ApproveItem } from './PlanApproval';

const UNSAFE: PlanFinding = {
  severity: 'danger',
  csvName: 'acme.v2.0.0',
  kind: 'definition-unsafe',
  definition: 'backups.example.com',
  findings: [
    {
      kind: 'version-removed',
      version: 'v2beta1',
      path: '^',
      keyword: null,
      before: 'v2beta1',
      after: null,
    },
  ],
};

const MAJOR: PlanFinding = {
  severity: 'warning',
  csvName: 'acme.v2.0.0',
  kind: 'major-version',
  from: '1.0.0',
  to: '2.0.0',
};

/** @returns the function that approves */
function show(from: string | null, ...risks: readonly PlanFinding[]) {
  const change = {
    csvName: 'acme.v2.0.0',
    operator: 'acme',
    from,
    to: '2.0.0',
    subscription: null,
  };
  const plan: ReviewedPlan = {
    namespace: 'team-a',
    name: 'install-abcde',
    generation: 1,
    createdAt: null,
    state: { kind: 'requires-approval' },
    csvNames: ['acme.v2.0.0'],
    changes: [change],
  };
  const approve = vi.fn();
  const approval = { missing: [], isPending: false, failure: null, newer: null, approve };
  render(<ApproveItem plan={plan} approval={approval} risks={risks} />);
  return approve;
}

describe('the approval of a plan', () => {
  it('asks once about high risks, which it names', async () => {
    const approve = show('1.0.0', UNSAFE, MAJOR);
    await userEvent.click(screen.getByRole('button', { name: 'Approve 1 update' }));
    expect(approve).not.toHaveBeenCalled();
    const [risk, ...others] = screen.getAllByRole('listitem');
    expect(risk).toHaveTextContent(
      'backups.example.com: v2beta1: Version removed. Affected clients get an error.',
    );
    expect(others).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(approve).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Approve 1 update' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve 1 update' }));
    expect(approve).toHaveBeenCalledOnce();
  });

  it.each([
    ['other risks', '1.0.0', MAJOR],
    ['a first installation', null, UNSAFE],
  ] as const)('needs one click with %s', async (_name, from, risk) => {
    const approve = show(from, risk);
    await userEvent.click(screen.getByRole('button', { name: /^Approve/ }));
    expect(approve).toHaveBeenCalledOnce();
  });
});
