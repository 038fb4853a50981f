import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  ActionList,
  ActionListItem,
  AlertActionLink,
  Button,
  DescriptionList,
  Skeleton,
  Stack,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import type { Failure } from '~/kube/failure';
import { failureIn, fromQuery } from '~/kube/fromQuery';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import { readCatalog } from '~/olm/extensions/catalog';
import type { Extension } from '~/olm/extensions/extension';
import type { ExtensionRow } from '~/olm/extensions/extensionOperator';
import { pathTo } from '~/olm/extensions/extensionUpdate';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import type { Release } from '~/olm/extensions/release';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import { releasesOf } from '~/olm/read/extensions/releases';
import { useExtensionContents } from '~/olm/read/extensions/useCatalogContents';
import { useClusterCatalogs, useExtensionRows } from '~/olm/read/extensions/useExtensions';
import { orNotServed } from '~/olm/read/extensions/useServesExtensions';
import { routes } from '~/routes';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { DetailPage } from '~/ui/DetailPage';
import { FailureText } from '~/ui/FailureAlert';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { Fact, FactList } from '~/ui/package/Fact';
import { extensionReview, type ExtensionReviewed } from '~/updates/read/extensionReview';
import {
  apiChanges,
  isRejectedByCrdCheck,
  type OfferedVersion,
  offeredVersion,
} from '~/updates/rules/extension/reviewTarget';
import { ExtensionChanges } from './ExtensionChanges';
import { ExtensionUpdateDialog } from './ExtensionUpdateDialog';
import { versionChange } from './versionChange';

/** A version of a ClusterExtension before it is requested: its changes, as far as its manifests are known. */
export function ExtensionReview({ name, to }: Props) {
  const t = useT();
  const { rows } = useExtensionRows();
  const catalogs = useClusterCatalogs(rows?.status === 'ready');
  return (
    <DetailPage
      title={name}
      id="extension-update"
      parent={{ to: routes.updates(null), text: t('Updates') }}
    >
      <LoadableView of={orNotServed(rows)} what={t('ClusterExtension')} skeleton={<Pending />}>
        {(list) => {
          if (list === 'not-served')
            return <Title headingLevel="h1">{t('OLM v1 is not available on this cluster')}</Title>;
          const row = list.find(({ extension }) => extension.name === name);
          return row === undefined ? (
            <Title headingLevel="h1">
              {t('{{kind}} {{name}} not found', { kind: 'ClusterExtension', name })}
            </Title>
          ) : (
            <Found row={row} rows={list} to={to} catalogs={catalogs} />
          );
        }}
      </LoadableView>
    </DetailPage>
  );
}

type Props = { readonly name: string; readonly to: string };

function Pending() {
  const t = useT();
  return <Skeleton height="12rem" screenreaderText={t('Loading')} />;
}

function Found({ row, rows, to, catalogs }: FoundProps) {
  const t = useT();
  const { extension } = row;
  const [isUpdating, setUpdating] = useState(false);
  const { requested, read, isRequested, isReading, review, offered, failures } = useReview(
    row,
    to,
    catalogs,
  );
  const found = dataOr(review ?? NOT_READ, null);
  const { name, installed } = extension;
  const from = installed?.version ?? null;
  const change = { csvName: name, operator: name, from, to, subscription: null };
  const path = pathTo({ ...extension, version: to }, requested);
  return (
    <Stack hasGutter>
      <StackItem>
        <header className="operator-hub__plan-head">
          <Title headingLevel="h1">
            <PlanChangeText
              change={change}
              name={<Link to={routes.operator(CLUSTER_SCOPE, name)}>{name}</Link>}
            />
          </Title>
          <ActionList>
            <ActionListItem>
              <Button
                isDisabled={from === to || isReading}
                onClick={() => {
                  setUpdating(true);
                }}
              >
                {versionChange({ name, from, to }, t).action}
              </Button>
            </ActionListItem>
          </ActionList>
        </header>
      </StackItem>
      {isRequested && found?.kind !== 'compared' && (
        <StackItem>
          <Notice
            variant="info"
            title={t('Catalog content not loaded')}
            actionLinks={<AlertActionLink onClick={read}>{t('Load content')}</AlertActionLink>}
          >
            {t('The check downloads the entire content of the catalogs once.')}
          </Notice>
        </StackItem>
      )}
      {path === 'none' && (
        <StackItem>
          <Notice variant="warning" title={t('No update path to {{version}}', { version: to })}>
            {t('OLM installs this version only if it ignores the update paths of the catalog.')}
          </Notice>
        </StackItem>
      )}
      <StackItem>
        <Reviewed
          review={review}
          offered={offered}
          change={change}
          isRequested={isRequested}
          failures={failures}
        />
      </StackItem>
      {isUpdating && (
        <ExtensionUpdateDialog
          row={row}
          rows={rows}
          to={to}
          requires={{
            path,
            noCrdCheck: isRejectedByCrdCheck(extension, to, definitionsIn(found)),
          }}
          onClose={() => {
            setUpdating(false);
          }}
        />
      )}
    </Stack>
  );
}

