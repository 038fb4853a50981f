import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failureOf } from '~/kube/failure';
import { renderAt } from '~/test/render';
import { DryRunView } from './DryRunView';

const HINTS = { schema: null, descriptors: [] };

function refused(code: number, message: string): void {
  const failure = failureOf({ code, message, body: { kind: 'Status', message, code } });
  renderAt(
    '/',
    <DryRunView trial={{ kind: 'refused', failure }} read={{ kind: 'no-object' }} hints={HINTS} />,
  );
}

/**
 * Responses of kube-apiserver: recordings cr-206 and cr-217 to cr-222; k8s.io/apiserver `NewDryRunUnsupportedErr` and
 * the quota admission.
 */
describe('a dry run that does not succeed', () => {
  it.each([
    [400, 'admission webhook "deny.example.com" denied the request: widgets need an owner label'],
    [
      403,
      'widgets.example.com "a" is forbidden: exceeded quota: few, requested: count/widgets.example.com=1, used: count/widgets.example.com=2, limited: count/widgets.example.com=2',
    ],
    [
      422,
      'Widget.example.com "a" is invalid: spec: Invalid value: replicas must be at least minReplicas',
    ],
    [
      403,
      'namespaces "old" is forbidden: unable to create new content in namespace old because it is being terminated',
    ],
  ])('%i: the server rejects the document (%s)', (code, message) => {
    refused(code, message);
    expect(screen.getByText('Server dry run failed')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    [400, 'admission webhook "effects.example.com" does not support dry run'],
    [
      500,
      'Internal error occurred: failed calling webhook "slow.example.com": failed to call webhook: Post "https://slow.team-a.svc:443/?timeout=1s": context deadline exceeded',
    ],
    [
      500,
      'Internal error occurred: failed calling webhook "gone.example.com": failed to call webhook: Post "https://gone.team-a.svc:443/?timeout=2s": service "gone" not found',
    ],
    [504, 'Timeout: request did not complete within the allotted duration'],
    [429, 'too many requests, please try again later'],
  ])('%i: it says nothing about the document (%s)', (code, message) => {
    refused(code, message);
    expect(screen.getByText('Server dry run not available')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByText(/^Rejected by/)).toBeNull();
  });
});

it('shows what the server adds and what admission changes, without passwords', async () => {
  const sent = { spec: { image: 'pen', password: 'secret' } };
  const object = {
    spec: { image: 'mirror/pen', password: 'secret', rootPassword: 'made', size: 3 },
  };
  const schema = {
    properties: {
      spec: {
        properties: {
          image: { type: 'string' },
          password: { type: 'string' },
          rootPassword: { type: 'string' },
          size: { type: 'integer', default: 3 },
        },
      },
    },
  };
  renderAt(
    '/',
    <DryRunView
      trial={{ kind: 'accepted', warnings: ['unknown field "spec.ink"'], object }}
      read={{ kind: 'object', object: sent, lineOf: () => null }}
      hints={{ ...HINTS, schema }}
    />,
  );
  expect(screen.getByText('unknown field "spec.ink"')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '2 fields changed by admission' }));
  expect(screen.getByText('"mirror/pen"')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '1 default value added' }));
  expect(screen.getByText('spec.size')).toBeVisible();
  expect(screen.getByText('"<hidden>"')).toBeVisible();
  expect(screen.queryByText(/secret|made/)).toBeNull();
});
