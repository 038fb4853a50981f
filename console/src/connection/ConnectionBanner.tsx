import { Alert, Button, Spinner } from '@patternfly/react-core';
import { useTranslation } from 'react-i18next';
import { useValueStore } from '../valueStore';
import { connection } from './connection';
import { logInAgain } from './session';

/** A banner above every page if the API server is not reachable or the session has ended. */
export function ConnectionBanner() {
  const { t } = useTranslation('public');
  const state = useValueStore(connection);
  return (
    <div aria-live="assertive">
      {state === 'unreachable' && (
        <Alert
          component="h2"
          variant="danger"
          isInline
          title={t('The API server cannot be reached')}
          customIcon={<Spinner size="md" aria-label={t('Connecting again')} />}
        >
          {t('What you see may be out of date. Trying to connect again…')}
        </Alert>
      )}
      {state === 'expired' && (
        <Alert
          component="h2"
          variant="warning"
          isInline
          title={t('Your session has expired')}
          actionLinks={
            <Button variant="primary" onClick={() => void logInAgain()}>
              {t('Log in again')}
            </Button>
          }
        >
          {t('Log in again to go on from here.')}
        </Alert>
      )}
    </div>
  );
}
