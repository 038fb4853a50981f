import { Stack, StackItem, Title } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { isDefinition, type LeftBehind } from '~/updates/rules/review/leftBehind';
import type { PlanDelta } from '~/updates/rules/review/planDelta';
import { useT, type Translate } from '~/i18n';
import { PlanApis } from '~/updates/view/plan/PlanApis';
import { DefinitionDeltas } from '~/updates/view/plan/DefinitionDeltas';
import type { PlannedWebhook } from '~/olm/permissions/webhooks';
import type { PairedState } from '~/updates/rules/review/pairedDeltas';
import type { WebhookDelta } from '~/updates/rules/review/webhookDeltas';
import { WebhooksTable } from '~/ui/permissions/WebhooksTable';
import type { ImageDelta, ImagePlace } from '~/updates/rules/review/imageDeltas';
import { Mono } from '~/ui/Mono';
import { DeploymentChanges } from './DeploymentChanges';
import { LeftObjects } from './LeftObjects';
import { PermissionChanges } from './PermissionChanges';
import { changeText } from './changeText';
import type { ContentProps, PlanSection } from './planSections';
import { ChangeLabel } from './ChangeLabel';

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

/** The webhooks that come, go, change and stay. Of one that changes both sides are shown. */
function WebhookChanges({ deltas, watched }: Props) {
  const t = useT();
  const groups = [
    { title: t('New'), webhooks: sideOf('after', 'added', deltas) },
    { title: t('Changed, as they are'), webhooks: sideOf('before', 'changed', deltas) },
    { title: t('Changed, as they will be'), webhooks: sideOf('after', 'changed', deltas) },
    { title: t('Removed'), webhooks: sideOf('before', 'removed', deltas) },
    { title: t('Not known whether they are new'), webhooks: sideOf('after', 'unknown', deltas) },
    { title: t('Unchanged'), webhooks: sideOf('after', 'same', deltas) },
  ];
  return (
    <Stack hasGutter>
      {groups
        .filter(({ webhooks }) => webhooks.length > 0)
        .map(({ title, webhooks }) => (
          <StackItem key={title}>
            <Title headingLevel="h3" size="md">
              {title}
            </Title>
            <WebhooksTable webhooks={webhooks} watched={watched} />
          </StackItem>
        ))}
    </Stack>
  );
}

type Props = {
  readonly deltas: readonly WebhookDelta[];
  readonly watched: readonly string[] | null;
};

function sideOf(
  side: 'before' | 'after',
  state: PairedState,
  deltas: readonly WebhookDelta[],
): readonly PlannedWebhook[] {
  return deltas.flatMap((delta) => (delta.state === state ? (delta[side] ?? []) : []));
}

/** The images of Operators, and what takes their place. */
function ImageChanges({ deltas }: { readonly deltas: readonly ImageDelta[] }) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Images')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={25}>{t('Used by')}</Th>
          <Th width={10}>{t('Change')}</Th>
          <Th>{t('Image')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {deltas.map(({ id, state, before, after }) => (
          <Tr key={id}>
            <Td dataLabel={t('Used by')} modifier="breakWord">
              {placeText((after ?? before)?.place, t)}
            </Td>
            <Td dataLabel={t('Change')}>
              <ChangeLabel state={state} />
            </Td>
            <Td dataLabel={t('Image')} modifier="breakWord">
              <Images before={before?.image ?? null} after={after?.image ?? null} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Images({
  before,
  after,
}: {
  readonly before: string | null;
  readonly after: string | null;
}) {
  return (
    <>
      {before !== null && before !== after && (
        <div>
          <del>
            <Mono>{before}</Mono>
          </del>
        </div>
      )}
      {after !== null && (
        <div>
          <Mono>{after}</Mono>
        </div>
      )}
    </>
  );
}

function placeText(place: ImagePlace | undefined, t: Translate): string {
  switch (place?.kind) {
    case 'container':
      return t('Container {{container}} of {{deployment}}', {
        container: place.container,
        deployment: place.deployment,
      });
    case 'related':
      return place.name === ''
        ? t('When it is needed')
        : t('{{name}}, when it is needed', { name: place.name });
    case undefined:
      return '';
  }
}
