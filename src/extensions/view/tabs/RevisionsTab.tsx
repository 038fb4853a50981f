import { EmptyState, Skeleton } from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { fromQuery } from '~/kube/fromQuery';
import { conditionOf } from '~/olm/extensions/extension';
import { releasesOf } from '~/olm/read/extensions/releases';
import { routes } from '~/routes';
import { LoadableView } from '~/ui/LoadableView';
import { Mono } from '~/ui/Mono';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';

/** The versions that OLM applied, with links to their review; if OLM manages revisions as resources, those. */
export default function RevisionsTab({ details: { extension } }: ExtensionTabProps) {
  const t = useT();
  const { name, installed, revisions } = extension;
  const hasResources = revisions.length > 0;
  const releases = fromQuery(useQuery({ ...releasesOf(name), enabled: !hasResources }));
  if (hasResources) return <ResourceRevisions revisions={revisions} />;
  return (
    <LoadableView
      of={releases}
      what={t('Revisions')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(list) =>
        list.length === 0 ? (
          <EmptyState titleText={t('No revisions found')} headingLevel="h2" variant="sm" />
        ) : (
          <Table variant="compact" aria-label={t('Revisions')} gridBreakPoint="grid-md">
            <Thead>
              <Tr>
                <Th width={20}>{t('Revision')}</Th>
                <Th width={25}>{t('Version')}</Th>
                <Th>{t('Installed on')}</Th>
                <Th screenReaderText={t('Actions')} />
              </Tr>
            </Thead>
            <Tbody>
              {list.map(({ revision, version, deployedAt }) => (
                <Tr key={revision}>
                  <Td dataLabel={t('Revision')}>{revision}</Td>
                  <Td dataLabel={t('Version')}>
                    <Mono>{version ?? '–'}</Mono>
                  </Td>
                  <Td dataLabel={t('Installed on')}>
                    {deployedAt === null ? '–' : <Timestamp timestamp={deployedAt} simple />}
                  </Td>
                  <Td>
                    {version !== null && version !== installed?.version && (
                      <Link to={routes.extensionUpdate(name, version)}>
                        {t('Review version {{version}}', { version })}
                      </Link>
                    )}
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )
      }
    </LoadableView>
  );
}

type RevisionsProps = Pick<ExtensionTabProps['details']['extension'], 'revisions'>;

function ResourceRevisions({ revisions }: RevisionsProps) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Revisions')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={40}>{t('Revision')}</Th>
          <Th>{t('Status')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {revisions.map((revision) => {
          const available = conditionOf(revision, 'Available');
          return (
            <Tr key={revision.name}>
              <Td dataLabel={t('Revision')} modifier="breakWord">
                <Mono>{revision.name}</Mono>
              </Td>
              <Td dataLabel={t('Status')}>{available?.reason ?? t('Unknown')}</Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
}
