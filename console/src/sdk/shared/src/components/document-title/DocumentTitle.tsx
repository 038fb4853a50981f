import type { DocumentTitleProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { useEffect } from 'react';
import { serverFlags } from '../../../../../serverFlags';

/** Sets the title of the browser tab: that of the page, then the product's name. */
export function DocumentTitle({ children }: DocumentTitleProps) {
  useEffect(() => {
    document.title = `${children} · ${serverFlags.customProductName}`;
  }, [children]);
  return null;
}
