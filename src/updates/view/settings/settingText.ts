import { approvalText } from '~/ui/approvalText';
import type { ApprovalInForce } from '~/updates/rules/settings/approvalInForce';
import type { SettingChange } from '~/updates/rules/settings/settingChanges';
import type { Translate } from '~/i18n';

/** That others of the namespace hold updates that are approved automatically; `null`: nobody does. */
export function heldText({ heldBy }: ApprovalInForce, t: Translate): string | null {
  return heldBy.length === 0
    ? null
    : t('Functioning as manual, because of: {{names}}', { names: t.list(heldBy) });
}

/** The name of a setting as the form has it. */
export function fieldText(field: SettingChange['field'], t: Translate): string {
  switch (field) {
    case 'channel':
      return t('Channel');
    case 'approval':
      return t('Update approval');
    case 'source':
      return t('Catalog');
    case 'config':
      return t('Operator settings');
  }
}

/** A setting before and after, in words. Those of `spec.config` are shown line by line instead. */
export function valuesText(
  change: Exclude<SettingChange, { field: 'config' }>,
  t: Translate,
): { readonly from: string; readonly to: string } {
  switch (change.field) {
    case 'channel':
      return {
        from: change.from ?? t('The default channel'),
        to: change.to ?? t('The default channel'),
      };
    case 'approval':
      return { from: approvalText(change.from, t), to: approvalText(change.to, t) };
    case 'source':
      return { from: change.from.name, to: change.to.name };
  }
}
