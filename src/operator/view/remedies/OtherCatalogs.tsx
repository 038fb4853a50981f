import { StackItem } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import type { Providers } from '~/operator/read/useProviders';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** Catalogs that may have it as well: those that have not answered, and default ones that are switched off. */
export function OtherCatalogs({ pending, unread, off }: Omit<Providers, 'providers'>) {
  const t = useT();
  const down = unread.map(({ catalog }) => catalog);
  return (
    <>
      {pending.length > 0 && (
        <StackItem>{t('Not read yet: {{catalogs}}', { catalogs: t.list(pending) })}</StackItem>
      )}
      {down.length > 0 && (
        <StackItem>
          <Notice variant="warning" title={t('Some catalogs do not answer')}>
            {t('They may have it, too: {{catalogs}}.', { catalogs: t.list(down) })}
          </Notice>
        </StackItem>
      )}
      {off.length > 0 && (
        <StackItem>
          <Notice
            variant="info"
            title={t('Some catalogs of OpenShift are switched off')}
            actionLinks={
              <LinkButton variant="link" isInline to={routes.sources(null)}>
                {t('Settings of the cluster’s catalogs')}
              </LinkButton>
            }
          >
            {t('They may have it, too: {{catalogs}}.', { catalogs: t.list(off) })}
          </Notice>
        </StackItem>
      )}
    </>
  );
}
