/** Reads the recordings of real OLM, which lie outside the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parseJson, textAt } from '../../kube/json';

const folder = fileURLToPath(
  new URL('../../../../../shared/data/olm-recordings/', import.meta.url),
);

export const areRecordingsHere = existsSync(folder);

/** Each new `phase/reason` of an object of a recording, in order. */
export function recordedPhases(
  situation: string,
  of: { readonly resource: string; readonly namespace: string; readonly name?: string },
): readonly string[] {
  const steps: string[] = [];
  for (const line of linesOf(situation)) {
    const event = parseJson(line);
    const isSubject =
      textAt(event, 'resource') === of.resource &&
      textAt(event, 'object', 'metadata', 'namespace') === of.namespace &&
      (of.name === undefined || textAt(event, 'object', 'metadata', 'name') === of.name);
    const phase = textAt(event, 'object', 'status', 'phase');
    const reason = textAt(event, 'object', 'status', 'reason');
    const step = [phase, reason].filter((part) => part !== undefined).join('/');
    if (isSubject && step !== '' && steps.at(-1) !== step) steps.push(step);
  }
  return steps;
}

function linesOf(situation: string): readonly string[] {
  return gunzipSync(readFileSync(`${folder}${situation}.jsonl.gz`))
    .toString()
    .split('\n');
}
