import { EmptyState, Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { ResourceLink, Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useT } from '~/i18n';
import { sdkKindOf } from '~/kube/resource';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/permissionText';
import { type OwnedObjects, useOwnedObjects } from '~/extensions/read/useOwnedObjects';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';

/** The resources that OLM created for the extension. */
export default function ObjectsTab({ details: { extension } }: ExtensionTabProps) {
  const t = useT();
  const owned = useOwnedObjects(extension.name);
  return (
    <LoadableView
      of={owned}
      what={t('Resources')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(found) => <Objects owned={found} />}
    </LoadableView>
  );
}

function Objects({ owned: { objects, missing } }: { readonly owned: OwnedObjects }) {
  const t = useT();
  return (
    <Stack hasGutter>
      {missing.length > 0 && (
        <StackItem>
          <Notice variant="info" title={t('Some resources might not be listed')}>
            {neededText(missing, t)}
          </Notice>
        </StackItem>
      )}
      <StackItem>
        {objects.length === 0 ? (
          <EmptyState titleText={t('No owned resources found')} headingLevel="h2" variant="sm" />
        ) : (
          <Table variant="compact" aria-label={t('Resources')} gridBreakPoint="grid-md">
            <Thead>
              <Tr>
                <Th>{t('Name')}</Th>
                <Th width={25}>{t('Kind')}</Th>
                <Th width={20}>{t('Namespace')}</Th>
                <Th width={20}>{t('Created')}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {objects.map(({ id, model, name, namespace, createdAt }) => (
                <Tr key={id}>
                  <Td dataLabel={t('Name')} modifier="breakWord">
                    <ResourceLink
                      groupVersionKind={sdkKindOf(model)}
                      name={name}
                      {...(namespace !== null && { namespace })}
                      inline
                    />
                  </Td>
                  <Td dataLabel={t('Kind')}>{model.kind}</Td>
                  <Td dataLabel={t('Namespace')}>{namespace ?? '–'}</Td>
                  <Td dataLabel={t('Created')}>
                    {createdAt === null ? '–' : <Timestamp timestamp={createdAt} simple />}
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
      </StackItem>
    </Stack>
  );
}
