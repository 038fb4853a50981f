import { Button, type ButtonProps } from '@patternfly/react-core';
import { useT } from '~/i18n';

/**
 * A button that shows and announces that its action is in progress: PatternFly's announces "Contents" and "Loading...".
 * It cannot be pressed but keeps the focus, which a disabled button would lose.
 */
export function BusyButton({ isLoading, isDisabled = false, ...props }: Props) {
  const t = useT();
  return (
    <Button
      {...props}
      isLoading={isLoading}
      isDisabled={isDisabled && !isLoading}
      isAriaDisabled={isLoading}
      spinnerAriaLabel={t('In progress')}
      spinnerAriaValueText=""
    />
  );
}

type Props = Omit<ButtonProps, 'isAriaDisabled'> & { readonly isLoading: boolean };
