import type { StoredTarget } from '~/updates/rules/stored/storedTarget';
import { listPermission } from '~/kube/permissions';
import type { StoredTally } from '~/updates/rules/stored/storedTally';
import type { Translate } from '~/i18n';
import { neededText } from '~/ui/permissionText';

/** The verdict in a sentence: on all objects, or on those that were looked at so far. */
export function verdictText(
  { invalid, checked: count, total }: StoredTally,
  kind: string,
  t: Translate,
): string {
  if (total === 0) return t('No stored {{kind}} resources', { kind });
  if (total === count) {
    return invalid === 0
      ? t('No invalid resources found in {{count}} stored {{kind}} resources', { count, kind })
      : t('{{invalid}} of {{count}} stored {{kind}} resources would be invalid', {
          invalid,
          count,
          kind,
        });
  }
  return invalid === 0
    ? t('No invalid resources found in {{count}} validated {{kind}} resources', { count, kind })
    : t('{{invalid}} of {{count}} validated {{kind}} resources would be invalid', {
        invalid,
        count,
        kind,
      });
}

/** How bad it is: the plan would fail, objects could not be changed or would lose fields, not all was checked, or nothing. */
export function severityOf(
  { invalid, stopping, losing, cut }: StoredTally,
  isOlmForgiving: boolean,
  isWhole: boolean,
) {
  if (stopping > 0 && !isOlmForgiving) return 'danger';
  if (invalid > 0 || losing > 0) return 'warning';
  return isWhole && cut === 0 ? 'success' : 'info';
}

/** What follows from it; `null`: nothing. */
export function consequenceText(
  { invalid, stopping }: StoredTally,
  isOlmForgiving: boolean,
  t: Translate,
): string | null {
  if (invalid === 0) return null;
  if (stopping === 0) {
    return t(
      'OLM does not validate these resources. The API server rejects their next update unless they are corrected.',
    );
  }
  return isOlmForgiving
    ? t('OLM updates the CRD anyway, because the new CRD has a conversion webhook.')
    : t(
        'OLM validates all resources before it updates the CRD. The install plan fails until they are corrected.',
      );
}

/** How far the check is; nothing where there was nothing to check. */
export function progressText({ checked, total }: StoredTally, isDone: boolean, t: Translate) {
  if (isDone && checked === 0) return '';
  if (isDone) return t('All {{count}} stored resources validated.', { count: checked });
  return total === null
    ? t('{{count}} resources validated so far.', { count: checked })
    : t('{{checked}} of about {{count}} resources validated.', { checked, count: total });
}

/** What the verdict does not cover. */
export function limitTexts(
  { rules, cut }: StoredTally,
  { isEverywhere, target }: { readonly isEverywhere: boolean; readonly target: StoredTarget },
  t: Translate,
): readonly string[] {
  const { model, unchecked } = target;
  return [
    ...(isEverywhere
      ? []
      : [
          [
            t(
              'You do not have permission to list these resources in all namespaces. Only viewable namespaces were validated.',
            ),
            neededText([listPermission(model)], t),
          ].join(' '),
        ]),
    ...(unchecked.length === 0
      ? []
      : [
          t(
            'Resources were validated in version {{version}} as converted by the webhook. OLM also validates {{others}}.',
            { version: model.version, others: t.list(unchecked) },
          ),
        ]),
    ...(rules === 0
      ? []
      : [t('{{count}} CEL rules of the new schema were not evaluated.', { count: rules })]),
    ...(cut === 0 ? [] : [t('{{count}} resources could not be fully validated.', { count: cut })]),
  ];
}
