import { Alert, type AlertProps } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';

/** An alert within a page. Its title is no heading: it comes and goes, and the page's outline stays. */
export function Notice(props: Omit<AlertProps, 'isInline' | 'component' | 'ref'>) {
  const t = useT();
  const { variant = 'custom' } = props;
  return <Alert isInline component="p" variantLabel={variantLabel(variant, t)} {...props} />;
}

/** What the color and the icon say, for who does not see them. */
function variantLabel(variant: NonNullable<AlertProps['variant']>, t: Translate): string {
  switch (variant) {
    case 'danger':
      return t('Danger alert:');
    case 'warning':
      return t('Warning alert:');
    case 'success':
      return t('Success alert:');
    case 'info':
      return t('Info alert:');
    case 'custom':
      return t('Custom alert:');
  }
}
