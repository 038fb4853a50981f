import { List, ListItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { StoredOffender } from '~/updates/rules/stored/storedPage';
import type { StoredTally } from '~/updates/rules/stored/storedTally';
import { Sentence } from '~/ui/Sentence';
import { useT } from '~/i18n';
import type { ObjectPath } from '~/routes';
import { Mono } from '~/ui/Mono';
import { StoredObjectLink, keyOf } from './StoredObjectLink';
import { finderText, reasonText } from './violationTexts';

/** The objects that do not keep to the new schema: where, and why. */
export function OffenderTable({ label, model, tally }: Props) {
  const t = useT();
  const { offenders, invalid } = tally;
  return (
    <>
      <Table variant="compact" aria-label={label} gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th width={30}>{t('Object')}</Th>
            <Th>{t('Field and reason')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {offenders.map((offender) => (
            <Tr key={keyOf(offender)}>
              <Td dataLabel={t('Object')} modifier="breakWord">
                <StoredObjectLink model={model} object={offender} />
              </Td>
              <Td dataLabel={t('Field and reason')} modifier="breakWord">
                <Violations offender={offender} version={model.version} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {invalid > offenders.length && (
        <p>{t('And {{count}} more object.', { count: invalid - offenders.length })}</p>
      )}
    </>
  );
}

type Props = {
  readonly label: string;
  readonly model: ObjectPath['model'];
  readonly tally: StoredTally;
};

/** The rules that one object breaks. */
const SHOWN = 5;

function Violations({ offender: { violations, isCut }, version }: ViolationsProps) {
  const t = useT();
  const more = violations.length - SHOWN;
  return (
    <List isPlain>
      {violations.slice(0, SHOWN).map((violation) => {
        const finder = finderText(violation, version, t);
        return (
          <ListItem key={JSON.stringify([violation.path, violation.reason])}>
            <Sentence
              text={reasonText(violation.reason, t)}
              parts={{
                path: (
                  <Mono>{violation.path === '' ? t('The object itself') : violation.path}</Mono>
                ),
              }}
            />
            {finder !== null && <div className="operator-hub__plan-words">{finder}</div>}
          </ListItem>
        );
      })}
      {more > 0 && (
        <ListItem>
          {isCut
            ? t('And at least {{count}} more problem.', { count: more })
            : t('And {{count}} more problem.', { count: more })}
        </ListItem>
      )}
    </List>
  );
}

type ViolationsProps = { readonly offender: StoredOffender; readonly version: string };
