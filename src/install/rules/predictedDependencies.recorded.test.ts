import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aWorld } from '~/test/dependencyBuilders';
import { jsonIn, recordIn, textsIn } from '~/kube/json';
import { channelOf } from '~/olm/packages/operatorPackage';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { dependencyOffers, providedBy } from '~/olm/dependencies/dependencyOffer';
import { predictedDependencies, type Prediction } from './predictedDependencies';

const samples = 'test-data/api-samples/packagemanifest-list-one-catalog.json';
const recordings = 'test-data/olm-recordings';

describe('recordings of real OLM', () => {
  const packages = () => {
    const { response } = recordIn(jsonIn(readFileSync(samples, 'utf8')));
    return parsePackageList(recordIn(response)['body']);
  };

  function predictionFor(packageName: string, channelName: string): Prediction {
    const found = packages().find(({ key }) => key.packageName === packageName);
    const channel = found === undefined ? null : channelOf(found, channelName);
    if (found === undefined || channel === null) throw new Error(`no ${packageName}`);
    const requires = dependencyOffers(found).find((one) => one.channel === channelName)?.requires;
    const { version } = channel;
    const provides = providedBy(channel);
    return predictedDependencies(
      { key: found.key, version, provides, requires: requires ?? [], namespace: 's-dep' },
      aWorld(packages().flatMap(dependencyOffers)),
    );
  }

  const lines = (name: string) =>
    gunzipSync(readFileSync(`${recordings}/${name}.jsonl.gz`))
      .toString()
      .trim()
      .split('\n');

  it('dependency_install: the install plan matches the prediction', () => {
    const { installs, missing } = predictionFor('acme-cache', 'alpha');
    const plan = lines('dependency_install')
      .map((line) => recordIn(recordIn(jsonIn(line))['object']))
      .find(({ kind }) => kind === 'InstallPlan');
    const names = textsIn(recordIn(plan?.['spec'])['clusterServiceVersionNames']);
    const predicted = installs.map(({ key, version }) => `${key.packageName}.v${version}`);
    expect(['acme-cache.v0.5.0', ...predicted]).toEqual(names);
    expect(installs[0]?.alternatives).toEqual(['acme-db']);
    expect(missing).toEqual([]);
  });

  it('resolution_failed: no catalog provides the dependency', () => {
    const { installs, missing } = predictionFor('acme-orphan', 'stable');
    expect(installs).toEqual([]);
    expect(missing).toMatchObject([{ need: { apiKind: 'Ghost' }, neededBy: 'acme-orphan' }]);
    expect(lines('resolution_failed').join()).toContain('kind: Ghost');
  });
});