function Reviewed({ review, offered, change, isRequested, failures }: ReviewedProps) {
  const t = useT();
  if (review === null) {
    const isLoadable = isRequested && failures.length === 0;
    return isLoadable ? null : <NoManifests offered={offered} failures={failures} />;
  }
  return (
    <LoadableView of={review} what={t('Update content')} skeleton={<Pending />}>
      {(found) =>
        found.kind === 'unknown' ? (
          <NoManifests offered={offered} failures={found.failures} />
        ) : (
          <ExtensionChanges of={found} change={change} />
        )
      }
    </LoadableView>
  );
}

type ReviewedProps = NoManifestsProps & {
  /** `null`: no source knows the version. */
  readonly review: Loadable<ExtensionReviewed> | null;
  /** The content of a catalog can still be loaded. */
  readonly isRequested: boolean;
  readonly change: PlanChange;
};

type FoundProps = {
  readonly row: ExtensionRow;
  readonly rows: readonly ExtensionRow[];
  readonly to: string;
  readonly catalogs: Loadable<readonly ClusterCatalog[]>;
};

const NOT_READ: Loadable<ExtensionReviewed> = { status: 'loading' };

function definitionsIn(review: ExtensionReviewed | null) {
  return review?.kind === 'compared' ? review.compared.delta.definitions : [];
}

/** The comparison of the installed and the requested version; `null` if no source knows the latter. */
function useReview({ extension }: ExtensionRow, to: string, catalogs: FoundProps['catalogs']) {
  const known = useMemo(() => dataOr(catalogs, []).map(readCatalog), [catalogs]);
  const { requested, readings, read } = useExtensionContents(extension, known);
  const releases = useQuery(releasesOf(extension.name));
  const offered = offeredVersion(to, requested, known);
  const bundleName = offered?.bundle.name ?? releasedAs(to, releases.data ?? []);
  const isReading = readings.some(({ state }) => READING.has(state.kind));
  const isPending = [releases.isPending, isReading, catalogs.status === 'loading'].includes(true);
  const installed = installedVersion(extension, (version) =>
    offeredVersion(version, requested, known),
  );
  const { name, namespace, packageName, watchNamespace } = extension;
  const query = useQuery({
    ...extensionReview({
      extension: { name, namespace, packageName, watchNamespace },
      from: installed,
      to: { bundleName: bundleName ?? '', version: to, offered },
    }),
    enabled: !isPending && bundleName !== null,
  });
  return {
    requested,
    read,
    isReading: isReading || catalogs.status === 'loading',
    isRequested: readings.some(({ state }) => state.kind === 'on-request'),
    review: isPending || bundleName !== null ? fromQuery(query) : null,
    offered: offered && { from: installed.offered, to: offered },
    failures: failuresOf(releases, catalogs),
  };
}

function failuresOf(
  { error }: { readonly error: Error | null },
  catalogs: FoundProps['catalogs'],
): readonly Failure[] {
  return [
    ...(error === null ? [] : [failureIn(error)]),
    ...(catalogs.status === 'failed' ? [catalogs.failure] : []),
  ];
}

const READING: ReadonlySet<string> = new Set(['loading', 'reading']);

function releasedAs(version: string, releases: readonly Release[]): string | null {
  return releases.find((release) => release.version === version)?.bundleName ?? null;
}

function installedVersion(
  { installed }: Extension,
  offeredOf: (version: string | null) => OfferedVersion | null,
) {
  const { name, version } = installed ?? { name: null, version: null };
  return { bundleName: name ?? '', version: version ?? '', offered: offeredOf(version) };
}

/** At most the metadata in the catalog is known. */
function NoManifests({ offered, failures }: NoManifestsProps) {
  const t = useT();
  const changes = offered && apiChanges(offered.from?.bundle.apis ?? [], offered.to.bundle.apis);
  return (
    <Stack hasGutter>
      <StackItem>
        <Notice variant="warning" title={t('Permissions, CRDs, and webhooks are unknown')}>
          {offered !== null && t('The catalog contains only metadata of this version.')}
          {failures.map((failure) => (
            <FailureText key={JSON.stringify(failure)} failure={failure} />
          ))}
        </Notice>
      </StackItem>
      {changes !== null && (
        <StackItem>
          <DescriptionList isCompact isHorizontal aria-label={t('Changes')}>
            <FactList term={t('New APIs')} values={changes.added} />
            <FactList term={t('Removed APIs')} values={changes.removed} />
            <Fact term={t('Bundle image')}>{offered?.to.bundle.image}</Fact>
          </DescriptionList>
        </StackItem>
      )}
    </Stack>
  );
}

type NoManifestsProps = {
  /** Of the sources that are not readable. */
  readonly failures: readonly Failure[];
  readonly offered: { readonly from: OfferedVersion | null; readonly to: OfferedVersion } | null;
};
