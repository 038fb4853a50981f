import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCluster } from '../../cluster';
import { answerShape } from './answerShape';
import { readSample, recordedAnswers } from './recordedAnswers';
import { ask, startRecordedCluster } from './recordedCluster';

const SAMPLES = 'test-data/api-samples';
const ALL = recordedAnswers();
const UNANSWERED_AFTER_MILLISECONDS = 1000;

describe('every recorded request', () => {
  let cluster: RunningCluster;

  beforeAll(async () => {
    cluster = await startRecordedCluster();
  });
  afterAll(() => cluster.stop());

  it.each(ALL.filter((recorded) => recorded.status !== undefined))(
    'is answered alike: $name',
    async ({ request, status, headers, shape }) => {
      const answer = await ask(cluster.url, request);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(headers)) {
        expect(answer.headers.get(name), name).toBe(value);
      }
      if (shape !== undefined) {
        expect(answerShape(answer.body)).toEqual(shape);
      }
    },
  );

  it.each(ALL.filter(({ status }) => status === undefined))(
    'does not respond alike: $name',
    async ({ request }) => {
      const signal = AbortSignal.timeout(UNANSWERED_AFTER_MILLISECONDS);
      await expect(ask(cluster.url, request, signal)).rejects.toThrow(/timeout/);
    },
  );
});

describe('answers.jsonl', () => {
  it('has every recording', () => {
    const files = readdirSync(SAMPLES).map((file) => file.replace(/\.json$/, ''));
    expect(ALL.map(({ name }) => name).sort()).toEqual(files.sort());
  });

  it.each(ALL)('agrees with the recording: $name', ({ name, request, status, headers, shape }) => {
    const sample = readSample(name);
    expect(request).toEqual(sample.request);
    expect(status).toBe(sample.response['status']);
    expect(headers).toEqual(sample.response['headers']);
    if (shape !== undefined) {
      expect(answerShape(sample.response['body'])).toEqual(shape);
    }
  });
});
