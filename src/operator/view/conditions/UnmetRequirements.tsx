import { List, ListItem } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import type { UnmetRequirement } from '~/olm/conditions/csvHistory';
import { useT } from '~/i18n';
import './conditions.css';

/** The requirements that OLM did not find; empty if all are met. */
export function UnmetRequirements({ requirements }: Props) {
  const t = useT();
  if (requirements.length === 0) return null;
  return (
    <Notice
      variant="warning"
      className="operator-hub__unmet"
      title={t('{{count}} requirements not met', { count: requirements.length })}
    >
      <List>
        {requirements.slice(0, MANY).map(({ kind, name, status, messages }, index) => (
          <ListItem key={`${kind} ${name} ${index}`}>
            {kind} <Mono>{name}</Mono>: {status}
            {messages.map((message, place) => (
              <div key={place} className="operator-hub__condition-words">
                {message}
              </div>
            ))}
          </ListItem>
        ))}
      </List>
      {requirements.length > MANY && (
        <p>{t('and {{count}} more', { count: requirements.length - MANY })}</p>
      )}
    </Notice>
  );
}

type Props = { readonly requirements: readonly UnmetRequirement[] };

const MANY = 20;
