import type { TFunction } from 'i18next';
import { getI18n, useTranslation } from 'react-i18next';

/** The console loads `locales/<lang>/<namespace>.json` of a plugin under this name. */
export const I18N_NAMESPACE = 'plugin__operator-hub';

export type Translate = TFunction<typeof I18N_NAMESPACE>;

/** The translate function of this plugin. Keys are whole English sentences, written as literals. */
export function useT(): Translate {
  return useTranslation(I18N_NAMESPACE).t;
}

/** The same where no component is rendered: in functions that the console calls. */
export function translate(): Translate {
  return getI18n().getFixedT(null, I18N_NAMESPACE);
}
