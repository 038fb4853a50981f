import type { FormField } from '~/sources/rules/form/sourceDraft';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import type { Translate } from '~/i18n';

/** What a field is called. */
export function fieldText(field: FormField, t: Translate): string {
  switch (field) {
    case 'name':
      return t('Name');
    case 'namespace':
      return t('Namespace');
    case 'displayName':
      return t('Display name');
    case 'publisher':
      return t('Publisher');
    case 'description':
      return t('Description');
    case 'content':
      return t('Content');
    case 'image':
      return t('Image');
    case 'template':
      return t('Image template');
    case 'address':
      return t('Address');
    case 'configMap':
      return t('ConfigMap');
    case 'priority':
      return t('Priority');
    case 'interval':
      return t('Registry poll interval');
    case 'secrets':
      return t('Pull secrets');
    case 'nodeSelector':
      return t('Node selector');
    case 'tolerations':
      return t('Tolerations');
    case 'priorityClass':
      return t('Priority class');
    case 'security':
      return t('Security context');
    case 'memoryTarget':
      return t('Memory target');
    case 'extract':
      return t('Extracted content');
    case 'icon':
      return t('Icon');
    case 'rest':
      return t('Other fields');
  }
}

/** A field's value in a few words; of what has no short one only whether it is set. */
export function valueText(field: FormField, form: SourceForm, t: Translate): string {
  const value = form[field];
  if (typeof value === 'string') return value === '' ? t('Not specified') : value;
  if (field === 'secrets' && form.secrets.length > 0) return t.list(form.secrets);
  if (field === 'nodeSelector' && form.nodeSelector.length > 0) {
    return form.nodeSelector.map(({ key, value: text }) => `${key}=${text}`).join(', ');
  }
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty ? t('Not specified') : t('Custom');
}
