import type { ReactNode } from 'react';
import { Stack, StackItem, Title } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { dataOr } from '~/kube/loadable';
import type { PlannedWebhook } from '~/olm/permissions/webhooks';
import type { PlanContent } from '~/olm/plans/planContent';
import { definitionsOf } from '~/updates/rules/definitions';
import type { PlanDetails } from '~/updates/rules/planDetails';
import { isDefinition, NOTHING_LEFT, type PlanParts } from '~/updates/rules/review/leftoverObjects';
import { type ImageDelta, type ImagePlace, usedImages } from '~/updates/rules/review/imageDeltas';
import type { PairedState } from '~/updates/rules/review/pairedDeltas';
import type { ComparedPlan } from '~/updates/rules/review/planDelta';
import type { WebhookDelta } from '~/updates/rules/review/webhookDeltas';
import { useT, type Translate } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { useMirroredImages } from '~/olm/read/useMirroredImages';
import { MirrorCoverage } from '~/ui/package/MirrorCoverage';
import { WebhooksTable } from '~/ui/permissions/WebhooksTable';
import { DefinitionDeltas } from '~/updates/view/plan/DefinitionDeltas';
import { PlanApis } from '~/updates/view/plan/PlanApis';
import { StoredObjects } from '~/updates/view/stored/StoredObjects';
import { ChangeLabel, changeText } from './ChangeLabel';
import { DeploymentChanges } from './DeploymentChanges';
import { LeftObjects } from './LeftObjects';
import { PermissionChanges } from './PermissionChanges';

/** A tab of a plan. */
export type PlanSection = {
  readonly id: SectionId;
  readonly title: string;
  /** Beside its title; `null`: none. */
  readonly count: string | number | null;
  /** Without content. */
  readonly isEmpty: boolean;
  readonly render: () => ReactNode;
};

export type SectionId =
  'summary' | 'permissions' | 'apis' | 'webhooks' | 'workloads' | 'objects' | 'yaml';

export type ShownParts = {
  readonly content: PlanContent;
  readonly details: PlanDetails;
  /** The comparison with the cluster; `null`: executed, or not comparable. */
  readonly compared: ComparedPlan | null;
  /** Its changed parts; for an installation, all parts. */
  readonly parts: PlanParts;
  /** An update, so that new and unchanged items are distinguished. */
  readonly isUpdate: boolean;
};

/** The sections of a plan: the same list for updates, installations and executed plans. */
export function planSections(shown: ShownParts, t: Translate): readonly PlanSection[] {
  const { parts, isUpdate, details, compared } = shown;
  const { permissions, webhooks, deployments, images } = parts;
  const { objects, unknown } = compared?.leftoverObjects ?? NOTHING_LEFT;
  const isChange = ({ state }: { readonly state: PairedState }) => state !== 'same';
  return [
    {
      id: 'permissions',
      title: t('Permissions'),
      count: permissionCount(shown, t),
      isEmpty: false,
      render: () => (
        <PermissionChanges
          deltas={permissions}
          left={{ objects: objects.filter((one) => !isDefinition(one)), unknown }}
          isUpdate={isUpdate}
        />
      ),
    },
    apiSection(shown, t),
    {
      id: 'webhooks',
      title: t('Webhooks'),
      count: webhooks.length,
      isEmpty: webhooks.length === 0,
      render: () => (
        <WebhookChanges deltas={webhooks} watched={details.watched} isUpdate={isUpdate} />
      ),
    },
    {
      id: 'workloads',
      title: t('Workloads'),
      count: isUpdate ? [...deployments, ...images].filter(isChange).length : deployments.length,
      isEmpty: deployments.length + images.length === 0,
      render: () => (
        <Stack hasGutter>
          {deployments.length > 0 && (
            <StackItem>
              <DeploymentChanges deltas={deployments} isUpdate={isUpdate} />
            </StackItem>
          )}
          {images.length > 0 && (
            <StackItem>
              {isUpdate ? <ImageChanges deltas={images} /> : <UsedImages deltas={images} />}
              <Mirrors deltas={images} />
            </StackItem>
          )}
        </Stack>
      ),
    },
  ];
}

