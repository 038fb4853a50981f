import { List, ListItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { StoredOffender, StoredViolation } from '~/updates/rules/stored/storedPage';
import type { StoredTally } from '~/updates/rules/stored/storedTally';
import { Sentence } from '~/ui/Sentence';
import { useT, type Translate } from '~/i18n';
import type { ObjectPath } from '~/routes';
import { Mono } from '~/ui/Mono';
import type { BoundKind, ViolationReason } from '~/updates/rules/stored/violation';
import { StoredObjectLink, keyOf } from './StoredObjectLink';

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

/** Why a field does not keep to the schema, with the place of its path. */
function reasonText(reason: ViolationReason, t: Translate): string {
  switch (reason.kind) {
    case 'type':
      return t('<path/> is {{found}}, and has to be {{expected}}', {
        found: reason.found,
        expected: reason.expected.join(' | '),
      });
    case 'required':
      return t('<path/> is missing');
    case 'not-allowed':
      return t('<path/> is not allowed');
    case 'enum':
      return t('<path/> is {{found}}, which is none of {{expected}}', {
        found: reason.found,
        expected: t.list(reason.expected),
      });
    case 'pattern':
      return t('<path/> is {{found}}, which does not match {{expected}}', reason);
    case 'format':
      return t('<path/> is {{found}}, which has not the format {{expected}}', reason);
    case 'duplicate':
      return t('<path/> is there twice: {{found}}', reason);
    case 'any-of':
      return t('<path/> fits none of the alternatives of the schema');
    case 'one-of':
      return t('<path/> fits {{count}} alternative of the schema, and may fit one only', {
        count: reason.found,
      });
    case 'not':
      return t('<path/> is what the schema rules out');
    default:
      return boundText(reason.kind, reason, t);
  }
}

type Bound = { readonly expected: number; readonly found: number };

function boundText(kind: BoundKind, bound: Bound, t: Translate): string {
  switch (kind) {
    case 'minimum':
      return t('<path/> is {{found}}, and has to be {{expected}} or more', bound);
    case 'maximum':
      return t('<path/> is {{found}}, and has to be {{expected}} or less', bound);
    case 'above':
      return t('<path/> is {{found}}, and has to be more than {{expected}}', bound);
    case 'below':
      return t('<path/> is {{found}}, and has to be less than {{expected}}', bound);
    case 'multiple-of':
      return t('<path/> is {{found}}, and has to be a multiple of {{expected}}', bound);
    case 'min-length':
      return t('<path/> has {{found}} characters, and has to have {{expected}} or more', bound);
    case 'max-length':
      return t('<path/> has {{found}} characters, and has to have {{expected}} or less', bound);
    case 'min-items':
      return t('<path/> has {{found}} items, and has to have {{expected}} or more', bound);
    case 'max-items':
      return t('<path/> has {{found}} items, and has to have {{expected}} or less', bound);
    case 'min-properties':
      return t('<path/> has {{found}} fields, and has to have {{expected}} or more', bound);
    case 'max-properties':
      return t('<path/> has {{found}} fields, and has to have {{expected}} or less', bound);
  }
}

/**
 * By which schema, and by whom it is found when that is not everybody; `null`: by OLM and the API server, in the version
 * in which the objects are stored.
 * @param listed the version in which the objects were listed
 */
function finderText(
  { foundBy, version, reason }: StoredViolation,
  listed: string,
  t: Translate,
): string | null {
  const texts = [
    ...(version === listed ? [] : [t('In version {{version}}.', { version })]),
    ...(foundBy === 'both' ? [] : [whoText(foundBy, reason, t)]),
  ];
  return texts.length === 0 ? null : texts.join(' ');
}

function whoText(
  foundBy: Exclude<StoredViolation['foundBy'], 'both'>,
  reason: ViolationReason,
  t: Translate,
): string {
  if (foundBy === 'server') return t('Only the API server looks at this.');
  return reason.kind === 'required'
    ? t('It has a default, which the API server would fill in, but OLM looks before.')
    : t('The API server would correct it by itself, but OLM looks before.');
}
