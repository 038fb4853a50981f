import { Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import { type OlmPart, partKey } from '~/sources/rules/olmParts';

/** The components of OLM with their state. */
export function OlmPartTable({ parts }: { readonly parts: readonly OlmPart[] }) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('OLM components')}>
      <Thead>
        <Tr>
          <Th width={30}>{t('Name')}</Th>
          <Th width={15}>{t('Kind')}</Th>
          <Th width={15}>{t('Status')}</Th>
          <Th width={25}>{t('Namespace')}</Th>
          <Th screenReaderText={t('Pods and logs')} />
        </Tr>
      </Thead>
      <Tbody>
        {parts.map((part) => (
          <PartRow key={partKey(part)} part={part} />
        ))}
      </Tbody>
    </Table>
  );
}

function PartRow({ part: { object, state } }: { readonly part: OlmPart }) {
  const t = useT();
  const { model, name, namespace } = object;
  return (
    <Tr>
      <Td dataLabel={t('Name')} modifier="breakWord">
        <Link to={routes.object(object)}>{name}</Link>
      </Td>
      <Td dataLabel={t('Kind')}>{model.kind}</Td>
      <Td dataLabel={t('Status')}>
        <Label isCompact variant="outline" status={state === 'healthy' ? 'success' : 'danger'}>
          {stateText(state, t)}
        </Label>
      </Td>
      <Td dataLabel={t('Namespace')} modifier="breakWord">
        {namespace ?? '–'}
      </Td>
      <Td modifier="nowrap">
        {namespace !== null && <Link to={routes.pods(namespace)}>{t('Pods and logs')}</Link>}
      </Td>
    </Tr>
  );
}

function stateText(state: OlmPart['state'], t: Translate): string {
  switch (state) {
    case 'healthy':
      return t('Healthy');
    case 'unavailable':
      return t('Unavailable');
    case 'not-found':
      return t('Not found');
  }
}
