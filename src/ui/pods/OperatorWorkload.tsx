import type { ReactNode } from 'react';
import { Flex, Label, List, ListItem, Skeleton } from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import type { Hindrance, OperatorDeployment } from '~/olm/workloads/workload';
import type { Loadable } from '~/kube/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { TitledCard } from '~/ui/TitledCard';

/** The availability of an Operator's Deployments, and the problems of the unavailable ones. */
export function OperatorWorkload({ deployments, children }: Props) {
  const t = useT();
  const title = t('Deployments');
  return (
    <TitledCard title={title}>
      <LoadableView
        of={deployments}
        what={t('Deployments')}
        skeleton={<Skeleton height="3rem" screenreaderText={t('Loading')} />}
      >
        {(found) =>
          found.length === 0 ? (
            t('No Deployments found')
          ) : (
            <List isPlain>
              {found.map((deployment) => (
                <ListItem key={deployment.object.name}>
                  <DeploymentStatus deployment={deployment} />
                </ListItem>
              ))}
            </List>
          )
        }
      </LoadableView>
      {children}
    </TitledCard>
  );
}

type Props = {
  readonly deployments: Loadable<readonly OperatorDeployment[]>;
  readonly children?: ReactNode;
};

/** A Deployment with its availability, the restarts of its pods, and their problems. */
export function DeploymentStatus({ deployment }: DeploymentProps) {
  const t = useT();
  const { object, hindrances, restarts } = deployment;
  return (
    <>
      <Flex columnGap={{ default: 'columnGapSm' }} alignItems={{ default: 'alignItemsCenter' }}>
        <Link to={routes.object(object)}>{object.name}</Link>
        <Availability deployment={deployment} />
        {restarts > 0 && <span>{t('{{count}} restart', { count: restarts })}</span>}
      </Flex>
      {hindrances.length > 0 && (
        <List>
          {hindrances.map((hindrance) => (
            <ListItem key={`${hindrance.object.name} ${hindrance.reason} ${hindrance.message}`}>
              <HindranceText hindrance={hindrance} />
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}

type DeploymentProps = { readonly deployment: OperatorDeployment };

function Availability({ deployment }: DeploymentProps) {
  const t = useT();
  const { exists, available, wanted, hindrances } = deployment;
  const isComplete = available >= wanted && hindrances.length === 0;
  if (!exists) return <Label isCompact>{t('Not created yet')}</Label>;
  return (
    <Label isCompact status={isComplete ? 'success' : 'info'}>
      {t('{{available}} of {{wanted}} available', { available, wanted })}
    </Label>
  );
}

/** Kubernetes' message. */
export function HindranceText({ hindrance }: { readonly hindrance: Hindrance }) {
  const t = useT();
  const { object, reason, message, exitCode } = hindrance;
  const words = [reason, message].filter((text) => text !== '').join(': ');
  return (
    <>
      {object.model.kind === 'Pod' && <Link to={routes.object(object)}>{object.name}</Link>}{' '}
      {exitCode === null ? words : t('{{words}} (exit code {{exitCode}})', { words, exitCode })}
    </>
  );
}
