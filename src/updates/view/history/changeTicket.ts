import { markdownTable, markdownText } from '~/ui/markdownTable';
import { dangerName, holderText, scopeText } from '~/ui/permissions/texts';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import type { ObjectState } from '~/updates/rules/review/objectChanges';
import type { PairedState } from '~/updates/rules/review/pairedDeltas';
import type { PermissionDelta } from '~/updates/rules/review/permissionDeltas';
import type { DeltaRule } from '~/updates/rules/review/ruleDelta';
import { changeTitle } from '~/updates/view/plan/texts';
import { riskText } from '~/updates/view/texts';
import type { PlanDelta } from '~/updates/rules/review/planDelta';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { Translate } from '~/i18n';

/**
 * A plan as Markdown for a change ticket: its updates, its risks, and the changes in permissions, APIs, images and
 * objects.
 * @param delta `null`: not compared with the cluster (yet)
 */
export function changeTicket(plan: ReviewedPlan, delta: PlanDelta | null, t: Translate): string {
  const { namespace, name } = plan;
  const parts = [
    [
      `# ${t('Operator updates')}`,
      markdownText(t('InstallPlan {{name}} in namespace {{namespace}}', { name, namespace })),
      changesTable(plan, t),
    ],
    ...(delta === null
      ? [[markdownText(t('Not compared with the cluster.'))]]
      : [
          section(t('Risk'), riskLines(delta, t), t),
          section(t('Permissions'), permissionLines(delta.permissions, t), t),
          section(t('APIs'), definitionLines(delta, t), t),
          section(t('Webhooks'), webhookLines(delta, t), t),
          section(t('Images'), imageLines(delta, t), t),
          section(t('Resources'), objectLines(delta, t), t),
        ]),
  ];
  return `${parts.flat().join('\n\n').trim()}\n`;
}

function changesTable({ changes }: ReviewedPlan, t: Translate): string {
  const heads = [t('Operator'), t('From'), t('To'), t('Subscription')];
  const rows = changes.map(({ operator, from, to, subscription }) => [
    operator,
    from ?? '–',
    to,
    subscription ?? '–',
  ]);
  return markdownTable(heads, rows).trim();
}

function section(title: string, lines: readonly string[], t: Translate): readonly string[] {
  const listed = lines.map((line) => `- ${line}`).join('\n');
  return [`## ${title}`, lines.length === 0 ? t('None') : listed];
}

function riskLines({ risks }: PlanDelta, t: Translate): readonly string[] {
  return risks.map((risk) => `${code(risk.csvName)}: ${markdownText(riskText(risk, t))}`);
}

/** Added and removed permissions as a Markdown list. */
function permissionLines(deltas: readonly PermissionDelta[], t: Translate): readonly string[] {
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
      t('Unable to load current permissions. Requested permissions:'),
      ...delta.requested.map(lineIn('?', t)),
    ];
  }
  return [...delta.added.map(lineIn('+', t)), ...delta.removed.map(lineIn('−', t))];
}

function lineIn(sign: string, t: Translate): (rule: DeltaRule) => string {
  return ({ rule, scope, newDangers }) => {
    const dangers = t.list(newDangers.map((danger) => dangerName(danger, t)));
    const words = `${sign} ${ruleText(rule)} ${scopeText(scope, t)}`;
    return markdownText(dangers === '' ? words : `${words} (${dangers})`);
  };
}

/** `get, list secrets, apps/deployments`, in the notation of `kubectl auth can-i`. */
function ruleText({ verbs, apiGroups, resources, resourceNames, nonResourceURLs }: PolicyRule) {
  const groups = apiGroups.filter((group) => group !== '');
  const placed = resources.map((resource) =>
    groups.length === 0 ? resource : `${resource}.${groups.join('|')}`,
  );
  const named = resourceNames.length === 0 ? '' : ` (${resourceNames.join(', ')})`;
  return `${verbs.join(', ')} ${[...placed, ...nonResourceURLs].join(', ')}${named}`;
}

/** The changes that OLM v1 or the API server would reject; the other changes as a count. */
function definitionLines({ definitions }: PlanDelta, t: Translate): readonly string[] {
  return definitions.flatMap(({ name, safety, findings, allowed }) => {
    if (safety === 'same') return [];
    const head = `${code(name)}: ${safetyText(safety, allowed.length, t)}`;
    const refused = findings.map(
      (finding) =>
        `  - ${[finding.version ?? '', finding.path].filter(Boolean).map(code).join(' ')} ${markdownText(changeTitle(finding, t))}${valuesOf(finding)}`,
    );
    return [[head, ...refused].join('\n')];
  });
}

type Values = { readonly before: string | null; readonly after: string | null };

function valuesOf({ before, after }: Values): string {
  return before === null && after === null
    ? ''
    : `: ${code(before ?? '–')} → ${code(after ?? '–')}`;
}

type Safety = PlanDelta['definitions'][number]['safety'];

function safetyText(safety: Safety, allowed: number, t: Translate): string {
  switch (safety) {
    case 'new':
      return t('New');
    case 'unknown':
      return t('comparison failed');
    case 'same':
      return t('Unchanged');
    case 'safe':
      return t('{{count}} compatible change', { count: allowed });
    case 'unsafe':
      return t('changes that fail the OLM v1 CRD upgrade safety check');
  }
}

function webhookLines({ webhooks }: PlanDelta, t: Translate): readonly string[] {
  return webhooks.flatMap(({ before, after, state }) => {
    const name = (after ?? before)?.name;
    return state === 'same' || name === undefined ? [] : [`${code(name)}: ${stateText(state, t)}`];
  });
}

function imageLines({ images }: PlanDelta, t: Translate): readonly string[] {
  return images.flatMap(({ before, after, state }) =>
    state === 'same'
      ? []
      : [`${code(before?.image ?? '–')} → ${code(after?.image ?? '–')} (${stateText(state, t)})`],
  );
}

function objectLines({ objects }: PlanDelta, t: Translate): readonly string[] {
  return objects.flatMap(({ kind, name, state }) =>
    state === 'same' ? [] : [`${code(`${kind} ${name}`)}: ${stateText(state, t)}`],
  );
}

function stateText(state: ObjectState | PairedState, t: Translate): string {
  switch (state) {
    case 'created':
    case 'added':
      return t('New');
    case 'removed':
      return t('Removed');
    case 'changed':
      return t('Changed');
    case 'replaced':
      return t('replaces another version');
    case 'same':
      return t('Unchanged');
    case 'unknown':
      return t('comparison failed');
  }
}

/** Literal text in Markdown. A backtick would end it. */
function code(text: string): string {
  return `\`${text.replaceAll(/\s+/g, ' ').replaceAll('`', "'")}\``;
}
