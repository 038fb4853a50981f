import { List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { Mono } from '~/ui/Mono';
import type { PlannedOperator, Position } from '~/install/rules/progress';
import { severityOf } from '~/olm/installed/severity';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The status of each Operator that the install plan installs. */
export function PlannedOperators({ operators, namespace }: Props) {
  const t = useT();
  return (
    <List isPlain isBordered aria-label={t('Operators in the install plan')}>
      {operators.map(({ name, csv, position }) => (
        <ListItem key={name} data-test="planned-operator">
          {csv === null ? (
            <Mono>{name}</Mono>
          ) : (
            <Link to={routes.operator(namespace, name)}>{name}</Link>
          )}{' '}
          <HealthLabel isCompact health={healthAt(position)} />
        </ListItem>
      ))}
    </List>
  );
}

type Props = {
  readonly operators: readonly PlannedOperator[];
  readonly namespace: string;
};

function healthAt({ kind, isTroubled }: Position) {
  return { kind, isRetried: isTroubled, severity: severityOf(kind, false) };
}
