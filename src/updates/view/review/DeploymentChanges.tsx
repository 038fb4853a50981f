import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type {
  DeploymentDelta,
  FactChange,
  PodAspect,
} from '~/updates/rules/review/deploymentDeltas';
import { useT, type Translate } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { PrivilegeLabels } from '~/ui/permissions/PrivilegeLabels';
import { ChangeLabel } from './ChangeLabel';

/** The Deployments of Operators with their changes; for installations, with their facts. */
export function DeploymentChanges({ deltas, isUpdate }: Props) {
  const t = useT();
  const attention = isUpdate ? t('New risk') : t('Risk');
  const isNotable = !isUpdate || deltas.some(({ newPrivileges }) => newPrivileges.length > 0);
  const [first, second] = isUpdate ? [t('Change'), t('Details')] : [t('ServiceAccount'), t('Pods')];
  return (
    <Table variant="compact" aria-label={t('Deployments')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={isUpdate ? 25 : 35}>{t('Deployment')}</Th>
          <Th width={isUpdate ? 10 : 25}>{first}</Th>
          <Th>{second}</Th>
          {isNotable && (
            <Th width={isUpdate ? 20 : 25} modifier="wrap">
              {attention}
            </Th>
          )}
        </Tr>
      </Thead>
      <Tbody>
        {deltas.map(({ id, name, state, after, changes, newPrivileges }) => (
          <Tr key={id}>
            <Td dataLabel={t('Deployment')} modifier="breakWord">
              <Mono>{name}</Mono>
            </Td>
            <Td dataLabel={first} modifier="breakWord">
              {isUpdate ? <ChangeLabel state={state} /> : factIn(after, 'account')}
            </Td>
            <Td dataLabel={second} modifier="breakWord">
              {isUpdate
                ? changes.map((change) => (
                    <Fact key={`${change.aspect} ${change.container ?? ''}`} change={change} />
                  ))
                : factIn(after, 'replicas')}
            </Td>
            {isNotable && (
              <Td dataLabel={attention}>
                {newPrivileges.length > 0 && (
                  <PrivilegeLabels label={t('Risk')} privileges={newPrivileges} />
                )}
              </Td>
            )}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly deltas: readonly DeploymentDelta[];
  /** Distinguishes new facts from unchanged ones. */
  readonly isUpdate: boolean;
};

function factIn(deployment: DeploymentDelta['after'], wanted: PodAspect): string | null {
  return deployment?.facts.find(({ aspect }) => aspect === wanted)?.text ?? null;
}

function Fact({ change }: { readonly change: FactChange }) {
  const t = useT();
  const { aspect, container, removed, added, changed } = change;
  const name = aspectText(aspect, t);
  return (
    <div>
      {container === null
        ? name
        : t('{{aspect}} of container {{container}}', { aspect: name, container })}
      :{' '}
      {removed.length > 0 && (
        <del>
          <Mono>{removed.join(', ')}</Mono>
        </del>
      )}{' '}
      {added.length > 0 && (
        <ins className="operator-hub__plan-now">
          <Mono>{added.join(', ')}</Mono>
        </ins>
      )}
      {changed.length > 0 && t('{{name}} changed', { name: t.list(changed) })}
    </div>
  );
}

/** An aspect of a Deployment. */
function aspectText(aspect: PodAspect, t: Translate): string {
  switch (aspect) {
    case 'replicas':
      return t('Pods');
    case 'account':
      return t('ServiceAccount');
    case 'containers':
      return t('Containers');
    case 'image':
      return t('Image');
    case 'command':
      return t('Command');
    case 'args':
      return t('Arguments');
    case 'env':
      return t('Environment variables');
    case 'security':
      return t('Security context');
    case 'requests':
      return t('Requests');
    case 'limits':
      return t('Limits');
    case 'host':
      return t('Host access');
    case 'placement':
      return t('Placement');
    case 'volumes':
      return t('Volumes');
  }
}
