import { List, ListItem, Stack, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Fold } from '~/ui/Fold';
import type { ConcernedObject, OlmMessage } from '~/olm/messages/message';
import { type Meaning, meaningsIn } from '~/olm/messages/meaning';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { ObjectName } from './ObjectName';
import { OlmMessages } from './OlmMessages';
import { meaningText } from './meaningText';

/** The meaning of OLM's messages: cause, actions, affected objects, and the original message on demand. */
export function MessagesExplained({ messages: messages, objects = [], title }: Props) {
  const t = useT();
  const meanings = meaningsIn(messages);
  if (meanings.length === 0) {
    return (
      <>
        <OlmMessages messages={messages} />
        <RelatedResources objects={objects} />
      </>
    );
  }
  return (
    <Stack hasGutter>
      {meanings.map((meaning) => (
        <StackItem key={`${meaning.kind} ${Object.values(meaning.values).join(' ')}`}>
          <Explained meaning={meaning} title={title} />
        </StackItem>
      ))}
      <StackItem>
        <RelatedResources objects={[...concernedIn(messages, meanings), ...objects]} />
      </StackItem>
      <StackItem>
        <Fold title={t('OLM message')}>
          <OlmMessages messages={messages} />
        </Fold>
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly messages: readonly OlmMessage[];
  /** Further affected objects. */
  readonly objects?: readonly ConcernedObject[];
  /** Above the explanation. A cause with the same text is left out. */
  readonly title?: string | undefined;
};

function Explained({ meaning, title }: Pick<Props, 'title'> & { readonly meaning: Meaning }) {
  const t = useT();
  const { cause, remedy } = meaningText(meaning, t);
  return (
    <>
      {cause !== title && <p>{cause}</p>}
      {remedy !== undefined && <p>{remedy}</p>}
      {meaning.rest !== undefined && (
        <p>{t('OLM message: {{message}}', { message: meaning.rest })}</p>
      )}
    </>
  );
}

/** Links to objects, without duplicates; collapsed if they are more than two. */
function RelatedResources({ objects }: { readonly objects: readonly ConcernedObject[] }) {
  const t = useT();
  const title = t('Related resources');
  const shown = [...new Map(objects.map((object) => [idOf(object), object])).values()];
  if (shown.length === 0) return null;
  const list = (
    <List isPlain aria-label={title}>
      {shown.map((object) => (
        <ListItem key={idOf(object)}>
          <Link to={routes.bestOf(object)}>
            <ObjectName object={object} />
          </Link>
        </ListItem>
      ))}
    </List>
  );
  return shown.length > MOST_OPEN ? <Fold title={title}>{list}</Fold> : list;
}

const MOST_OPEN = 2;

/** Objects named in the messages first, then the reporting objects. */
function concernedIn(
  messages: readonly OlmMessage[],
  meanings: readonly Meaning[],
): readonly ConcernedObject[] {
  return [...meanings.flatMap(({ objects }) => objects), ...messages.map(({ by }) => by)];
}

function idOf({ model, namespace, name }: ConcernedObject): string {
  return `${model.group} ${model.kind} ${namespace ?? ''} ${name}`;
}
