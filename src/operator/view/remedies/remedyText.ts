import type { Remedy } from '~/olm/diagnosis/remedy';
import type { Translate } from '~/i18n';

/** What the button of a remedy says. */
export function remedyText(remedy: Remedy, t: Translate): string {
  switch (remedy.kind) {
    case 'create-operator-group':
      return t('Create OperatorGroup');
    case 'remove-operator-group':
      return t('Choose which OperatorGroup stays');
    case 'change-operator-group':
      return t('Change OperatorGroup {{name}}', { name: remedy.name });
    case 'delete-csv':
      return t('Delete ClusterServiceVersion {{name}}', { name: remedy.name });
    case 'retry-unpack':
      return t('Unpack again');
    case 'unpack-settings':
      return t('Let OLM unpack again by itself');
    case 'restart-catalog':
      return t('Restart catalog {{name}}', { name: remedy.catalog.name });
    case 'disable-catalog':
      return t('Take away catalog {{name}}', { name: remedy.catalog.name });
    case 'approve-plan':
      return t('Review and approve');
    case 'override-condition':
      return t('Override condition {{type}}', { type: remedy.type });
    case 'resubscribe':
      return t('Subscribe again');
    case 'resolve-again':
      return t('Resolve again');
    case 'edit-subscription':
      return settingText(remedy.setting, t);
    case 'find-provider':
      return t('Find what provides {{name}}', { name: neededName(remedy.need) });
    case 'find-rivals':
      return t('Find who serves the same APIs');
    case 'open-operator':
      return t('Open Operator {{name}}', { name: remedy.name });
    case 'uninstall':
      return t('Uninstall {{name}}', { name: remedy.name });
    case 'open-logs':
      return t('Log of pod {{name}}', { name: remedy.pod.name });
    case 'open-object':
      return t('Open {{kind}} {{name}}', {
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
      return t('Change approval');
  }
}
