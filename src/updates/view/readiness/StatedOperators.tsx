import { List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { limitText } from './limitText';

/** Operators with what they state, a line each. */
export function StatedOperators({
  operators,
}: {
  readonly operators: readonly InstalledOperator[];
}) {
  const t = useT();
  return (
    <List isPlain>
      {operators.map(({ id, namespace, name, displayName, maxOpenShift }) => (
        <ListItem key={id}>
          <Link to={routes.operator(namespace, name)} dir="auto">
            {displayName}
          </Link>{' '}
          <span className="operator-hub__readiness-aside">
            {maxOpenShift.kind === 'none'
              ? t('in {{namespace}}', { namespace })
              : t('in {{namespace}}, {{limit}}', { namespace, limit: limitText(maxOpenShift, t) })}
          </span>
        </ListItem>
      ))}
    </List>
  );
}
