import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { Card, CardBody, CardHeader, CardTitle } from '@patternfly/react-core';
import { GrantRules } from './GrantRules';
import type { AccountAccess } from '~/operator/rules/accountAccess';
import { useT } from '~/i18n';

/** One ServiceAccount of the Operator: what runs as it, and its rules, place by place. */
export function AccountRules({ account, namespace, isFiltered }: Props) {
  const t = useT();
  const { name, deployments, grants } = account;
  return (
    <Card isCompact component="section" aria-label={t('ServiceAccount {{name}}', { name })}>
      <CardHeader>
        <CardTitle component="h3">
          <ResourceLink groupVersionKind={SERVICE_ACCOUNT} name={name} namespace={namespace} />
        </CardTitle>
        <span className="operator-hub__power-reason">
          {deployments.length === 0
            ? t('No Deployment of the Operator runs as it.')
            : t('Deployment {{names}} runs as it.', {
                names: t.list(deployments),
                count: deployments.length,
              })}
        </span>
      </CardHeader>
      <CardBody>
        {grants.length === 0 && <p>{t('The Operator asks for no rights for it.')}</p>}
        {grants.map((grant) => (
          <GrantRules key={grant.id} grant={grant} isFiltered={isFiltered} />
        ))}
      </CardBody>
    </Card>
  );
}

type Props = {
  readonly account: AccountAccess;
  /** Where the account lives. */
  readonly namespace: string;
  /** The rules are those that a search has left. */
  readonly isFiltered: boolean;
};

const SERVICE_ACCOUNT = { version: 'v1', kind: 'ServiceAccount' } as const;
