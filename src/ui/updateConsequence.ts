import type { Translate } from '~/i18n';

/** The result of an update of an extension whose version is specified. */
export function updateConsequence(t: Translate): string {
  return t('Updates are paused at this version.');
}
