import type { Remedy } from '~/olm/diagnosis/remedy';
import type { Translate } from '~/i18n';

/** What the button of a remedy says. */
export function remedyText(remedy: Remedy, t: Translate): string {
  switch (remedy.kind) {
    case 'create-operator-group':
      return t('Create OperatorGroup');
    case 'remove-operator-group':
      return t('Select the OperatorGroup to keep');
    case 'change-operator-group':
      return t('Edit OperatorGroup {{name}}', { name: remedy.name });
    case 'delete-csv':
      return t('Delete CSV {{name}}', { name: remedy.name });
    case 'retry-unpack':
      return t('Unpack again');
    case 'unpack-settings':
      return t('Enable automatic unpack retries');
    case 'restart-catalog':
      return t('Restart CatalogSource {{name}}', { name: remedy.catalog.name });
    case 'disable-catalog':
      return t('Remove CatalogSource {{name}}', { name: remedy.catalog.name });
    case 'approve-plan':
      return t('Review update');
    case 'override-condition':
      return t('Override condition {{type}}', { type: remedy.type });
    case 'resubscribe':
      return t('Re-create Subscription');
    case 'resolve-again':
      return t('Resolve again');
    case 'edit-subscription':
      return settingText(remedy.setting, t);
    case 'find-provider':
      return t('Find providers of {{name}}', { name: neededName(remedy.need) });
    case 'find-rivals':
      return t('Find providers of the same APIs');
    case 'open-operator':
      return t('View Operator {{name}}', { name: remedy.name });
    case 'uninstall':
      return t('Uninstall {{name}}', { name: remedy.name });
    case 'open-logs':
      return t('View log of pod {{name}}', { name: remedy.pod.name });
    case 'open-object':
      return t('View {{kind}} {{name}}', {
        kind: remedy.object.model.kind,
        name: remedy.object.name,
      });
  }
}

/** What is missing, by what people call it. */
export function neededName(need: Extract<Remedy, { kind: 'find-provider' }>['need']): string {
  return need.kind === 'package' ? need.packageName : need.apiKind;
}

type Setting = Extract<Remedy, { kind: 'edit-subscription' }>['setting'];

function settingText(setting: Setting, t: Translate): string {
  switch (setting) {
    case 'channel':
      return t('Change channel');
    case 'catalog':
      return t('Change catalog');
    case 'approval':
      return t('Edit update approval');
  }
}
