import { AlertActionLink } from '@patternfly/react-core';
import { useHref } from 'react-router';
import type { Permission } from '~/kube/failure';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { Notice } from '~/ui/Notice';
import { neededText, permissionText } from '~/ui/permissionText';
import { useCopy } from '~/ui/useCopy';

/** Why the user can install nothing into a project, and a text for a user who can change that. */
export function NothingInstallable({ namespace, missing }: Props) {
  const t = useT();
  const { state, copy } = useCopy();
  const path = useHref(routes.catalog(namespace));
  const request = [
    t('Missing permissions:'),
    ...missing.map((permission) => permissionText(permission, t)),
    new URL(path, document.baseURI).href,
  ].join('\n');
  return (
    <Notice
      variant="info"
      title={t('Insufficient permissions to install')}
      actionLinks={
        <AlertActionLink
          onClick={() => {
            copy(request);
          }}
        >
          {state === 'copied' ? t('Copied') : t('Copy request for an administrator')}
        </AlertActionLink>
      }
    >
      {neededText(missing, t)}
    </Notice>
  );
}

type Props = { readonly namespace: string; readonly missing: readonly Permission[] };
