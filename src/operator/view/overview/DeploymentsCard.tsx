import { Skeleton, Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { LoadableView } from '~/ui/LoadableView';
import { useFootprint } from '~/operator/read/useFootprint';
import { useT } from '~/i18n';
import { RefreshButton } from '~/operator/view/RefreshButton';
import { FailureText } from '~/ui/FailureAlert';
import type { Failure } from '~/kube/failure';
import { dataOr } from '~/kube/loadable';
import { Fold } from '~/ui/Fold';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { DeploymentStatus } from '~/ui/pods/OperatorWorkload';
import { Mono } from '~/ui/Mono';
import {
  type Amount,
  cpuText,
  type DeploymentFootprint,
  isNearLimit,
  memoryText,
} from '~/olm/workloads/usage';
import type { Hindrance } from '~/olm/workloads/workload';
import type { CsvProps } from './csvProps';
import { TitledCard } from '~/ui/TitledCard';

/** The Deployments of the Operator: availability, requests and limits, and the usage of their pods; and the pods. */
export function DeploymentsCard({ csv }: CsvProps) {
  const t = useT();
  const { deployments, usage, readAt, isReading, readAgain } = useFootprint(csv);
  const title = t('Deployments');
  const running = dataOr(deployments, []).map(({ deployment }) => deployment);
  const isMeasured = running.length > 0;
  const unpulled = running.flatMap(({ hindrances }) => hindrances).filter(isPull);
  return (
    <TitledCard
      title={title}
      actions={
        isMeasured && usage.status !== 'failed' ? (
          <RefreshButton at={readAt} isReading={isReading} onRead={readAgain} />
        ) : null
      }
    >
      <LoadableView
        of={deployments}
        what={title}
        skeleton={<Skeleton height="5rem" screenreaderText={t('Loading')} />}
      >
        {(found) =>
          found.length === 0 ? (
            t('No Deployments found')
          ) : (
            <FootprintTable deployments={found} isMeasuring={usage.status === 'loading'} />
          )
        }
      </LoadableView>
      {isMeasured && usage.status === 'failed' && hasMonitoring(usage.failure) && (
        <div className="operator-hub__subtle">
          <FailureText failure={{ ...usage.failure, retry: readAgain }} />
        </div>
      )}
      {unpulled.length > 0 && (
        <LazyPart skeleton={null}>
          <PullSecretHelp csv={csv} hindrances={unpulled} />
        </LazyPart>
      )}
      {isMeasured && (
        <Fold title={t('Pods')}>
          <LazyPart skeleton={<Skeleton height="5rem" />}>
            <Pods csv={csv} deployments={running} />
          </LazyPart>
        </Fold>
      )}
    </TitledCard>
  );
}

const Pods = later(async () => (await import('./Pods')).Pods);

const PullSecretHelp = later(async () => (await import('./PullSecretHelp')).PullSecretHelp);

/** Whether to load what looks for the cause. */
function isPull({ object, reason }: Hindrance): boolean {
  return object.model.kind === 'Pod' && /^(ErrImagePull|ImagePullBackOff)$/.test(reason);
}

/** Without monitoring, requests and limits are sufficient. */
function hasMonitoring({ kind }: Failure): boolean {
  return kind !== 'not-found' && kind !== 'not-served';
}

/** One row for each Deployment: its availability, and its usage with its requests below. */
function FootprintTable({ deployments, isMeasuring }: FootprintTableProps) {
  const t = useT();
  return (
    <Table
      variant="compact"
      aria-label={t('Deployments')}
      gridBreakPoint="grid-md"
      className="operator-hub__footprint"
    >
      <Thead>
        <Tr>
          <Th width={50}>{t('Deployment')}</Th>
          <Th width={25}>{t('CPU')}</Th>
          <Th width={25}>{t('Memory')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {deployments.map(({ deployment, cpu, memory }) => (
          <Tr key={deployment.object.name}>
            <Td dataLabel={t('Deployment')} modifier="breakWord">
              <DeploymentStatus deployment={deployment} />
            </Td>
            <Td dataLabel={t('CPU')}>
              {deployment.exists && (
                <AmountView of={cpu} text={cpuText} isMeasuring={isMeasuring} />
              )}
            </Td>
            <Td dataLabel={t('Memory')}>
              {deployment.exists && (
                <AmountView of={memory} text={memoryText} isMeasuring={isMeasuring} />
              )}
              {isNearLimit(memory) && (
                <Label isCompact status="warning">
                  {t('Near its limit')}
                </Label>
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type FootprintTableProps = {
  readonly deployments: readonly DeploymentFootprint[];
  readonly isMeasuring: boolean;
};

function AmountView({ of, text, isMeasuring }: AmountProps) {
  const t = useT();
  return (
    <>
      {of.used === null && isMeasuring ? (
        <Skeleton width="3rem" screenreaderText={t('Measuring')} />
      ) : (
        <Mono>{of.used === null ? '–' : text(of.used)}</Mono>
      )}
      <div className="operator-hub__asked-for">
        {of.requested === 0
          ? t('no requests')
          : t('requests {{requested}}', { requested: text(of.requested) })}
      </div>
      <div className="operator-hub__asked-for">
        {of.limit === null ? t('No limit') : t('limit {{limit}}', { limit: text(of.limit) })}
      </div>
    </>
  );
}

type AmountProps = {
  readonly of: Amount;
  readonly text: (amount: number) => string;
  readonly isMeasuring: boolean;
};
