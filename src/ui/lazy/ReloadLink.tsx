import { Button } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Reloads the console with its plugins. */
export function ReloadLink() {
  const t = useT();
  return (
    <Button
      variant="link"
      isInline
      onClick={() => {
        window.location.reload();
      }}
    >
      {t('Reload the console')}
    </Button>
  );
}
