import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { provideQueries } from '~/kube/provideQueries';
import { anInstalledOperator } from '~/test/builders';
import { answering, requests } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import { RemovedApis } from './RemovedApis';

const API = 'volumeattributesclasses.v1beta1.storage.k8s.io';
const OPERATOR = anInstalledOperator({
  namespace: 'team-a',
  name: 'quill',
  displayName: 'Quill',
  serviceAccounts: ['quill-operator'],
});

const Shown = provideQueries(RemovedApis);

/** @param account the only client of the removed API */
function open(account: string, mayList = true) {
  const byUser = [
    {
      username: `system:serviceaccount:team-a:${account}`,
      byVerb: [
        { verb: 'get', requestCount: 1200 },
        { verb: 'watch', requestCount: 30 },
      ],
    },
  ];
  answering(({ url }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: mayList } };
    if (url.endsWith(`/${API}`)) {
      const status = { removedInRelease: '1.36', last24h: [{ byNode: [{ byUser }] }] };
      return { metadata: { name: API }, status };
    }
    if (!url.includes('/apirequestcounts')) return undefined;
    return {
      kind: 'Table',
      columnDefinitions: [{ name: 'Name' }, { name: 'RemovedInRelease' }],
      rows: [{ cells: [API, '1.36'] }, { cells: ['pods.v1', null] }],
    };
  });
  renderAt('/', <Shown operators={[OPERATOR]} target={{ major: 5, minor: 0 }} />);
}

it('names the Operator, the API, its removal and the requests', async () => {
  open('quill-operator');
  expect(await screen.findByText('1 Operator uses removed Kubernetes APIs')).toBeVisible();
  const row = screen.getByRole('row', { name: /^Quill/ });
  for (const text of [API, 'OpenShift 5.0 (Kubernetes 1.36)', '1,230', '1,200 get', '30 watch']) {
    expect(row).toHaveTextContent(text);
  }
  // One list, and only the APIs with a removal.
  const read = requests().filter(({ url }) => url.includes('/apirequestcounts'));
  expect(read).toHaveLength(2);
});

it('lists the APIs if no Operator uses them', async () => {
  open('pen-operator');
  const title = 'No known use of removed Kubernetes APIs by Operators';
  await userEvent.click(await screen.findByRole('button', { name: title }));
  expect(screen.getByText(API)).toBeVisible();
});

it('does not know it without permission, which is named', async () => {
  open('quill-operator', false);
  const title = 'Usage of removed Kubernetes APIs unknown';
  await userEvent.click(await screen.findByRole('button', { name: title }));
  expect(screen.getByText(/list apirequestcounts\.apiserver\.openshift\.io/)).toBeVisible();
});
