import { Button, type ButtonProps } from '@patternfly/react-core';
import { useT } from '~/i18n';

/**
 * A button that shows, and says, that what it began is under way: PatternFly's would say "Contents" and "Loading...". It
 * cannot be pressed meanwhile, but keeps the focus, which a disabled one would lose.
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
