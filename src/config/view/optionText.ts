import type { EnvSource, ObjectSource } from '~/config/rules/envEdits';
import type { VolumeSource } from '~/config/rules/volumeEdits';
import { TAINT_EFFECTS, TOLERATION_OPERATORS } from '~/config/rules/placementProblems';
import type { Translate } from '~/i18n';
import type { ChoiceOption, Option } from './fields';

/** What a variable may come from. */
export function envSourceOptions(t: Translate): readonly ChoiceOption<EnvSource>[] {
  return [
    { value: 'value', label: t('Value') },
    { value: 'secret', label: t('Secret key') },
    { value: 'configMap', label: t('ConfigMap key') },
    { value: 'field', label: t('Pod field') },
    { value: 'resource', label: t('Request or limit') },
    { value: 'other', label: t('Other (YAML)') },
  ];
}

export function envFromOptions(t: Translate): readonly ChoiceOption<ObjectSource>[] {
  return [
    { value: 'secret', label: t('Secret') },
    { value: 'configMap', label: t('ConfigMap') },
  ];
}

export function volumeSourceOptions(t: Translate): readonly ChoiceOption<VolumeSource>[] {
  return [
    { value: 'configMap', label: t('ConfigMap') },
    { value: 'secret', label: t('Secret') },
    { value: 'emptyDir', label: t('Empty directory') },
    { value: 'claim', label: t('Persistent volume claim') },
    { value: 'other', label: t('Other (YAML)') },
  ];
}

export function operatorOptions(): readonly Option[] {
  return TOLERATION_OPERATORS.map((value) => ({ value, label: value }));
}

export function effectOptions(t: Translate): readonly Option[] {
  return [
    { value: '', label: t('All effects') },
    ...TAINT_EFFECTS.map((value) => ({ value, label: value })),
  ];
}
