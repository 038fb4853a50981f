import { List, ListItem, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { ObjectName } from '~/ui/messages/ObjectName';
import type { OperatorFinding } from '~/olm/diagnosis/diagnosis';
import type { ConcernedObject } from '~/olm/messages/message';
import { troublesIn } from '~/olm/messages/trouble';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The objects that show it, but for those that the explanation of OLM's words lists already. */
export function EvidenceLinks({ finding: { evidence, said } }: EvidenceLinksProps) {
  const t = useT();
  const troubles = troublesIn(said);
  const listed =
    troubles.length === 0
      ? []
      : [...troubles.flatMap(({ objects }) => objects), ...said.map(({ by }) => by)].map(keyOf);
  const unlisted = evidence.filter((object) => !listed.includes(keyOf(object)));
  if (unlisted.length === 0) return null;
  return (
    <StackItem>
      <List isPlain aria-label={t('Related resources')}>
        {unlisted.map((object) => (
          <ListItem key={keyOf(object)}>
            <Link to={routes.bestOf(object)}>
              <ObjectName object={object} />
            </Link>
          </ListItem>
        ))}
      </List>
    </StackItem>
  );
}

type EvidenceLinksProps = { readonly finding: OperatorFinding };

function keyOf({ model, namespace, name }: ConcernedObject): string {
  return [model.group, model.kind, namespace ?? '', name].join(' ');
}
