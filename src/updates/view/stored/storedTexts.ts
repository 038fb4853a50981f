import type { StoredTarget } from '~/updates/rules/stored/storedTarget';
import { listRight } from '~/kube/rights';
import type { StoredTally } from '~/updates/rules/stored/storedTally';
import type { Translate } from '~/i18n';
import { neededText } from '~/ui/rightText';

/** The verdict in a sentence: on all objects, or on those that were looked at so far. */
export function verdictText(
  { invalid, checked: count, total }: StoredTally,
  kind: string,
  t: Translate,
): string {
  if (total === 0) return t('No {{kind}} objects are stored', { kind });
  if (total === count) {
    return invalid === 0
      ? t('None of {{count}} stored {{kind}} object would be invalid', { count, kind })
      : t('{{invalid}} of {{count}} stored {{kind}} object would be invalid', {
          invalid,
          count,
          kind,
        });
  }
  return invalid === 0
    ? t('None of {{count}} checked {{kind}} object would be invalid', { count, kind })
    : t('{{invalid}} of {{count}} checked {{kind}} object would be invalid', {
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
      'OLM does not look at this. The API server refuses the next change of these objects that leaves them as they are.',
    );
  }
  return isOlmForgiving
    ? t(
        'OLM goes on all the same: the new definition has a conversion webhook, which OLM trusts to make the objects valid.',
      )
    : t(
        'OLM validates all objects before it changes the definition. This plan would fail at this step until they are corrected.',
      );
}

/** How far the check is; nothing where there was nothing to check. */
export function progressText({ checked, total }: StoredTally, isDone: boolean, t: Translate) {
  if (isDone && checked === 0) return '';
  if (isDone) return t('All {{count}} stored object checked.', { count: checked });
  return total === null
    ? t('{{count}} object checked so far.', { count: checked })
    : t('{{checked}} of about {{count}} object checked.', { checked, count: total });
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
            t('You may not list them in all namespaces: only those that you may were looked at.'),
            neededText([listRight(model)], t),
          ].join(' '),
        ]),
    ...(unchecked.length === 0
      ? []
      : [
          t(
            'A webhook converts these objects. They were checked as it hands them out in version {{version}}, also those that are stored in another one; what it makes of them in {{others}} OLM checks, too.',
            { version: model.version, others: t.list(unchecked) },
          ),
        ]),
    ...(rules === 0
      ? []
      : [t('{{count}} rule of the new schema is in CEL and was not evaluated.', { count: rules })]),
    ...(cut === 0 ? [] : [t('{{count}} object could not be checked wholly.', { count: cut })]),
  ];
}
