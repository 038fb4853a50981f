import { Label, Stack, StackItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { Failure } from '~/kube/failure';
import type { DefinedVersion, PlannedDefinition } from '~/updates/rules/definitions';
import type { PlannedApiService } from '~/olm/workloads/workloads';
import { type Translate, useT } from '~/i18n';
import { FailureText } from '~/ui/FailureAlert';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { ChangeLabel } from '~/updates/view/review/ChangeLabel';

/** The APIs of a plan: CustomResourceDefinitions, and those of the Operators' own servers. */
export function PlanApis({ definitions, apiServices, unknown }: Props) {
  return (
    <Stack hasGutter>
      {unknown !== null && (
        <StackItem>
          <Unknown failure={unknown} />
        </StackItem>
      )}
      {definitions.length > 0 && (
        <StackItem>
          <Definitions definitions={definitions} />
        </StackItem>
      )}
      {apiServices.length > 0 && (
        <StackItem>
          <ApiServices apiServices={apiServices} />
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly definitions: readonly PlannedDefinition[];
  readonly apiServices: readonly PlannedApiService[];
  /** The failure if the definitions of the cluster are unknown. */
  readonly unknown: Failure | null;
};

function Unknown({ failure }: { readonly failure: Failure }) {
  const t = useT();
  return (
    <Notice isPlain variant="info" title={t('Unable to determine existing CRDs')}>
      <FailureText failure={failure} />
    </Notice>
  );
}

function Definitions({ definitions }: Pick<Props, 'definitions'>) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('CustomResourceDefinitions')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={40}>{t('CustomResourceDefinition')}</Th>
          <Th>{t('In the cluster')}</Th>
          <Th>{t('Scope')}</Th>
          <Th width={30}>{t('Versions')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {definitions.map((definition) => (
          <Tr key={definition.id}>
            <Td dataLabel={t('CustomResourceDefinition')} modifier="breakWord">
              {definition.kind !== null && <div>{definition.kind}</div>}
              <Mono>{definition.name}</Mono>
            </Td>
            <Td dataLabel={t('In the cluster')}>
              <Newness isNew={definition.isNew} />
            </Td>
            <Td dataLabel={t('Scope')}>{definition.scope}</Td>
            <Td dataLabel={t('Versions')}>
              {definition.versions.map((version) => (
                <div key={version.name}>{versionText(version, t)}</div>
              ))}
              {definition.hasConversionWebhook && (
                <Label isCompact status="warning">
                  {t('Converted by a webhook')}
                </Label>
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Newness({ isNew }: { readonly isNew: boolean | null }) {
  const t = useT();
  if (isNew === null) return t('Unknown');
  return isNew ? (
    <ChangeLabel state="created" />
  ) : (
    <Label isCompact variant="outline">
      {t('Exists')}
    </Label>
  );
}

function versionText({ name, isStored, isServed, isDeprecated }: DefinedVersion, t: Translate) {
  const notes = [
    ...(isStored ? [t('stored')] : []),
    ...(isServed ? [] : [t('not served')]),
    ...(isDeprecated ? [t('deprecated')] : []),
  ];
  return notes.length === 0 ? name : `${name} (${t.list(notes)})`;
}

function ApiServices({ apiServices }: Pick<Props, 'apiServices'>) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('APIServices')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={40}>{t('APIService')}</Th>
          <Th>{t('Kind')}</Th>
          <Th>{t('Served by')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {apiServices.map(({ id, name, kind, deployment }) => (
          <Tr key={id}>
            <Td dataLabel={t('APIService')} modifier="breakWord">
              <Mono>{name}</Mono>
            </Td>
            <Td dataLabel={t('Kind')}>{kind}</Td>
            <Td dataLabel={t('Served by')}>{deployment}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
