import { Card, CardBody, CardTitle, Skeleton } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { VersionPath } from '~/updates/view/path/VersionPath';
import { installedVersions } from '~/olm/installed/installedVersions';
import { settingsOf } from '~/olm/installed/subscriptionSettings';
import { useT } from '~/i18n';
import type { SubscribedProps } from './subscribed';

/** Which versions the channels have, and how one gets from one to the next. */
export function VersionPathCard({ details, subscription, subscribed }: SubscribedProps) {
  const t = useT();
  const { offered, situation, retry, readEdges } = subscribed;
  const { installed, edges } = situation;
  const { nextCsv } = installedVersions(subscription, details.facts.csvs);
  return (
    <Card>
      <CardTitle component="h2">{t('Version path')}</CardTitle>
      <CardBody>
        <LoadableView
          of={offered}
          what={t('Versions of the package')}
          skeleton={<Skeleton height="10rem" />}
          onRetry={retry}
        >
          {(operator) =>
            operator === null ? (
              <p>{t('This catalog does not offer the package to this namespace.')}</p>
            ) : (
              <VersionPath
                operator={operator}
                followed={settingsOf(subscription).channel ?? operator.defaultChannel}
                start={installed && { installed, plannedCsv: nextCsv }}
                edges={edges}
                onRead={readEdges}
              />
            )
          }
        </LoadableView>
      </CardBody>
    </Card>
  );
}
