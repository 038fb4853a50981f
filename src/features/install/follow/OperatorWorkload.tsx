import { Card, CardBody, CardTitle, Label, List, ListItem, Skeleton } from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/components/LoadableView';
import { useOperatorDeployments } from '~/data/useOperatorDeployments';
import type { Followed } from '~/domain/install/follow/followed';
import type { Hindrance, OperatorDeployment } from '~/domain/install/follow/workload';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** What the Operator runs, live: which of its Deployments are available, and what keeps the others from it. */
export function OperatorWorkload({ csv }: { readonly csv: NonNullable<Followed['csv']> }) {
  const t = useT();
  const deployments = useOperatorDeployments(csv);
  const title = t('What the Operator runs');
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <LoadableView
          of={deployments}
          what={t('Deployments')}
          skeleton={<Skeleton height="3rem" screenreaderText={t('Loading')} />}
        >
          {(found) => (
            <List isPlain>
              {found.map((deployment) => (
                <ListItem key={deployment.object.name}>
                  <OneDeployment deployment={deployment} />
                </ListItem>
              ))}
            </List>
          )}
        </LoadableView>
      </CardBody>
    </Card>
  );
}

function OneDeployment({ deployment }: DeploymentProps) {
  const { object, hindrances } = deployment;
  return (
    <>
      <Link to={routes.object(object)}>{object.name}</Link> <Availability deployment={deployment} />
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
  const { exists, available, wanted } = deployment;
  if (!exists) return <Label isCompact>{t('Not created yet')}</Label>;
  return (
    <Label isCompact status={available >= wanted ? 'success' : 'info'}>
      {t('{{available}} of {{wanted}} available', { available, wanted })}
    </Label>
  );
}

/** Kubernetes' own words. */
function HindranceText({ hindrance }: { readonly hindrance: Hindrance }) {
  const t = useT();
  const { object, reason, message, exitCode } = hindrance;
  const words = [reason, message].filter((text) => text !== '').join(': ');
  return (
    <>
      {object.model.kind === 'Pod' && <Link to={routes.object(object)}>{object.name}</Link>} {words}
      {exitCode !== null && ` (${t('exit code {{exitCode}}', { exitCode })})`}
    </>
  );
}
