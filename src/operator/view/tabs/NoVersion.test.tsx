import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { someDetails } from '~/test/operatorBuilders';
import { renderAt } from '~/test/render';
import ApisTab from './ApisTab';
import PermissionsTab from './PermissionsTab';

const toList = (resource: string) => ({
  verb: 'list',
  group: 'operators.coreos.com',
  resource,
  namespace: 'team-a',
});

it.each([
  ['permissions', PermissionsTab, 'No permissions yet'],
  ['APIs', ApisTab, 'APIs are listed after the CSV is created.'],
])('a user who cannot determine whether %s exist sees why', (_, Tab, none) => {
  const details = someDetails({ csvs: [] });
  const { unmount } = renderAt('/', <Tab details={details} />);
  expect(screen.getByText(none)).toBeVisible();
  unmount();
  renderAt('/', <Tab details={{ ...details, missing: [toList('clusterserviceversions')] }} />);
  expect(
    screen.getByText('list clusterserviceversions.operators.coreos.com in namespace team-a'),
  ).toBeVisible();
  expect(screen.queryByText(none)).toBeNull();
});

it('names the permission to determine the scope of an Operator’s permissions', () => {
  const details = someDetails({ csvs: [aCsv()], operatorGroups: null });
  renderAt('/', <PermissionsTab details={{ ...details, missing: [toList('operatorgroups')] }} />);
  expect(screen.getByText(/list operatorgroups\S+ in namespace team-a/)).toBeVisible();
});
