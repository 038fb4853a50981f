import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { DeploymentDelta, FactChange } from '~/updates/rules/review/deploymentDeltas';
import { useT, type Translate } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { PrivilegeLabels } from '~/ui/permissions/PrivilegeLabels';
import type { PodAspect } from '~/updates/rules/review/podFacts';
import { ChangeLabel } from './ChangeLabel';

/** The Deployments of Operators, and what changes in how they run. */
export function DeploymentChanges({ deltas }: { readonly deltas: readonly DeploymentDelta[] }) {
  const t = useT();
  const isNotable = deltas.some(({ newPrivileges }) => newPrivileges.length > 0);
  return (
    <Table variant="compact" aria-label={t('Deployments')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={25}>{t('Deployment')}</Th>
          <Th width={10}>{t('Change')}</Th>
          <Th>{t('How it runs')}</Th>
          {isNotable && (
            <Th width={20} modifier="wrap">
              {t('New, and deserves attention')}
            </Th>
          )}
        </Tr>
      </Thead>
      <Tbody>
        {deltas.map(({ id, name, state, changes, newPrivileges }) => (
          <Tr key={id}>
            <Td dataLabel={t('Deployment')} modifier="breakWord">
              <Mono>{name}</Mono>
            </Td>
            <Td dataLabel={t('Change')}>
              <ChangeLabel state={state} />
            </Td>
            <Td dataLabel={t('How it runs')} modifier="breakWord">
              {changes.map((change) => (
                <Fact key={`${change.aspect} ${change.container ?? ''}`} change={change} />
              ))}
            </Td>
            {isNotable && (
              <Td dataLabel={t('New, and deserves attention')}>
                {newPrivileges.length > 0 && (
                  <PrivilegeLabels label={t('Attention')} privileges={newPrivileges} />
                )}
              </Td>
            )}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
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
      {changed.length > 0 && t('{{names}} get other values', { names: t.list(changed) })}
    </div>
  );
}

/** An aspect of how a Deployment runs. */
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
      return t('Access to the node');
    case 'placement':
      return t('Placement');
    case 'volumes':
      return t('Volumes');
  }
}
