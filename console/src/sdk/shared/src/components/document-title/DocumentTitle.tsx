import type { DocumentTitleProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the title of the browser tab: that of the page, then the product's name. */
export function DocumentTitle({ children }: DocumentTitleProps) {
  const { t } = useTranslation('public');
  const product = t('Console stand-in');
  useEffect(() => {
    document.title = `${children} · ${product}`;
  }, [children, product]);
  return null;
}