/** Without a comparison, the definitions of the plan with the known ones of the cluster. */
function apiSection(
  { content, details: { existing, isExtension = false }, compared, parts }: ShownParts,
  t: Translate,
): PlanSection {
  const deltas = compared?.delta.definitions ?? [];
  const planned = compared === null ? definitionsOf(content, dataOr(existing, null)) : [];
  const left = (compared?.leftoverObjects.objects ?? []).filter(isDefinition);
  const served = parts.apiServices.flatMap(({ before, after }) => after ?? before ?? []);
  const risky = deltas.filter(({ safety }) => safety === 'unsafe').length;
  const all = deltas.length + planned.length + served.length;
  const unknown = compared === null && existing.status === 'failed' ? existing.failure : null;
  return {
    id: 'apis',
    title: t('APIs'),
    count: risky > 0 ? t('{{count}} high-risk', { count: risky }) : all,
    isEmpty: all + left.length === 0,
    render: () => (
      <Stack hasGutter>
        {deltas.length > 0 && (
          <StackItem>
            <DefinitionDeltas
              deltas={deltas}
              isExtension={isExtension}
              renderStored={(delta) => (
                <StoredObjects delta={delta} objects={compared?.objects ?? []} />
              )}
            />
          </StackItem>
        )}
        {planned.length + served.length > 0 && (
          <StackItem>
            <PlanApis definitions={planned} apiServices={served} unknown={unknown} />
          </StackItem>
        )}
        {left.length > 0 && (
          <StackItem>
            <LeftObjects
              left={{ objects: left, unknown: [] }}
              title={t('No longer in the bundle')}
              text={t(
                'OLM does not delete CRDs. These remain with their instances, which are not managed.',
              )}
            />
          </StackItem>
        )}
      </Stack>
    ),
  };
}

/** All rules; for an update "+2 −1", or `null` without changes. */
function permissionCount(
  { parts: { permissions }, isUpdate }: ShownParts,
  t: Translate,
): string | number | null {
  const compared = permissions.filter((delta) => delta.kind === 'compared');
  if (compared.length < permissions.length) return t('Unknown');
  const added = compared.reduce((sum, delta) => sum + delta.added.length, 0);
  const removed = compared.reduce((sum, delta) => sum + delta.removed.length, 0);
  if (!isUpdate) return added;
  return added + removed === 0 ? null : changeText(added, removed);
}

/** The added, removed, changed and unchanged webhooks. Of a changed one, both sides are shown. */
function WebhookChanges({ deltas, watched, isUpdate }: Props) {
  const t = useT();
  if (!isUpdate) {
    return <WebhooksTable webhooks={sideOf('after', 'added', deltas)} watched={watched} />;
  }
  const groups = [
    { title: t('New'), webhooks: sideOf('after', 'added', deltas) },
    { title: t('Changed, before update'), webhooks: sideOf('before', 'changed', deltas) },
    { title: t('Changed, after update'), webhooks: sideOf('after', 'changed', deltas) },
    { title: t('Removed'), webhooks: sideOf('before', 'removed', deltas) },
    { title: t('Unable to compare'), webhooks: sideOf('after', 'unknown', deltas) },
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
  readonly isUpdate: boolean;
};

function sideOf(
  side: 'before' | 'after',
  state: PairedState,
  deltas: readonly WebhookDelta[],
): readonly PlannedWebhook[] {
  return deltas.flatMap((delta) => (delta.state === state ? (delta[side] ?? []) : []));
}

/** The images of Operators and their replacements. */
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
      return place.name === '' ? t('On demand') : t('{{name}}, on demand', { name: place.name });
    case undefined:
      return '';
  }
}

function Mirrors({ deltas }: { readonly deltas: readonly ImageDelta[] }) {
  return <MirrorCoverage of={useMirroredImages(usedImages(deltas).map(({ image }) => image))} />;
}

/** The new images of Operators, and when nodes pull them. */
function UsedImages({ deltas }: { readonly deltas: readonly ImageDelta[] }) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Images')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={70}>{t('Image')}</Th>
          <Th>{t('Name')}</Th>
          <Th>{t('Pulled')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {usedImages(deltas).map(({ image, names, isRun }) => (
          <Tr key={image}>
            <Td dataLabel={t('Image')} modifier="breakWord">
              <Mono>{image}</Mono>
            </Td>
            <Td dataLabel={t('Name')} modifier="breakWord">
              {t.list(names)}
            </Td>
            <Td dataLabel={t('Pulled')}>{isRun ? t('Immediately') : t('On demand')}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
