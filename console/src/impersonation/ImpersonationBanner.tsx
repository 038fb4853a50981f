import { Banner, Button } from '@patternfly/react-core';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import type { ConsoleState } from '../store/state';
import { stopImpersonate } from './impersonate';

/** A banner above every page that names the impersonated user and can stop the impersonation, on the start page. */
export function ImpersonationBanner() {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const acting = useSelector(({ sdkCore }: ConsoleState) => sdkCore.impersonate);
  if (acting === undefined) return null;
  const { kind, name, groups = [] } = acting;
  const stop = () => {
    stopImpersonate();
    void navigate('/');
  };
  return (
    <Banner color="blue">
      {kind === 'Group'
        ? t('You are impersonating group {{name}}.', { name })
        : t('You are impersonating user {{name}}.', { name })}{' '}
      {groups.length > 0 && `${t('With groups: {{groups}}.', { groups: groups.join(', ') })} `}
      <Button variant="link" isInline onClick={stop} className="stand-in-banner__stop">
        {t('Stop impersonating')}
      </Button>
    </Banner>
  );
}
