import { Alert, type AlertProps } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';

/** An alert, usually inline. Its title is not a heading, so that the page's outline does not change when it appears. */
export function Notice(props: Omit<AlertProps, 'component' | 'ref'>) {
  const t = useT();
  const { variant = 'custom' } = props;
  return <Alert isInline component="p" variantLabel={variantLabel(variant, t)} {...props} />;
}

/** The meaning of color and icon, for screen readers. */
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
