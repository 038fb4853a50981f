import type { SourceKind } from '~/domain/install/config/rowEdits';
import { TAINT_EFFECTS, TOLERATION_OPERATORS } from '~/domain/install/config/placementProblems';
import type { Translate } from '~/i18n';
import type { Option } from './fields';

type SourceOption = Option & { readonly value: SourceKind };

/** What a variable may come from; another source, which only YAML can say, is offered where it is. */
export function envSourceOptions(current: SourceKind, t: Translate): readonly SourceOption[] {
  return [
    { value: 'value', label: t('Value') },
    { value: 'secret', label: t('Key of a Secret') },
    { value: 'configMap', label: t('Key of a ConfigMap') },
    ...otherOption(current, t),
  ];
}

export function envFromOptions(t: Translate) {
  return [
    { value: 'secret', label: t('Secret') },
    { value: 'configMap', label: t('ConfigMap') },
  ] as const satisfies readonly SourceOption[];
}

export function volumeSourceOptions(current: SourceKind, t: Translate): readonly SourceOption[] {
  return [
    { value: 'configMap', label: t('ConfigMap') },
    { value: 'secret', label: t('Secret') },
    { value: 'emptyDir', label: t('Empty directory') },
    ...otherOption(current, t),
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

function otherOption(current: SourceKind, t: Translate): readonly SourceOption[] {
  return current === 'other' ? [{ value: 'other', label: t('Other (see YAML)') }] : [];
}
