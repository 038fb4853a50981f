import { expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { diagnosisOf } from './diagnosis';

const MESSAGE =
  'clusterserviceversion quill.v1.0.0 exists and is not referenced by a subscription, subscription quill exists, subscription quill requires acme/market/stable/quill.v0.9.0, @existing/team-a//quill.v1.0.0 and acme/market/stable/quill.v0.9.0 originate from package quill';

it.each([
  ['runs', 'Succeeded', ['channel', 'catalog', 'delete-csv']],
  ['does not run', 'Failed', ['delete-csv']],
])('offers to delete the own version last where it %s', (_, phase, expected) => {
  const conditions = [{ type: 'ResolutionFailed', status: 'True', message: MESSAGE }];
  const subscription = aSubscription({ status: { conditions } });
  const csv = aCsv({ status: { phase } });
  const facts = someFacts({ subscription, csvs: [csv], namespaceCsvs: [csv], plan: null });
  const found = diagnosisOf(facts).findings.find(({ kind }) => kind === 'resolution-failed');
  expect(
    found?.remedies.map((one) => (one.kind === 'edit-subscription' ? one.setting : one.kind)),
  ).toEqual(expected);
});
