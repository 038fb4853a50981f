import { AlertActionLink } from '@patternfly/react-core';
import { Link, useHref } from 'react-router';
import type { Permission } from '~/kube/failure';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { Notice } from '~/ui/Notice';
import { neededText, permissionText } from '~/ui/permissionText';
import { useCopy } from '~/ui/useCopy';

/** The permissions without which the user can install nothing into a project. */
export function NothingInstallable({ namespace, missing }: Props) {
  const t = useT();
  const permissions = missing.map((permission) => permissionText(permission, t));
  return (
    <Notice
      variant="info"
      title={t('Insufficient permissions to install')}
      actionLinks={
        <CopyRequest namespace={namespace} lines={[t('Missing permissions:'), ...permissions]} />
      }
    >
      {neededText(missing, t)}
    </Notice>
  );
}

type Props = { readonly namespace: string; readonly missing: readonly Permission[] };

/** OLM installs nothing into the project until only one OperatorGroup remains. */
export function SeveralGroups({ namespace }: Pick<Props, 'namespace'>) {
  const t = useT();
  const cause = t('The namespace has multiple OperatorGroups, so OLM cannot install Operators.');
  const title = t('Namespace {{namespace}} has multiple OperatorGroups', { namespace });
  return (
    <Notice
      variant="warning"
      title={title}
      actionLinks={
        <>
          <Link to={routes.operatorGroups(namespace)}>
            {t('OperatorGroups of {{namespace}}', { namespace })}
          </Link>
          <CopyRequest namespace={namespace} lines={[title, cause]} />
        </>
      }
    >
      {cause}
    </Notice>
  );
}

/** Copies a text for a user who can change what is in the way. */
function CopyRequest({ namespace, lines }: RequestProps) {
  const t = useT();
  const { state, copy } = useCopy();
  const path = useHref(routes.catalog(namespace));
  return (
    <AlertActionLink
      onClick={() => {
        copy([...lines, new URL(path, document.baseURI).href].join('\n'));
      }}
    >
      {state === 'copied' ? t('Copied') : t('Copy request for an administrator')}
    </AlertActionLink>
  );
}

type RequestProps = Pick<Props, 'namespace'> & { readonly lines: readonly string[] };
