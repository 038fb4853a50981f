import { Stack, StackItem } from '@patternfly/react-core';
import type { PlanDelta } from '~/domain/plans/review/planDelta';
import type { Translate } from '~/i18n';
import { PlanApis } from '../PlanApis';
import { DefinitionDeltas } from '../crd/DefinitionDeltas';
import { DeploymentChanges } from './DeploymentChanges';
import { ImageChanges } from './ImageChanges';
import { PermissionChanges } from './PermissionChanges';
import { WebhookChanges } from './WebhookChanges';
import { changeText } from './changeText';
import type { ContentProps, PlanSection } from './planSections';

/** What a plan changes, beside the cluster as it is. */
export function changedSections(
  delta: PlanDelta,
  { details: { watched }, isUpdate, renderStored }: Known,
  t: Translate,
): readonly PlanSection[] {
  const { permissions, webhooks, deployments, images } = delta;
  const apis = apiSection(delta, renderStored, t);
  // Of a first installation all is new: what it brings says more.
  if (!isUpdate) return [apis];
  return [
    apis,
    {
      id: 'permissions',
      title: t('Permissions'),
      count: permissionCount(permissions, t),
      isEmpty: false,
      render: () => <PermissionChanges deltas={permissions} />,
    },
    {
      id: 'webhooks',
      title: t('Webhooks'),
      count: webhooks.length,
      isEmpty: webhooks.length === 0,
      render: () => <WebhookChanges deltas={webhooks} watched={watched} />,
    },
    {
      id: 'workloads',
      title: t('Workloads'),
      count: [...deployments, ...images].filter(({ state }) => state !== 'same').length,
      isEmpty: deployments.length + images.length === 0,
      render: () => (
        <Stack hasGutter>
          {deployments.length > 0 && (
            <StackItem>
              <DeploymentChanges deltas={deployments} />
            </StackItem>
          )}
          {images.length > 0 && (
            <StackItem>
              <ImageChanges deltas={images} />
            </StackItem>
          )}
        </Stack>
      ),
    },
  ];
}

function apiSection(
  { definitions, apiServices }: PlanDelta,
  renderStored: Known['renderStored'],
  t: Translate,
): PlanSection {
  const risky = definitions.filter(({ verdict }) => verdict === 'unsafe').length;
  const all = definitions.length + apiServices.length;
  const served = apiServices.flatMap(({ before, after }) => after ?? before ?? []);
  return {
    id: 'apis',
    title: t('APIs'),
    count: risky > 0 ? t('{{count}} risky', { count: risky }) : all,
    isEmpty: all === 0,
    render: () => (
      <Stack hasGutter>
        {definitions.length > 0 && (
          <StackItem>
            <DefinitionDeltas deltas={definitions} {...(renderStored && { renderStored })} />
          </StackItem>
        )}
        {served.length > 0 && (
          <StackItem>
            <PlanApis definitions={[]} apiServices={served} unknown={null} />
          </StackItem>
        )}
      </Stack>
    ),
  };
}

type Known = Pick<ContentProps, 'details'> & {
  readonly isUpdate: boolean;
  readonly renderStored: ContentProps['renderStored'];
};

/** "+2 −1", in rules. */
function permissionCount(permissions: PlanDelta['permissions'], t: Translate): string {
  const compared = permissions.filter((delta) => delta.kind === 'compared');
  if (compared.length < permissions.length) return t('unknown');
  const [added, removed] = [
    compared.reduce((sum, delta) => sum + delta.added.length, 0),
    compared.reduce((sum, delta) => sum + delta.removed.length, 0),
  ];
  return changeText(added, removed);
}
