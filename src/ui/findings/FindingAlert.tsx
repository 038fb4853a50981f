import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  List,
  ListItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { shownText } from '~/kube/shownText';
import type { Severity } from '~/olm/finding';
import type { ConcernedObject, OlmMessage } from '~/olm/messages/message';
import { OfferButton } from '~/ui/calls/OfferButton';
import { MessagesExplained } from '~/ui/messages/MessagesExplained';
import { Notice } from '~/ui/Notice';
import './findings.css';

/** A finding with its sentences, the explanation of OLM's messages, the related resources, and the actions. */
export function FindingAlert<Of extends Shown>({
  severity,
  title,
  lines = [],
  messages = [],
  objects = [],
  actions = [],
  onOpen,
  children,
}: Props<Of>) {
  return (
    <Notice variant={severity} title={title}>
      <Stack hasGutter>
        {lines.length > 0 && (
          <StackItem>
            <Lines lines={lines} />
          </StackItem>
        )}
        {children}
        {messages.length + objects.length > 0 && (
          <StackItem>
            <MessagesExplained messages={messages} objects={objects} title={title} />
          </StackItem>
        )}
        {actions.length > 0 && (
          <StackItem>
            <ActionButtons actions={actions} onOpen={onOpen} />
          </StackItem>
        )}
      </Stack>
    </Notice>
  );
}

/** A button or a link of each action. */
export function ActionButtons<Of extends Shown>({ actions, onOpen }: ActionsProps<Of>) {
  return (
    <ActionList>
      <ActionListGroup className="operator-hub__finding-actions">
        {actions.map((action) => (
          <ActionListItem key={action.id ?? action.text}>
            <OfferButton
              {...action}
              onOpen={() => {
                onOpen(action);
              }}
            />
          </ActionListItem>
        ))}
      </ActionListGroup>
    </ActionList>
  );
}

type Shown = Omit<Parameters<typeof OfferButton>[0], 'onOpen'> & {
  /** If several have the same text. */
  readonly id?: string;
};

type ActionsProps<Of extends Shown> = {
  readonly actions: readonly Of[];
  /** Opens the dialog of an action. */
  readonly onOpen: (action: Of) => void;
};

type Props<Of extends Shown> = Partial<Pick<ActionsProps<Of>, 'actions'>> &
  Omit<ActionsProps<Of>, 'actions'> & {
    readonly severity: Severity;
    readonly title: string;
    /** Sentences, or list items. */
    readonly lines?: readonly string[];
    /** OLM's messages that explain it. */
    readonly messages?: readonly OlmMessage[];
    readonly objects?: readonly ConcernedObject[];
    /** More about it, as items of a stack. */
    readonly children?: ReactNode;
  };

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return <p dir="auto">{shownText(only)}</p>;
  return (
    <List>
      {lines.map((line) => (
        <ListItem key={line}>
          <span dir="auto">{shownText(line)}</span>
        </ListItem>
      ))}
    </List>
  );
}
