import type { InstallChoices } from '~/install/rules/form';
import type { Translate } from '~/i18n';
import { modeName } from '~/ui/modeText';

/** What a choice that mends something does, as the text of its button. */
export function fixText(choices: InstallChoices, t: Translate): string {
  return placeText(choices, t) ?? offerText(choices, t) ?? otherText(choices, t);
}

function placeText(choices: InstallChoices, t: Translate): string | null {
  const { mode, namespace, targets } = choices;
  if (namespace !== undefined) {
    return mode === 'OwnNamespace'
      ? t('Install into {{namespace}}, for that namespace only', { namespace })
      : t('Install into {{namespace}}', { namespace });
  }
  if (mode !== undefined && targets !== undefined) {
    return t('Watch {{namespaces}}', { namespaces: t.list(targets) });
  }
  return mode === undefined ? null : t('Choose "{{mode}}"', { mode: modeName(mode, t) });
}

function offerText({ channel, version, approval }: InstallChoices, t: Translate): string | null {
  if (channel !== undefined) return t('Choose channel {{channel}}', { channel });
  if (version !== undefined) return t('Choose version {{version}}', { version });
  if (approval === undefined) return null;
  return approval === 'Manual' ? t('Choose Manual') : t('Choose Automatic');
}

function otherText({ targets, serviceAccount, ...others }: InstallChoices, t: Translate): string {
  if (others.monitoring === false) return t('Do not monitor it');
  if (others.consolePlugins !== undefined) return t('Do not enable them');
  if (targets !== undefined) return t('Do not watch it');
  return serviceAccount === '' ? t('Install without a service account') : t('Change it');
}
