import { countsOf } from '~/remove/rules/run/removalProgress';
import { type RemovalRun, isSettling, isWaiting } from '~/remove/rules/run/removalRun';
import { countsText } from '~/remove/view/run/removalText';
import type { Translate } from '~/i18n';

/** What the button does, with what goes besides the Operators. */
export function manyButtonText(
  { operators, operands }: { readonly operators: number; readonly operands: number },
  t: Translate,
): string {
  const what = t('Uninstall {{count}} Operator', { count: operators });
  return operands === 0
    ? what
    : t('{{what}} and delete {{count}} operand', { what, count: operands });
}

/** How far one of several removals is. @param names what their Operators are called, by ids */
export function partText(
  run: RemovalRun,
  names: ReadonlyMap<string, string>,
  t: Translate,
): string {
  if (isWaiting(run)) {
    const others = t.list(run.after.map((id) => names.get(id) ?? id));
    return t('waits until {{others}} is gone', { others });
  }
  if (isSettling(run)) return t('being looked after for some seconds: OLM may bring it back');
  const counts = countsOf(run.items);
  if (run.isOver && counts.skipped === 0) return t('uninstalled');
  return countsText(counts, t);
}
