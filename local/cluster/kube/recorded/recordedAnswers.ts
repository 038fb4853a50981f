/** Responses of a real kube-apiserver 1.36, in the compact format of `answers.jsonl`. */
import { readFileSync } from 'node:fs';
import { isObject, numberAt, objectAt, parseJson, textAt } from '../json';
import type { JsonObject } from '../types';

export type RecordedAnswer = {
  readonly name: string;
  /** `method`, `path`, `user`, `accept`, `contentType`, `body`. */
  readonly request: JsonObject;
  /** Absent if no response arrived before the recorder's timeout. */
  readonly status: number | undefined;
  readonly headers: JsonObject;
  /** Result of `answerShape`; absent if the recorder truncated the body. */
  readonly shape: readonly unknown[] | undefined;
};

/** One response per line, in the order of requests, because each depends on the previous ones. */
export function recordedAnswers(): readonly RecordedAnswer[] {
  const text = readFileSync(new URL('./answers.jsonl', import.meta.url), 'utf8');
  return text.trimEnd().split('\n').map(recordedAnswer);
}

function recordedAnswer(line: string): RecordedAnswer {
  const value = parseJson(line);
  const shape = isObject(value) ? value['shape'] : undefined;
  return {
    name: textAt(value, 'name') ?? '',
    request: objectAt(value, 'request') ?? {},
    status: numberAt(value, 'status'),
    headers: objectAt(value, 'headers') ?? {},
    shape: Array.isArray(shape) ? shape : undefined,
  };
}

const SAMPLES = 'test-data/api-samples/';

/** The whole recording: request and response. */
export function readSample(name: string): {
  readonly request: JsonObject;
  readonly response: JsonObject;
} {
  const sample = parseJson(readFileSync(`${SAMPLES}${name}.json`, 'utf8'));
  return {
    request: objectAt(sample, 'request') ?? {},
    response: objectAt(sample, 'response') ?? {},
  };
}
