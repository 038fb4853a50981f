import type { RemovalCounts } from '~/remove/rules/run/removalProgress';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import type { RemovalAction } from '~/remove/rules/run/removalStep';
import type { RemovalStage } from '~/remove/rules/run/stageOrder';
import type { Translate } from '~/i18n';

/** What a stage is about. */
export function stageText(stage: RemovalStage, t: Translate): string {
  switch (stage) {
    case 'breaking':
      return t('Critical resources');
    case 'operands':
      return t('Operands');
    case 'subscription':
      return t('Subscription');
    case 'csv':
      return t('ClusterServiceVersion');
    case 'extension':
      return t('ClusterExtension');
    case 'installer':
      return t('Installer permissions');
    case 'leftovers':
      return t('Leftovers');
    case 'definitions':
      return t('CustomResourceDefinitions');
    case 'component-list':
      return t('Operator resource');
    case 'operator-group':
      return t('OperatorGroup');
    case 'namespace':
      return t('Namespace');
    case 'console-plugins':
      return t('Console plugins');
  }
}

/** How many steps are through, and how many are not and why. */
export function countsText(counts: RemovalCounts, t: Translate): string {
  const { total, done, leaving, late, failed, skipped } = counts;
  const parts = [
    t('{{done}} of {{total}} completed', { done, total }),
    ...(leaving > 0 ? [t('{{count}} terminating', { count: leaving })] : []),
    ...(late > 0 ? [t('{{count}} delayed', { count: late })] : []),
    ...(failed > 0 ? [t('{{count}} failed', { count: failed })] : []),
    ...(skipped > 0 ? [t('{{count}} skipped', { count: skipped })] : []),
  ];
  return parts.join(' · ');
}

/** How far a step is. */
export function stateText({ state, step, returns }: RemovalItem, t: Translate): string {
  switch (state.kind) {
    case 'waiting':
      return returns > 0 ? t('re-created, to be deleted again') : t('waiting');
    case 'sending':
      return t('being sent');
    case 'leaving':
      return t('being deleted');
    case 'done':
      return returns > 0
        ? t('deleted again after it was re-created')
        : doneText(state.outcome, step.action, t);
    case 'failed':
      return t('failed');
    case 'skipped':
      return t('skipped');
  }
}

function doneText(
  outcome: 'gone' | 'anew' | 'changed',
  action: RemovalAction,
  t: Translate,
): string {
  switch (outcome) {
    case 'gone':
      return t('deleted');
    case 'anew':
      return t('deleted, then re-created with the same name');
    case 'changed':
      return action.kind === 'disable-plugins' ? t('disabled') : t('changed');
  }
}

/** `Kind` and `namespace/name`; of console plugins, which are no objects here, their names. */
export function objectPlace(
  action: RemovalAction,
  t: Translate,
): {
  readonly kind: string | null;
  readonly name: string;
  readonly place: string;
} {
  if (action.kind === 'disable-plugins') {
    const names = t.list(action.names);
    return { kind: null, name: names, place: names };
  }
  const { model, object } = action.call;
  const place = object.namespace === undefined ? object.name : `${object.namespace}/${object.name}`;
  return { kind: model.kind, name: object.name, place };
}

/** An object in one piece of text, for labels. */
export function objectText(action: RemovalAction, t: Translate): string {
  const { kind, place } = objectPlace(action, t);
  return kind === null ? t('Console plugins {{names}}', { names: place }) : `${kind} ${place}`;
}
