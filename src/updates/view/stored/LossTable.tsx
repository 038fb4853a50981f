import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { StoredTally } from '~/updates/rules/stored/storedTally';
import { useT } from '~/i18n';
import type { ObjectPath } from '~/routes';
import { Mono } from '~/ui/Mono';
import { StoredObjectLink, keyOf } from './StoredObjectLink';

/** The objects with fields that the new schema does not know. */
export function LossTable({ label, model, tally: { losses, losing } }: Props) {
  const t = useT();
  return (
    <>
      <Table variant="compact" aria-label={label} gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th width={30}>{t('Object')}</Th>
            <Th>{t('Fields')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {losses.map((loss) => (
            <Tr key={keyOf(loss)}>
              <Td dataLabel={t('Object')} modifier="breakWord">
                <StoredObjectLink model={model} object={loss} />
              </Td>
              <Td dataLabel={t('Fields')} modifier="breakWord">
                {loss.paths.map((path) => (
                  <div key={path}>
                    <Mono>{path}</Mono>
                  </div>
                ))}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {losing > losses.length && (
        <p>{t('And {{count}} more object.', { count: losing - losses.length })}</p>
      )}
    </>
  );
}

type Props = {
  readonly label: string;
  readonly model: ObjectPath['model'];
  readonly tally: StoredTally;
};
