import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Mono } from '~/ui/Mono';
import type { ProvidedApi } from '~/olm/packages/operatorPackage';
import { useT } from '~/i18n';
import { useArrangement } from './arrangement';
import { SectionCard } from './SectionCard';

/** APIs with their descriptions (OD-009 to OD-012); empty without any. */
export function ApiTable({ title, apis }: Props) {
  const t = useT();
  const isNarrow = useArrangement() === 'drawer';
  const [isOpen, setOpen] = useState(false);
  if (apis.length === 0) return null;
  const shown = isOpen ? apis : apis.slice(0, FIRST);
  const hidden = apis.length - FIRST;
  return (
    <SectionCard title={title}>
      <Table variant="compact" aria-label={title} gridBreakPoint={isNarrow ? 'grid' : 'grid-md'}>
        <Thead>
          <Tr>
            <Th width={25}>{t('Kind')}</Th>
            <Th width={30}>{t('Group and version')}</Th>
            <Th>{t('Description')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {shown.map((api) => (
            <ApiRow key={`${api.name}/${api.version}`} api={api} />
          ))}
        </Tbody>
      </Table>
      {hidden > 0 && (
        <Button
          variant="link"
          isInline
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? t('Show less') : t('Show {{count}} more', { count: hidden })}
        </Button>
      )}
    </SectionCard>
  );
}

type Props = {
  readonly title: string;
  readonly apis: readonly ProvidedApi[];
};

/** Some Operators provide hundreds of APIs. */
const FIRST = 10;

function ApiRow({ api }: { readonly api: ProvidedApi }) {
  const t = useT();
  return (
    <Tr>
      <Td dataLabel={t('Kind')} modifier="breakWord">
        {api.kind}
        {isOtherName(api) && (
          <span className="operator-hub__api-name" dir="auto">
            {api.displayName}
          </span>
        )}
      </Td>
      <Td dataLabel={t('Group and version')} modifier="breakWord">
        <Mono>
          {api.group}/<wbr />
          {api.version}
        </Mono>
      </Td>
      <Td dataLabel={t('Description')} modifier="breakWord">
        <span dir="auto">{api.description}</span>
      </Td>
    </Tr>
  );
}

/** Most display names equal the kind, which is not repeated. */
function isOtherName({ kind, displayName }: ProvidedApi): boolean {
  return displayName.replaceAll(' ', '').toLowerCase() !== kind.toLowerCase();
}
