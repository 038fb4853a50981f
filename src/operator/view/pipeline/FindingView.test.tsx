import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { someDetails } from '~/test/operatorBuilders';
import { renderAt } from '~/test/render';
import { FindingView } from './FindingView';
import { OperatorPipeline } from './OperatorPipeline';

const spec = { ...aCsv().spec, replaces: 'quill.v0.9.0' };
const waiting = aCsv({
  spec,
  status: {
    phase: 'Pending',
    reason: 'OperatorConditionNotUpgradeable',
    message: 'operator is not upgradeable: the operatorcondition status "Upgradeable" is not true',
  },
});

it('shows the Operator’s own reason and message if it blocks its update (OC-006)', () => {
  const said = {
    type: 'Upgradeable',
    status: 'False',
    reason: 'CrossingUnderWay',
    message: 'a crossing is half done',
  };
  const details = someDetails({
    csvs: [aCsv({ name: 'quill.v0.9.0', status: { phase: 'Replacing' } }), waiting],
    conditions: [
      { metadata: { name: 'quill.v0.9.0', namespace: 'team-a' }, spec: { conditions: [said] } },
    ],
  });
  const finding = details.diagnosis.findings.find(({ kind }) => kind === 'update-blocked');
  if (finding === undefined) throw new Error('nothing is held back');
  renderAt('/', <FindingView finding={finding} details={details} />);
  expect(screen.getByText('Operator message')).toBeVisible();
  expect(screen.getByText('CrossingUnderWay')).toBeVisible();
  expect(screen.getByText('a crossing is half done')).toBeVisible();
});

it('shows a fact to know above the stages, which a ready Operator does not have', () => {
  renderAt('/', <OperatorPipeline details={someDetails({ seenFrom: 'team-b' })} />);
  expect(screen.getByText('The Operator also manages team-b.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Operator / })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Status' })).toBeNull();
});
