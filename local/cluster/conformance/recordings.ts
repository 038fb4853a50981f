/** Reads the recordings of real OLM. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { at, parseJson, textAt } from '../kube/json';
import { readObject, type Observation } from './observation';

const folder = fileURLToPath(new URL('../../../test-data/olm-recordings/', import.meta.url));

/** The events of one recording, in order. */
export function recordedObservations(situation: string): readonly Observation[] {
  return gunzipSync(readFileSync(`${folder}${situation}.jsonl.gz`))
    .toString()
    .split('\n')
    .flatMap((line) => {
      const event = parseJson(line);
      const object = readObject(at(event, 'object'));
      const type = typeOf(textAt(event, 'type'));
      const resource = textAt(event, 'resource') ?? '';
      return object === undefined || type === undefined ? [] : [{ type, resource, object }];
    });
}

function typeOf(text: string | undefined): Observation['type'] | undefined {
  return (['ADDED', 'MODIFIED', 'DELETED'] as const).find((type) => type === text);
}
