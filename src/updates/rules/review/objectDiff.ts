import { stringify } from 'yaml';
import { type LineDiff, lineDiff } from '~/olm/lineDiff';
import type { JsonRecord } from '~/kube/json';
import { comparablePair } from './comparison';

/**
 * The YAML of the cluster's object and of the plan's, by the rule of {@link comparablePair}. Slow for a large object,
 * so it runs in a worker. In its own file, because the YAML library is loaded only on demand.
 */
export function objectDiff(live: JsonRecord, manifest: JsonRecord): LineDiff {
  const pair = comparablePair(live, manifest);
  return pair === null
    ? { kind: 'too-large' }
    : lineDiff(yamlOf(pair.before), yamlOf(pair.after), CONTEXT);
}

const CONTEXT = 3;

/** Without anchors and without line folding, so that a changed word does not move the following text. */
function yamlOf(object: JsonRecord): string {
  return stringify(object, { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 });
}
