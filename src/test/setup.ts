import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { I18N_NAMESPACE } from '~/i18n';
import en from '../../locales/en/plugin__operator-hub.json';
import { taken } from '~/kube/identity';
import { resetCluster } from './consoleSdk';

void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { [I18N_NAMESPACE]: en } },
  keySeparator: false,
  nsSeparator: '~',
  interpolation: { escapeValue: false },
  showSupportNotice: false,
});

taken({ session: 'admin', acting: null });

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.checkVisibility = () => true;

// Milliseconds. If several suites run at the same time, the default of one second is too short.
configure({ testIdAttribute: 'data-test', asyncUtilTimeout: 15_000 });

beforeEach(() => {
  // An earlier test can store what it kept after its page is gone.
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  // Files share a process, so that mocks of one file would remain for the next.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  resetCluster();
  queryClient.clear();
});
