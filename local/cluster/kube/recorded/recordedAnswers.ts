/** What a real kube-apiserver 1.36 answered, in the compact form of `answers.jsonl`. */
import { readFileSync } from 'node:fs';
import { isObject, numberAt, objectAt, parseJson, textAt } from '../json';
import type { JsonObject } from '../types';

export type RecordedAnswer = {
  readonly name: string;
  /** `method`, `path`, `user`, `accept`, `contentType`, `body`. */
  readonly request: JsonObject;
  /** Absent where no answer had come when the recorder gave up. */
  readonly status: number | undefined;
  readonly headers: JsonObject;
  /** As `answerShape` gives it; absent where the recorder cut the body off. */
  readonly shape: readonly unknown[] | undefined;
};

/** One answer per line, in the order in which they are to be asked for: each needs what those before it left. */
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
