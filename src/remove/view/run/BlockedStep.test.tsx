import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { knownOperators } from '~/remove/rules/run/knownOperators';
import { ready } from '~/kube/loadable';
import { finalizerController } from '~/remove/rules/run/finalizers';
import type { FinalizerRelease } from '~/remove/read/removalSends';
import { aDeletion, aRelease } from '~/test/removalBuilders';
import { ReleaseForm } from './BlockedStep';

const step = aDeletion({ name: 'main' });
const finalizer = 'acme.example.com/backup';
const operators = knownOperators([
  {
    metadata: { name: 'acme.v1', namespace: 'team-a' },
    spec: { customresourcedefinitions: { owned: [{ name: 'databases.acme.example.com' }] } },
    status: { phase: 'Succeeded' },
  },
]);

function shown(release: Partial<FinalizerRelease>) {
  render(
    <ReleaseForm
      item={{ step, state: { kind: 'leaving', since: 0, isLate: true, uid: null }, returns: 0 }}
      finalizer={finalizer}
      controller={finalizerController(
        finalizer,
        { api: 'databases.acme.example.com', namespaces: ['team-a'] },
        ready(operators),
      )}
      release={aRelease({
        requested: { id: step.id, finalizer },
        call: { kind: 'patch', model: step.action.call.model, object: { name: 'main' }, steps: [] },
        ...release,
      })}
    />,
  );
  return {
    button: screen.getByRole('button', { name: 'Remove finalizer' }),
    field: screen.getByRole('textbox', { name: 'Type main to confirm' }),
  };
}

describe('the form to remove a finalizer', () => {
  it('shows the risks, and requires the name', async () => {
    const send = vi.fn();
    const { button, field } = shown({ send });
    expect(screen.getByText(/is running and might still be cleaning up/)).toBeVisible();
    expect(screen.getByText(/other resources outside the cluster/)).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.type(field, 'mai');
    expect(button).toBeDisabled();
    await userEvent.type(field, 'n');
    await userEvent.click(button);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['permission is not known yet', { isAsking: true }],
    [
      'the user has no permission',
      { missing: [{ verb: 'patch', group: 'acme.example.com', resource: 'databases' }] },
    ],
  ])('sends nothing if %s', async (_, release) => {
    const send = vi.fn();
    const { button, field } = shown({ ...release, send });
    await userEvent.type(field, 'main{Enter}');
    expect(button).toBeDisabled();
    expect(send).not.toHaveBeenCalled();
  });
});
