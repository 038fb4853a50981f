import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useT } from '~/i18n';
import { diagnosisOf } from '~/olm/diagnosis/diagnosis';
import { readExtension } from '~/olm/extensions/extension';
import { readCatalog } from '~/olm/extensions/catalog';
import { extensionStatus } from '~/olm/extensions/extensionStatus';
import { operatorHealth } from '~/olm/extensions/extensionHealth';
import { podModel } from '~/kube/models/workloads';
import { aCsv, aSubscription } from '~/test/builders';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { someFacts } from '~/test/operatorBuilders';
import { causeText } from './causeText';

const { result } = renderHook(() => useT());
const object = { model: podModel, namespace: 'team-a', name: 'quill-1' };
const details = { message: '', container: 'main', exitCode: null };
const hindrances = [{ object, reason: 'CrashLoopBackOff', ...details }];
const deployment = {
  object,
  exists: true,
  available: 0,
  wanted: 1,
  podLabels: {},
  restarts: 3,
  hindrances,
};

it.each([
  ['install timeout', null, 'Not ready'],
  ['install timeout', [deployment], 'CrashLoopBackOff'],
  ['deployment "quill" exceeded its progress deadline', null, 'Pods not running'],
  ['deployment "quill" exceeded its progress deadline', [deployment], 'CrashLoopBackOff'],
  ['something else', [deployment], 'CrashLoopBackOff'],
])('the title of a failed Operator with %j and the pods %j', (message, workload, expected) => {
  const csv = aCsv({ status: { phase: 'Failed', reason: 'InstallCheckFailed', message } });
  const { health } = diagnosisOf(someFacts({ csvs: [csv], workload }));
  expect(causeText(health, result.current).title).toBe(expected);
});

it('the title of an Operator that failed for another reason does not name its pods', () => {
  const csv = aCsv({ status: { phase: 'Failed', reason: 'OwnerConflict', message: '' } });
  const { health } = diagnosisOf(someFacts({ csvs: [csv], workload: [deployment] }));
  expect(causeText(health, result.current).title).toBe('Failed');
});

it('says the same cause once', () => {
  const message = 'Bundle image pull failed.';
  const conditions = [{ type: 'BundleUnpackFailed', status: 'True', message }];
  const subscription = aSubscription({ status: { conditions } });
  const { health } = diagnosisOf(someFacts({ subscription, csvs: [] }));
  expect(causeText(health, result.current)).toEqual({
    title: 'Unable to pull bundle image',
    sentence: null,
  });
});

it.each([
  [['lost'], 'Catalog lost is unavailable'],
  [['lost', 'gone'], '2 catalogs are unavailable'],
])('the title of an extension that waits for the catalogs %j', (names, expected) => {
  const catalogs = names.map((name) => readCatalog(aClusterCatalog(name, 'False')));
  const retrying =
    'error walking catalogs: error getting package "acme-store" from catalog "lost": catalog "lost" is not being served';
  const extension = readExtension(anExtension({ retrying }));
  const status = extensionStatus(extension, { deployments: [], catalogs });
  expect(causeText(operatorHealth(extension, status), result.current).title).toBe(expected);
});
