import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { expect, it, vi } from 'vitest';
import type { Permission } from '~/kube/failure';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import * as request from '~/kube/request';
import { renderAt } from '~/test/render';
import { ActionsDropdown } from './ActionsDropdown';

const NEEDED: Permission = { verb: 'delete', group: 'example.com', resource: 'pens' };

function Items() {
  return (
    <DropdownList>
      <DropdownItem>
        {useMissingPermissions([NEEDED]).length > 0 ? 'not allowed' : 'allowed'}
      </DropdownItem>
    </DropdownList>
  );
}

it('opens when the permissions of its items are known', async () => {
  let answer: (isAllowed: boolean) => void = () => undefined;
  vi.spyOn(request, 'reviewAccess').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  renderAt(
    '/',
    <ActionsDropdown toggle={{ children: 'Actions' }} needs={[NEEDED]}>
      <Items />
    </ActionsDropdown>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  answer(false);
  expect(await screen.findByRole('menuitem')).toHaveTextContent('not allowed');
});
