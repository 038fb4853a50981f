import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { at, parseJson, textAt } from '../../kube/json';
import { isKubeObject } from '../../kube/objects';
import type { Seen } from './account';

/** The events of a recording of real OLM v1, in order. */
export function recordedEvents(path: string): readonly Seen[] {
  return gunzipSync(readFileSync(`test-data/${path}.jsonl.gz`))
    .toString()
    .split('\n')
    .flatMap((line) => {
      const event = parseJson(line);
      const object = at(event, 'object');
      const type = (['ADDED', 'MODIFIED', 'DELETED'] as const).find(
        (each) => each === textAt(event, 'type'),
      );
      return type === undefined || !isKubeObject(object) ? [] : [{ type, object }];
    });
}

const FIRST: readonly string[] = [
  'ClusterExtension',
  'ClusterCatalog',
  'Deployment',
  'CustomResourceDefinition',
];

/** Kinds that the recordings of a folder watched. */
export function recordedKinds(folder: string): readonly string[] {
  return folder === 'olm-recordings' ? FIRST : [...FIRST, 'ServiceAccount', 'Store'];
}
