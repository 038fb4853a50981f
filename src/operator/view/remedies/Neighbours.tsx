import { List, ListItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { Neighbour } from '~/operator/rules/operatorGroupChange';
import { useT } from '~/i18n';

/** The other Operators of a namespace that a change of its OperatorGroup concerns, and which of them it stops (OG-034). */
export function Neighbours({ neighbours }: Props) {
  const t = useT();
  if (neighbours.length === 0) return null;
  const isHarmful = neighbours.some(({ isSupported }) => !isSupported);
  return (
    <Notice
      variant={isHarmful ? 'warning' : 'info'}
      title={t('Other Operators of the namespace get the same namespaces')}
    >
      <List>
        {neighbours.map(({ name, isSupported }) => (
          <ListItem key={name}>
            {isSupported
              ? t('{{name}} supports that.', { name })
              : t('{{name}} does not support that, and stops.', { name })}
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

type Props = { readonly neighbours: readonly Neighbour[] };
