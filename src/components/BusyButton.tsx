import { Button, type ButtonProps } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** A button that shows, and says, that what it began is under way: PatternFly's would say "Contents" and "Loading...". */
export function BusyButton(props: Props) {
  const t = useT();
  return <Button spinnerAriaLabel={t('Under way')} spinnerAriaValueText="" {...props} />;
}

type Props = ButtonProps & { readonly isLoading: boolean };
