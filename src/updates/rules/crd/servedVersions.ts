import { compareKubeVersions } from './compareKubeVersions';
import type { SafetyFinding } from './definitionDelta';
import type { Definition } from './readDefinition';
import { ruleOf } from './safetyRules';
import { schemaChanges } from './schemaChanges';

/**
 * Between served versions objects are converted by name alone, unless a webhook does it: so OLM v1 holds each of them
 * against every newer one by the same rules. What was as bad before is not told again.
 */
export function servedVersionFindings(
  before: Definition,
  after: Definition,
): readonly SafetyFinding[] {
  if (after.hasWebhook) return [];
  const known = new Set(findingsWithin(before).map((finding) => JSON.stringify(finding)));
  return findingsWithin(after).filter((finding) => !known.has(JSON.stringify(finding)));
}

function findingsWithin({ versions }: Definition): readonly SafetyFinding[] {
  const served = [...versions.values()]
    .filter(({ isServed }) => isServed)
    .sort((a, b) => compareKubeVersions(a.name, b.name));
  return served.flatMap((older, index) =>
    served.slice(index + 1).flatMap((newer) =>
      schemaChanges(older.schema, newer.schema).flatMap((change): SafetyFinding[] => {
        const rule = ruleOf(change);
        if (rule === null) return [];
        const versionPair = { version: older.name, toVersion: newer.name };
        return [{ ...change, ...versionPair, rule, isEnforcedByServer: false }];
      }),
    ),
  );
}
