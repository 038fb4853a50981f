import { expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { QUILL_BUNDLE, aPlanWith, aStep } from '~/test/planBuilders';
import { replacedCsvs } from './replacedCsvs';

const CSV = 'quill.v1.0.0';
const bundleThat = (replaces: string) => JSON.stringify({ ...QUILL_BUNDLE, replaces });
const inline = JSON.stringify({ spec: { replaces: 'quill.v0.8.0' } });

const planWith = (manifest: string) => ({
  ...aPlanWith(aStep('ClusterServiceVersion', CSV, { manifest })),
  spec: { approval: 'Manual', approved: false, clusterServiceVersionNames: [CSV] } as const,
});

it.each([
  ['the one that the bundle names', bundleThat('quill.v0.9.0'), {}, 'quill.v0.9.0'],
  ['the one that the step itself names', inline, {}, 'quill.v0.8.0'],
  [
    'the installed one, whatever the bundle names',
    bundleThat('quill.v0.9.0'),
    { currentCSV: CSV, installedCSV: 'quill.v0.7.0' },
    'quill.v0.7.0',
  ],
  [
    'not itself, which the Subscription has once it is installed',
    bundleThat('quill.v0.9.0'),
    { currentCSV: CSV, installedCSV: CSV },
    'quill.v0.9.0',
  ],
  [
    'not what another Subscription has',
    bundleThat(''),
    { currentCSV: 'ink.v1.0.0', installedCSV: 'ink.v0.1.0' },
    undefined,
  ],
  ['nothing, when a step is no JSON', 'kind: ClusterServiceVersion', {}, undefined],
])('a version takes over from %s', (_, manifest, status, expected) => {
  expect(replacedCsvs(planWith(manifest), [aSubscription({ status })]).get(CSV)).toBe(expected);
});
