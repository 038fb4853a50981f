import { NothingToDo } from './NothingToDo';
import { neededText } from '~/ui/rightText';
import { useT } from '~/i18n';
import { OverrideConditionDialog } from './OverrideConditionDialog';
import type { RemedyDialogProps } from './remedyDialogProps';

/** The override of a condition as a remedy. */
export function OverrideRemedy({
  remedy,
  details,
  onClose,
}: RemedyDialogProps<'override-condition'>) {
  const t = useT();
  const { name, type } = remedy;
  const condition = details.facts.conditions?.find(({ metadata }) => metadata.name === name);
  const missing = details.missing.filter(({ resource }) => resource === 'operatorconditions');
  return condition === undefined ? (
    <NothingToDo
      title={t('Override condition {{type}} of {{name}}?', { type, name })}
      onClose={onClose}
    >
      {t('OperatorCondition {{name}} is gone, or you may not see it.', { name })}{' '}
      {neededText(missing, t)}
    </NothingToDo>
  ) : (
    <OverrideConditionDialog condition={condition} type={type} onClose={onClose} />
  );
}
