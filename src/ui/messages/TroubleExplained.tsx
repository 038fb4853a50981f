import { List, ListItem, Stack, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Fold } from '~/ui/Fold';
import type { ConcernedObject, OlmMessage } from '~/olm/messages/message';
import { type Trouble, troublesIn } from '~/olm/messages/trouble';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { ObjectName } from './ObjectName';
import { OlmMessages } from './OlmMessages';
import { troubleText } from './troubleText';

/** The meaning of OLM's messages: cause, actions, affected objects, and the original message on demand. */
export function TroubleExplained({ said }: { readonly said: readonly OlmMessage[] }) {
  const t = useT();
  const troubles = troublesIn(said);
  if (troubles.length === 0) return <OlmMessages said={said} />;
  return (
    <Stack hasGutter>
      {troubles.map((trouble) => (
        <StackItem key={`${trouble.kind} ${Object.values(trouble.values).join(' ')}`}>
          <Explained trouble={trouble} />
        </StackItem>
      ))}
      <StackItem>
        <Concerned objects={concernedIn(said, troubles)} />
      </StackItem>
      <StackItem>
        <Fold title={t('OLM message')}>
          <OlmMessages said={said} />
        </Fold>
      </StackItem>
    </Stack>
  );
}

function Explained({ trouble }: { readonly trouble: Trouble }) {
  const t = useT();
  const { cause, remedy } = troubleText(trouble, t);
  return (
    <>
      <p>{cause}</p>
      {remedy !== undefined && <p>{remedy}</p>}
      {trouble.rest !== undefined && (
        <p>{t('OLM message: {{message}}', { message: trouble.rest })}</p>
      )}
    </>
  );
}

function Concerned({ objects }: { readonly objects: readonly ConcernedObject[] }) {
  const t = useT();
  return (
    <List isPlain aria-label={t('Related resources')}>
      {objects.map((object) => (
        <ListItem key={idOf(object)}>
          <Link to={routes.bestOf(object)}>
            <ObjectName object={object} />
          </Link>
        </ListItem>
      ))}
    </List>
  );
}

/** Objects named in the messages first, then the reporting objects, without duplicates. */
function concernedIn(
  said: readonly OlmMessage[],
  troubles: readonly Trouble[],
): readonly ConcernedObject[] {
  const all = [...troubles.flatMap(({ objects }) => objects), ...said.map(({ by }) => by)];
  return [...new Map(all.map((object) => [idOf(object), object])).values()];
}

function idOf({ model, namespace, name }: ConcernedObject): string {
  return `${model.group} ${model.kind} ${namespace ?? ''} ${name}`;
}
