import { List, ListItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import './uninstall.css';

/** The first resources of a list, and the number of the others. */
export function FirstOf({ names }: { readonly names: readonly Named[] }) {
  const t = useT();
  return (
    <List isPlain className="operator-hub__uninstall-details">
      {names.slice(0, MOST_SHOWN).map(({ kind = '', name }) => (
        <ListItem key={`${kind} ${name}`}>
          {kind} <Mono>{name}</Mono>
        </ListItem>
      ))}
      {names.length > MOST_SHOWN && (
        <ListItem>{t('and {{count}} more', { count: names.length - MOST_SHOWN })}</ListItem>
      )}
    </List>
  );
}

type Named = { readonly kind?: string; readonly name: string };

const MOST_SHOWN = 10;
