import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aForm } from '~/test/installBuilders';
import { renderAt } from '~/test/render';
import { TypedInput } from './NewInstall';

it.each([
  ['allows leaving a form without', {}, false],
  ['confirms leaving a form with', { credentials: { CLIENTID: '1' } }, true],
])('the browser %s typed input', (_, changes, expected) => {
  renderAt('/', <TypedInput form={aForm(changes)} />);
  expect(screen.queryByText(/keeps your settings, except credentials/) !== null).toBe(expected);
  expect(isHeldBack()).toBe(expected);
});

it('says that settings are kept', () => {
  renderAt('/', <TypedInput form={aForm({ serviceAccount: 'installer' })} />);
  expect(screen.getByText('Unsaved changes are kept in this browser tab.')).toBeVisible();
});

it('does not hold back another page', () => {
  renderAt('/', <TypedInput form={aForm({ serviceAccount: 'installer' })} />).unmount();
  expect(isHeldBack()).toBe(false);
});

function isHeldBack(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
