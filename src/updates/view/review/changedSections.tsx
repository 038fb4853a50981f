import { Stack, StackItem } from '@patternfly/react-core';
import { type LeftBehind, isDefinition } from '~/updates/rules/review/leftBehind';
import type { PlanDelta } from '~/updates/rules/review/planDelta';
import type { Translate } from '~/i18n';
import { PlanApis } from '~/updates/view/plan/PlanApis';
import { DefinitionDeltas } from '~/updates/view/plan/DefinitionDeltas';
import { DeploymentChanges } from './DeploymentChanges';
import { ImageChanges } from './ImageChanges';
import { LeftObjects } from './LeftObjects';
import { PermissionChanges } from './PermissionChanges';
import { WebhookChanges } from './WebhookChanges';
import { changeText } from './changeText';
import type { ContentProps, PlanSection } from './planSections';

/** What a plan changes, beside the cluster as it is. */
export function changedSections(
  delta: PlanDelta,
  { details: { watched }, isUpdate, left, renderStored }: Known,
  t: Translate,
): readonly PlanSection[] {
  const { permissions, webhooks, deployments, images } = delta;
  const abandoned = left.objects.filter(isDefinition);
  const apis = apiSection(delta, { objects: abandoned, renderStored }, t);
  // Of a first installation all is new: what it brings says more.
  if (!isUpdate) return [apis];
  return [
    apis,
    {
      id: 'permissions',
      title: t('Permissions'),
      count: permissionCount(permissions, t),
      isEmpty: false,
      render: () => (
        <PermissionChanges
          deltas={permissions}
          left={{ ...left, objects: left.objects.filter((one) => !isDefinition(one)) }}
        />
      ),
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
  { objects: left, renderStored }: Pick<Known, 'renderStored'> & Pick<LeftBehind, 'objects'>,
  t: Translate,
): PlanSection {
  const risky = definitions.filter(({ verdict }) => verdict === 'unsafe').length;
  const all = definitions.length + apiServices.length;
  const served = apiServices.flatMap(({ before, after }) => after ?? before ?? []);
  return {
    id: 'apis',
    title: t('APIs'),
    count: risky > 0 ? t('{{count}} risky', { count: risky }) : all,
    isEmpty: all + left.length === 0,
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
        {left.length > 0 && (
          <StackItem>
            <LeftObjects
              left={{ objects: left, unknown: [] }}
              title={t('No longer brought')}
              text={t(
                'OLM deletes no CustomResourceDefinition: these stay with their objects, and nothing looks after those.',
              )}
            />
          </StackItem>
        )}
      </Stack>
    ),
  };
}

type Known = Pick<ContentProps, 'details'> & {
  readonly isUpdate: boolean;
  readonly left: LeftBehind;
  readonly renderStored: ContentProps['renderStored'];
};

/** "+2 −1", in rules; `null`: none. */
function permissionCount(permissions: PlanDelta['permissions'], t: Translate): string | null {
  const compared = permissions.filter((delta) => delta.kind === 'compared');
  if (compared.length < permissions.length) return t('unknown');
  const [added, removed] = [
    compared.reduce((sum, delta) => sum + delta.added.length, 0),
    compared.reduce((sum, delta) => sum + delta.removed.length, 0),
  ];
  return added + removed === 0 ? null : changeText(added, removed);
}
