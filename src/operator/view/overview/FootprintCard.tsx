import { Card, CardBody, CardHeader, CardTitle, Skeleton } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { useFootprint } from '~/operator/read/useFootprint';
import { useT } from '~/i18n';
import { ReadAgain } from '~/operator/view/ReadAgain';
import { FootprintTable } from './FootprintTable';
import { UsageUnknown } from './UsageUnknown';
import type { CsvProps } from './csvProps';

/** What the Operator costs the cluster: what its Deployments ask for, and what their pods use (F31). */
export function FootprintCard({ csv }: CsvProps) {
  const t = useT();
  const { deployments, usage, readAt, isReading, readAgain } = useFootprint(csv);
  const title = t('Resource use');
  // The card above says that nothing runs, or why that is not known.
  if (deployments.status === 'failed') return null;
  if (deployments.status === 'ready' && deployments.data.length === 0) return null;
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardHeader
        {...(usage.status !== 'failed' && {
          actions: {
            hasNoOffset: true,
            actions: (
              <ReadAgain
                since={t('Measured:')}
                at={readAt}
                action={t('Measure again')}
                isReading={isReading}
                onRead={readAgain}
              />
            ),
          },
        })}
      >
        <CardTitle component="h2">{title}</CardTitle>
      </CardHeader>
      <CardBody>
        <LoadableView
          of={deployments}
          what={title}
          skeleton={<Skeleton height="5rem" screenreaderText={t('Loading')} />}
        >
          {(found) => (
            <FootprintTable deployments={found} isMeasuring={usage.status === 'loading'} />
          )}
        </LoadableView>
        {usage.status === 'failed' && <UsageUnknown failure={usage.failure} onRetry={readAgain} />}
      </CardBody>
    </Card>
  );
}
