import { List, ListItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import type { ViolationReason } from '~/olm/schema/violation';
import { type ObjectPath, routes } from '~/routes';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { violationText } from '~/ui/violationText';
import type {
  StoredObject,
  StoredOffender,
  StoredTally,
  StoredViolation,
} from '~/updates/rules/stored/stored';

/** The objects that violate the new schema, with the path and the reason. */
export function OffenderTable({ label, model, tally }: Props) {
  const t = useT();
  const { offenders, invalid } = tally;
  return (
    <>
      <Table variant="compact" aria-label={label} gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th width={30}>{t('Resource')}</Th>
            <Th>{t('Field and reason')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {offenders.map((offender) => (
            <Tr key={keyOf(offender)}>
              <Td dataLabel={t('Resource')} modifier="breakWord">
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
        <p>{t('{{count}} more', { count: invalid - offenders.length })}</p>
      )}
    </>
  );
}

type Props = {
  readonly label: string;
  readonly model: ObjectPath['model'];
  readonly tally: StoredTally;
};

/** The maximum number of violations per object. */
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
              text={violationText(violation.reason, t)}
              parts={{
                path: <Mono>{violation.path === '' ? t('Resource') : violation.path}</Mono>,
              }}
            />
            {finder !== null && <div className="operator-hub__plan-words">{finder}</div>}
          </ListItem>
        );
      })}
      {more > 0 && (
        <ListItem>
          {isCut
            ? t('At least {{count}} more problems', { count: more })
            : t('{{count}} more problems', { count: more })}
        </ListItem>
      )}
    </List>
  );
}

type ViolationsProps = { readonly offender: StoredOffender; readonly version: string };

/**
 * The version of the schema and who rejects the object; `null`: OLM and the API server, in the stored version.
 * @param listed the version of the list
 */
function finderText(
  { foundBy, version, reason }: StoredViolation,
  listed: string,
  t: Translate,
): string | null {
  const texts = [
    ...(version === listed ? [] : [t('Stored in version {{version}}.', { version })]),
    ...(foundBy === 'both' ? [] : [whoText(foundBy, reason, t)]),
  ];
  return texts.length === 0 ? null : t.sentences(texts);
}

function whoText(
  foundBy: Exclude<StoredViolation['foundBy'], 'both'>,
  reason: ViolationReason,
  t: Translate,
): string {
  if (foundBy === 'server') return t('Checked only by the API server.');
  return reason.kind === 'required'
    ? t('Found only by OLM. The API server would correct the value.')
    : t('Found only by OLM. The API server would correct the value.');
}

/** A link to an object. */
export function StoredObjectLink({ model, object: { namespace, name } }: StoredObjectLinkProps) {
  return (
    <Link to={routes.bestOf({ model, namespace, name })}>
      {namespace === null ? name : `${namespace}/${name}`}
    </Link>
  );
}

type StoredObjectLinkProps = { readonly model: ObjectPath['model']; readonly object: StoredObject };

/** Unique among the objects of a kind. */
export function keyOf({ namespace, name }: StoredObject): string {
  return `${namespace ?? ''}/${name}`;
}
