import type { ReactNode } from 'react';
import { HelperTextItem as Item, type HelperTextItemProps } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import type { Severity } from '~/olm/finding';

/** A line of help. Its icon is announced in the console's language. */
export function HelperTextItem(props: HelperTextItemProps) {
  const t = useT();
  const { variant = 'default' } = props;
  return <Item screenReaderText={markText(variant, t)} {...props} />;
}

function markText(variant: NonNullable<HelperTextItemProps['variant']>, t: Translate): string {
  switch (variant) {
    case 'error':
      return t('error status');
    case 'warning':
      return t('warning status');
    case 'success':
      return t('success status');
    case 'indeterminate':
      return t('Note');
    case 'default':
      return '';
  }
}

/** One finding below a field. */
export function FindingItem({ severity, children }: FindingItemProps) {
  return <HelperTextItem variant={VALIDATIONS[severity]}>{children}</HelperTextItem>;
}

type FindingItemProps = { readonly severity: Severity; readonly children: ReactNode };

/** How an input shows its worst finding. */
export const VALIDATIONS = { danger: 'error', warning: 'warning', info: 'default' } as const;
