/** The page of a healthy Operator, for tests that change the relevant parts. */
import type { ReactElement } from 'react';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { patterns, routes } from '~/routes';
import { aCatalogSource, aCsv, aSubscription, anOperatorGroup } from './builders';
import { answering, watched } from './consoleSdk';
import { renderAt } from './render';

/** The status of an up-to-date Subscription. */
export const SETTLED = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
  lastUpdated: '2026-01-01T00:00:00Z',
};

const WITH_API = {
  customresourcedefinitions: {
    owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' }],
  },
};

/** `quill` in `team-a`, for a user with all permissions. */
export function anInstalledQuill(): void {
  aQuillFor(() => true);
}

/** @param may the answer of an access review, given as JSON */
export function aQuillFor(may: (review: string) => boolean): void {
  watched('Subscription', { data: [aSubscription({ status: SETTLED })] });
  watched('ClusterServiceVersion', { data: [aCsv({ spec: WITH_API })] });
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('CatalogSource', { data: [aCatalogSource()] });
  for (const kind of OTHERS) watched(kind, {});
  answering(({ url, body }) =>
    url.endsWith('selfsubjectaccessreviews')
      ? { status: { allowed: may(JSON.stringify(body)) } }
      : undefined,
  );
}

const OTHERS = ['InstallPlan', 'OperatorCondition', 'Deployment', 'Pod', 'Job', 'ConfigMap'];

/** Opens a tab of an Operator in `team-a`, and waits for the Operator's data. */
export async function openAt(page: ReactElement, tab?: string, name = 'quill'): Promise<void> {
  renderAt(routes.operator('team-a', name, tab), page, patterns.operator);
  await waitFor(() => {
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
}
