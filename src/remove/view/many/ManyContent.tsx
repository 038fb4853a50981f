import { Stack, StackItem, Title } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { Commands } from '~/ui/calls/Commands';
import { useKubeClient } from '~/kube/useKubeClient';
import type { ReadInventories } from '~/remove/read/useManyInventories';
import type { Right } from '~/kube/failure';
import { missingFor } from '~/remove/rules/baseRights';
import type { LeftOut } from '~/remove/rules/chosenOperators';
import { type ManyChoices, choicesOf, withChoices } from '~/remove/rules/manyChoices';
import type { ManySteps } from '~/remove/rules/manySteps';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { SurroundingNotes } from '~/remove/view/ReadNotes';
import { AllOperandsChoice } from './AllOperandsChoice';
import { LeftOutNotice } from './LeftOutNotice';
import { ManyOperator } from './ManyOperator';
import { ManyTable } from './ManyTable';

/** Everything that somebody has to know before, with what they can choose: in common, and of each. */
export function ManyContent(props: Props) {
  const t = useT();
  const { read, leftOut, removals, missing, choices, onChoices, scope } = props;
  const names = new Map(removals.map(({ operator }) => [operator.id, operator.displayName]));
  return (
    <Stack hasGutter>
      <LeftOutNotice leftOut={leftOut} />
      {removals.length > 0 && (
        <>
          <SurroundingNotes read={read} areMany />
          <StackItem>{t('They stop running and get no more updates.')}</StackItem>
          <StackItem>
            <AllOperandsChoice planned={read.planned} choices={choices} onChoices={onChoices} />
          </StackItem>
          <StackItem>
            <ol
              className="operator-hub__uninstall-many"
              aria-label={t('Operators, in their order')}
            >
              {removals.map((removal) => {
                const { id, namespace } = removal.operator;
                return (
                  <ManyOperator
                    key={id}
                    removal={removal}
                    names={names}
                    isUnread={read.unread.some((one) => one.namespace === namespace)}
                    missing={missingFor(removal.steps, missing)}
                    choices={choicesOf(id, choices)}
                    onChoices={(changed) => {
                      onChoices(withChoices(choices, id, changed));
                    }}
                  />
                );
              })}
            </ol>
          </StackItem>
          <StackItem>
            <Title headingLevel="h2" size="md" className="operator-hub__uninstall-heading">
              {t('What goes and what stays')}
            </Title>
            <ManyTable removals={removals} unread={read.unread} />
          </StackItem>
          <NotTogether scope={scope} />
          <StackItem>
            <StepCommands removals={removals} />
          </StackItem>
        </>
      )}
    </Stack>
  );
}

type Props = {
  readonly read: ReadInventories;
  readonly leftOut: readonly LeftOut[];
  readonly removals: readonly ManySteps[];
  /** Rights that the user does not have. */
  readonly missing: readonly Right[];
  readonly choices: ManyChoices;
  readonly onChoices: (choices: ManyChoices) => void;
  readonly scope: NamespaceScope;
};

/** What cannot be chosen for several at once, and where it can. */
function NotTogether({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  return (
    <StackItem>
      <Notice
        variant="info"
        isPlain
        title={t('CustomResourceDefinitions, OperatorGroups and namespaces stay')}
        actionLinks={<Link to={routes.leftovers(scope)}>{t('Look for leftovers')}</Link>}
      >
        {t(
          'They may hold what is of others. Uninstall an Operator on its own to choose what of them goes with it, or clean up afterwards what is left.',
        )}
      </Notice>
    </StackItem>
  );
}

function StepCommands({ removals }: Pick<Props, 'removals'>) {
  const t = useT();
  const client = useKubeClient();
  const calls = removals.flatMap(({ steps }) =>
    steps.flatMap(({ action }) => (action.kind === 'disable-plugins' ? [] : [action.call])),
  );
  return (
    <Fold title={t('Show the commands')}>
      <Commands calls={calls} client={client} />
    </Fold>
  );
}
