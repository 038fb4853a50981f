import { type ComponentType, useState } from 'react';
import { Label, Skeleton } from '@patternfly/react-core';
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import type { Loadable } from '~/kube/loadable';
import { type Pod, podModel } from '~/kube/models/workloads';
import { useSlowClock } from '~/kube/useSlowClock';
import { podFact } from '~/olm/catalogSources/podFact';
import { type OperatorDeployment, podsOf } from '~/olm/workloads/workload';
import { routes } from '~/routes';
import { Age } from '~/ui/Age';
import { ExpandCell } from '~/ui/ExpandCell';
import { LoadableView } from '~/ui/LoadableView';

/** The pods of an Operator, each with its log. */
export function OperatorPods({ deployments, pods, Log }: Props) {
  const t = useT();
  return (
    <LoadableView of={pods} what={t('Pods')} skeleton={<Skeleton height="5rem" />}>
      {(found) => {
        const own = deployments.flatMap((one) => podsOf(one, found)).slice(0, MOST);
        return own.length === 0 ? t('No pods found') : <PodTable pods={own} Log={Log} />;
      }}
    </LoadableView>
  );
}

type Props = {
  readonly deployments: readonly OperatorDeployment[];
  /** The pods of their namespace. */
  readonly pods: Loadable<readonly Pod[]>;
  readonly Log: ComponentType<{ readonly pod: Pod }>;
};

const MOST = 50;

function PodTable({ pods, Log }: { readonly pods: readonly Pod[] } & Pick<Props, 'Log'>) {
  const t = useT();
  const now = useSlowClock();
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('Pods')}>
      <Thead>
        <Tr>
          <Th screenReaderText={t('Log')} />
          <Th width={40}>{t('Pod')}</Th>
          <Th modifier="fitContent">{t('Status')}</Th>
          <Th modifier="fitContent">{t('Restarts')}</Th>
          <Th width={15}>{t('Age')}</Th>
          <Th width={25}>{t('Node')}</Th>
        </Tr>
      </Thead>
      {pods.map((pod) => (
        <PodRows key={pod.metadata.uid ?? pod.metadata.name} pod={pod} now={now} Log={Log} />
      ))}
    </Table>
  );
}

function PodRows({ pod, now, Log }: PodRowsProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { name, namespace, isReady, phase, createdAt, node, containers } = podFact(pod);
  return (
    <Tbody isExpanded={isOpen}>
      <Tr isContentExpanded={isOpen}>
        <ExpandCell
          name={t('View log of pod {{name}}', { name })}
          isExpanded={isOpen}
          onToggle={() => {
            setOpen(!isOpen);
          }}
        />
        <Td dataLabel={t('Pod')} modifier="breakWord">
          <Link to={routes.object({ model: podModel, namespace, name })}>{name}</Link>
        </Td>
        <Td dataLabel={t('Status')} modifier="nowrap">
          <Label isCompact status={isReady ? 'success' : 'warning'}>
            {isReady ? t('Ready') : phase === 'Running' ? t('Not ready') : phase}
          </Label>
        </Td>
        <Td dataLabel={t('Restarts')}>
          {containers.reduce((sum, { restarts }) => sum + restarts, 0)}
        </Td>
        <Td dataLabel={t('Age')}>
          <Age at={createdAt} now={now} />
        </Td>
        <Td dataLabel={t('Node')} modifier="breakWord">
          {node ?? '–'}
        </Td>
      </Tr>
      {isOpen && (
        <Tr isExpanded>
          <Td colSpan={6}>
            <ExpandableRowContent>
              <Log pod={pod} />
            </ExpandableRowContent>
          </Td>
        </Tr>
      )}
    </Tbody>
  );
}

type PodRowsProps = Pick<Props, 'Log'> & { readonly pod: Pod; readonly now: number };
