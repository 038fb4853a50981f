import { stringify } from 'yaml';
import { type LineDiff, lineDiff } from '~/olm/lineDiff';
import type { JsonRecord } from '~/kube/json';
import { comparablePair } from './comparablePair';

/**
 * The YAML of what the cluster has beside that of what a plan wants, by the rule of {@link comparablePair}. Expensive for a
 * big object: meant for a worker. In a file of its own, as the YAML library is loaded only where it is needed.
 */
export function objectDiff(live: JsonRecord, manifest: JsonRecord): LineDiff {
  const pair = comparablePair(live, manifest);
  return pair === null
    ? { kind: 'too-large' }
    : lineDiff(yamlOf(pair.before), yamlOf(pair.after), CONTEXT);
}

const CONTEXT = 3;

/** No anchors, and no lines that are folded by their length: a changed word would move all that follow. */
function yamlOf(object: JsonRecord): string {
  return stringify(object, { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 });
}
