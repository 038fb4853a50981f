import { pluginsToEnable } from '~/install/rules/plannedAccess';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { useT } from '~/i18n';

/** What is changed of a console that is shared. */
export function ConsoleChangeText({ object }: { readonly object: PlannedObject }) {
  const t = useT();
  const names = t.list(pluginsToEnable(object.manifest));
  return <div>{t('Its list of plugins gets {{names}} in addition.', { names })}</div>;
}
