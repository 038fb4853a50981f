import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, flagged, requests, watched } from '~/test/consoleSdk';
import { provideQueries } from '~/kube/provideQueries';
import { renderAt } from '~/test/render';
import { ExtensionReadiness } from './ExtensionReadiness';

const MESSAGE = 'bundle "quill.v1.0.0" for ClusterExtension "quill" is incompatible';

const Shown = provideQueries(ExtensionReadiness);

function open(status: string, flags: readonly string[] = ['OPERATOR_HUB_OLM_V1']) {
  for (const flag of flags) flagged(flag);
  const condition = {
    type: 'Upgradeable',
    status,
    reason: 'IncompatibleOperatorsInstalled',
    message: MESSAGE,
  };
  watched('ClusterOperator', {
    data: [{ metadata: { name: 'olm' }, status: { conditions: [condition] } }],
  });
  answering(() => ({ status: { allowed: true } }));
  renderAt('/', <Shown />);
}

describe('OLM v1’s message about the next OpenShift version', () => {
  it('is shown unchanged if it blocks the update', async () => {
    open('False');
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    expect(screen.getByText('IncompatibleOperatorsInstalled')).toBeVisible();
  });

  it.each([
    ['it does not block', 'True', undefined],
    ['OLM v1 does not exist', 'False', []],
  ] as const)('is not shown if %s', async (_name, status, flags) => {
    open(status, flags);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(screen.queryByText(MESSAGE)).toBeNull();
    if (flags !== undefined) expect(requests()).toEqual([]);
  });
});
