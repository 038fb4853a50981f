import { Bullseye, Spinner } from '@patternfly/react-core';
import { useTranslation } from 'react-i18next';

export function LoadingBox() {
  const { t } = useTranslation('public');
  return (
    <Bullseye className="co-loading-box">
      <Spinner aria-label={t('Loading')} />
    </Bullseye>
  );
}
