import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { serverFlags } from './serverFlags';

export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'ja', name: '日本語' },
  { code: 'ko', name: '한국어' },
  { code: 'zh', name: '中文' },
] as const;

const LANGUAGE_KEY = 'bridge/last-language';

/** The language of the last choice, kept per browser as the console does. */
export function lastLanguage(): string {
  return localStorage.getItem(LANGUAGE_KEY) ?? 'en';
}

/** Switches all texts, and keeps the choice. */
export async function chooseLanguage(code: string): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, code);
  document.documentElement.lang = code;
  await i18next.changeLanguage(code);
}

/** Starts i18next with the separators of the console, which plugin texts rely on: `plugin__name~Text`. */
export async function startI18n(): Promise<void> {
  document.documentElement.lang = lastLanguage();
  await i18next
    .use(localeBackend)
    .use(initReactI18next)
    .init({
      lng: lastLanguage(),
      fallbackLng: 'en',
      load: 'languageOnly',
      ns: ['public', ...serverFlags.i18nNamespaces],
      defaultNS: 'public',
      nsSeparator: '~',
      keySeparator: false,
      contextSeparator: '~',
      interpolation: { escapeValue: false },
      react: { useSuspense: true, transSupportBasicHtmlNodes: true },
    });
}

const localeBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    fetch(`${serverFlags.basePath}locales/resource.json?lng=${language}&ns=${namespace}`)
      .then((response) => (response.ok ? response.json() : {}))
      .then(
        (texts) => {
          done(null, texts);
        },
        (error: unknown) => {
          done(error instanceof Error ? error : String(error), null);
        },
      );
  },
};
