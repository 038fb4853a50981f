/** Complete response bodies of a real kube-apiserver. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCluster } from '../cluster';
import { isObject } from './json';
import { isKubeObject } from './objects';
import { readSample, recordedAnswers } from './recorded/recordedAnswers';
import { ask, startRecordedCluster } from './recorded/recordedCluster';

/** Recordings with content specific to the recorded cluster: catalogs, CRDs, exact kinds. */
const OF_THAT_CLUSTER =
  /^(discovery|openapi|packagemanifest-.*(list|table|partial|field)|list-|ssrr)/;
const WITH_REFUSAL = /^list-(bad|continue)/;

const NAMES = recordedAnswers()
  .filter(({ status, name }) => status !== undefined && !name.startsWith('watch'))
  .map(({ name }) => name)
  .filter((name) => !OF_THAT_CLUSTER.test(name) || WITH_REFUSAL.test(name));

describe('recorded answers', () => {
  let cluster: RunningCluster;

  beforeAll(async () => {
    cluster = await startRecordedCluster();
  });
  afterAll(() => cluster.stop());

  it.each(NAMES)('%s', async (name) => {
    const { request, response } = readSample(name);
    const answer = await ask(cluster.url, request);
    expect(timeless(answer.body)).toEqual(timeless(response['body']));
  });
});

/** Removes values that differ between runs, and those of OLM's controllers and other clients. */
function timeless(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(timeless);
  }
  if (!isObject(value)) {
    return value;
  }
  const isWatched = isKubeObject(value) && value.kind === 'Subscription';
  const changing = [
    ...CHANGING,
    ...(isWatched ? ['status'] : []),
    ...('generateName' in value ? ['name'] : []),
  ];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !changing.includes(key))
      .map(([key, inner]) => [key, timeless(inner)]),
  );
}

const CHANGING = [
  'uid',
  'resourceVersion',
  'creationTimestamp',
  'deletionTimestamp',
  'managedFields',
  'labels',
  // The build of the recorded server, which named no commit.
  'gitCommit',
];
