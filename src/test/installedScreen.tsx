/** The Installed page of a cluster with two Operators, with a simulated width of 1600 pixels. */
import { screen } from '@testing-library/react';
import InstalledPage from '~/installed/view/InstalledPage';
import { patterns } from '~/routes';
import { aCatalogSource, aCsv, aSubscription, anOperatorGroup } from './builders';
import { layOutWithin } from './cardGrid';
import { answering, watched } from './consoleSdk';
import { renderAt } from './render';

const installed = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
};
const api = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };

export const quill = aSubscription({ status: installed });

/** @param allowed whether the user has the permission in an access review */
export function aClusterOfTwo(allowed: (permission: Requested) => boolean = () => true): void {
  layOutWithin(1600);
  watched('Subscription', { data: [quill] });
  watched('ClusterServiceVersion', {
    data: [
      aCsv({ spec: { customresourcedefinitions: { owned: [api] } } }),
      aCsv({
        name: 'basalt.v2.0.0',
        spec: { displayName: 'Basalt', version: '2.0.0' },
        status: { phase: 'Failed', message: 'no pods' },
      }),
    ],
  });
  watched('InstallPlan', {});
  watched('OperatorCondition', {});
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('CatalogSource', { data: [aCatalogSource()] });
  answering(({ url, body }) =>
    url.endsWith('selfsubjectaccessreviews')
      ? { status: { allowed: allowed(requestedIn(body)) } }
      : undefined,
  );
}

type Requested = {
  readonly verb?: string;
  readonly resource?: string;
  readonly namespace?: string;
};

function requestedIn(body: unknown): Requested {
  const review: { spec?: { resourceAttributes?: Requested } } = JSON.parse(JSON.stringify(body));
  return review.spec?.resourceAttributes ?? {};
}

export function openInstalled(query = '', scope = 'all-namespaces') {
  return renderAt(
    `/operator-hub-installed/${scope}${query}`,
    <InstalledPage />,
    patterns.installed,
  );
}

/** Waits for the rows. */
export function foundRows(): Promise<HTMLElement[]> {
  return screen.findAllByTestId('operator-row');
}
