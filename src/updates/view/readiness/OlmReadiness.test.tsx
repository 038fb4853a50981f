import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { provideQueries } from '~/kube/provideQueries';
import { renderAt } from '~/test/render';
import { ExtensionReadiness } from './OlmReadiness';

const MESSAGE = 'bundle "quill.v1.0.0" for ClusterExtension "quill" is incompatible';

const Shown = provideQueries(ExtensionReadiness);

function open(status: string, groups: readonly string[] = [OLM_V1]) {
  servingGroups(groups);
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
  ] as const)('is not shown if %s', async (_name, status, groups) => {
    open(status, groups);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(screen.queryByText(MESSAGE)).toBeNull();
    if (groups !== undefined) expect(requests()).toEqual([]);
  });
});
