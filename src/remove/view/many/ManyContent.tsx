import { Stack, StackItem, Title, Checkbox, List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { useId } from 'react';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { GitOpsNotice } from '~/ui/GitOpsNotice';
import { Notice } from '~/ui/Notice';
import { callsOf } from '~/remove/rules/run/removalStep';
import type { ReadInventories } from '~/remove/read/useUninstallInventory';
import type { Permission } from '~/kube/failure';
import { missingFor } from '~/remove/rules/basePermissions';
import {
  choicesOf,
  type LeftOut,
  type ManyChoices,
  type ManySteps,
  offeredApis,
  withAllOperands,
  withChoices,
} from '~/remove/rules/manyChoices';
import { useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { SurroundingNotes } from '~/remove/view/ReadNotes';
import type { PlannedRemoval } from '~/remove/rules/manyInventories';
import { ownOperands } from '~/remove/rules/operands';
import { usePermissionText } from '~/ui/permissionText';
import { noUninstallText } from '~/ui/uninstallText';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import { NO_REASONS, RemainingList } from '~/remove/view/RemainsList';
import { pluginReasons } from '~/remove/view/texts';
import { DeletedList, StepCommands } from '~/remove/view/DeletedResources';
import { MissingPermissions } from '~/ui/MissingPermissions';
import type { UninstallChoices } from '~/remove/rules/choices';
import { DependentsNotice } from '~/remove/view/DependentsNotice';
import { OperandChoice } from '~/remove/view/OperandChoice';
import { PluginChoice } from '~/remove/view/PluginChoice';
import { VendorMessage } from '~/remove/view/VendorMessage';

/** The data before the uninstallation of several Operators, with common and individual options. */
export function ManyContent(props: Props) {
  const t = useT();
  const { read, leftOut, removals, missing, choices, onChoices, scope } = props;
  const names = new Map(removals.map(({ operator }) => [operator.id, operator.displayName]));
  return (
    <Stack hasGutter>
      <LeftOutNotice leftOut={leftOut} />
      {removals.length > 0 && (
        <>
          <GitOpsNotice calls={callsOf(removals.flatMap(({ steps }) => steps))} />
          <SurroundingNotes read={read} />
          <StackItem>
            <AllOperandsChoice planned={read.planned} choices={choices} onChoices={onChoices} />
          </StackItem>
          <StackItem>
            <ol
              className="operator-hub__uninstall-many"
              aria-label={t('Operators in order of removal')}
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
              {t('Impact')}
            </Title>
            <ManyTable removals={removals} unread={read.unread} />
          </StackItem>
          <NotTogether scope={scope} />
          <StackItem>
            <StepCommands steps={removals.flatMap(({ steps }) => steps)} />
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
  /** The permissions that the user does not have. */
  readonly missing: readonly Permission[];
  readonly choices: ManyChoices;
  readonly onChoices: (choices: ManyChoices) => void;
  readonly scope: NamespaceScope;
};

/** The options that are available only for a single Operator. */
function NotTogether({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  return (
    <StackItem>
      <Notice
        variant="info"
        isPlain
        title={t('CRDs, OperatorGroups, and namespaces remain')}
        actionLinks={<Link to={routes.leftovers(scope)}>{t('View leftovers')}</Link>}
      />
    </StackItem>
  );
}

/** The operands of all Operators; empty if none is available. */
function AllOperandsChoice({ planned, choices, onChoices }: AllOperandsChoiceProps) {
  const t = useT();
  const id = useId();
  const offered = planned.flatMap((one) =>
    offeredApis(one).map((api) => ({
      count: ownOperands(api).length,
      isChosen: choicesOf(one.inventory.operator.id, choices).operandsOf.includes(api.api.name),
    })),
  );
  const count = offered.reduce((sum, one) => sum + one.count, 0);
  const chosen = offered.filter(({ isChosen }) => isChosen);
  if (count === 0) return null;
  const areSome = chosen.length > 0 && chosen.length < offered.length;
  return (
    <Checkbox
      id={id}
      label={t('Delete instances of all Operators: {{count}}', { count })}
      description={t(
        'Instances are deleted before the Operator, so that it can clean up. Their data is lost.',
      )}
      isChecked={areSome ? null : chosen.length > 0}
      onChange={(_, checked) => {
        onChoices(withAllOperands(choices, planned, checked));
      }}
    />
  );
}

type AllOperandsChoiceProps = {
  readonly planned: readonly PlannedRemoval[];
  readonly choices: ManyChoices;
  readonly onChoices: (choices: ManyChoices) => void;
};

/** The selected Operators that are not uninstalled, with the reason; empty if all are. */
function LeftOutNotice({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const t = useT();
  if (leftOut.length === 0) return null;
  return (
    <Notice
      variant="warning"
      title={t('{{count}} Operators cannot be uninstalled here', { count: leftOut.length })}
    >
      <List>
        {leftOut.map((one) => (
          <ListItem key={one.operator.id}>
            <LeftOutLine one={one} />
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

function LeftOutLine({ one: { operator, reason } }: { readonly one: LeftOut }) {
  const t = useT();
  const permissionText = usePermissionText();
  const { displayName, namespace, name, id } = operator;
  const [here = namespace] = id.split('/');
  const place = t('{{name}} in {{namespace}}', { name: displayName, namespace: here });
  if (typeof reason !== 'string') {
    const permissions = t.list(reason.missing.map(permissionText));
    return t('{{what}}: {{state}}', {
      what: place,
      state: t('You do not have permission to {{permission}}.', { permission: permissions }),
    });
  }
  return (
    <>
      {t('{{what}}: {{state}}', {
        what: place,
        state: noUninstallText({ allowed: false, reason }, namespace, t),
      })}{' '}
      {reason === 'is-copy' && (
        <Link to={routes.uninstall(namespace, name)}>
          {t('Uninstall from the original namespace')}
        </Link>
      )}
    </>
  );
}

/** The deleted and the remaining resources of each Operator. */
function ManyTable({ removals, unread }: ManyTableProps) {
  const t = useT();
  return (
    <Table
      variant="compact"
      gridBreakPoint="grid-lg"
      aria-label={t('Impact')}
      className="operator-hub__uninstall-table"
    >
      <Thead>
        <Tr>
          <Th width={20}>{t('Operator')}</Th>
          <Th width={40}>{t('Resources to delete')}</Th>
          <Th width={40}>{t('Resources that remain')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {removals.map(({ operator, inventory, steps, remains }) => (
          <Tr key={operator.id} data-test="uninstall-row">
            <Td dataLabel={t('Operator')} modifier="breakWord">
              {t('{{name}} in {{namespace}}', {
                name: operator.displayName,
                namespace: operator.namespace,
              })}
            </Td>
            <Td dataLabel={t('Resources to delete')} modifier="breakWord">
              <DeletedList inventory={inventory} steps={steps} />
            </Td>
            <Td dataLabel={t('Resources that remain')} modifier="breakWord">
              <RemainingList
                remains={remains}
                why={{ ...NO_REASONS, plugins: pluginReasons(inventory, t) }}
                areKnown={unread.every(({ namespace }) => namespace !== operator.namespace)}
              />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type ManyTableProps = {
  readonly removals: readonly ManySteps[];
  /** Namespaces whose installed Operators are unknown. */
  readonly unread: readonly NamespaceRead[];
};

/** One of the Operators: its position, the notices of its author and about other Operators, and its options. */
function ManyOperator(props: ManyOperatorProps) {
  const t = useT();
  const { removal, names, isUnread, missing, choices, onChoices } = props;
  const { operator, inventory, after } = removal;
  const { displayName, namespace, name } = operator;
  const own = { inventory, choices, onChoices };
  return (
    <li className="operator-hub__uninstall-member" data-test="uninstall-member">
      <div className="operator-hub__uninstall-member-head">
        <Title headingLevel="h2" size="md">
          {t('{{name}} in {{namespace}}', { name: displayName, namespace })}
        </Title>
        <Link to={routes.uninstall(namespace, name)}>
          {t('Uninstall only {{name}}', { name: displayName })}
        </Link>
      </div>
      {after.length > 0 && (
        <p>
          {t('After these Operators: {{names}}', {
            names: t.list(after.map((id) => names.get(id) ?? id)),
          })}
        </p>
      )}
      <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
      <DependentsNotice dependents={inventory.dependents} />
      {inventory.message !== null && (
        <VendorMessage operator={operator} message={inventory.message} />
      )}
      {isUnread && (
        <Notice isPlain variant="warning" title={t('Unable to load Operator resources')} />
      )}
      <OperandChoice {...own} />
      <PluginChoice {...own} />
    </li>
  );
}

type ManyOperatorProps = {
  readonly removal: ManySteps;
  /** The display names of the Operators, by ID. */
  readonly names: ReadonlyMap<string, string>;
  /** The Operators of its namespace could not be read. */
  readonly isUnread: boolean;
  /** The missing permissions for its steps. */
  readonly missing: readonly Permission[];
  readonly choices: UninstallChoices;
  readonly onChoices: (choices: UninstallChoices) => void;
};
