import { markdownText } from '~/ui/markdownTable';
import { dangerName } from '~/ui/permissions/dangerText';
import { holderText, reachText } from '~/ui/permissions/grantText';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import type { PermissionDelta } from '~/updates/rules/review/permissionDeltas';
import type { DeltaRule } from '~/updates/rules/review/ruleDelta';
import type { Translate } from '~/i18n';

/** Who may do more, and no longer, as lines of a list in Markdown. */
export function permissionLines(
  deltas: readonly PermissionDelta[],
  t: Translate,
): readonly string[] {
  return deltas.flatMap((delta) => {
    const rules = ruleLines(delta, t);
    return rules.length === 0
      ? []
      : [[markdownText(holderText(delta, t)), ...rules.map((rule) => `  - ${rule}`)].join('\n')];
  });
}

function ruleLines(delta: PermissionDelta, t: Translate): readonly string[] {
  if (delta.kind === 'unknown') {
    return [
      t('What it has could not be read. It asks for:'),
      ...delta.requested.map(lineIn('?', t)),
    ];
  }
  return [...delta.added.map(lineIn('+', t)), ...delta.removed.map(lineIn('−', t))];
}

function lineIn(sign: string, t: Translate): (rule: DeltaRule) => string {
  return ({ rule, reach, newDangers }) => {
    const dangers = t.list(newDangers.map((danger) => dangerName(danger, t)));
    const words = `${sign} ${ruleText(rule)} ${reachText(reach, t)}`;
    return markdownText(dangers === '' ? words : `${words} (${dangers})`);
  };
}

/** `get, list secrets, apps/deployments`, as `kubectl auth can-i` writes resources. */
function ruleText({ verbs, apiGroups, resources, resourceNames, nonResourceURLs }: PolicyRule) {
  const groups = apiGroups.filter((group) => group !== '');
  const placed = resources.map((resource) =>
    groups.length === 0 ? resource : `${resource}.${groups.join('|')}`,
  );
  const named = resourceNames.length === 0 ? '' : ` (${resourceNames.join(', ')})`;
  return `${verbs.join(', ')} ${[...placed, ...nonResourceURLs].join(', ')}${named}`;
}
