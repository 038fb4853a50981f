import {
  Button,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Grid,
  GridItem,
  List,
  ListItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import type {
  GroupAction,
  NamespaceFacts,
  NamespaceFinding,
  NamespaceMember,
  OperatorNamespace,
} from '~/installed/rules/namespaces/operatorNamespace';
import { type Texts, useT } from '~/i18n';
import { serviceAccountModel } from '~/kube/models/core';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/olm';
import { isCopied } from '~/olm/installed/members';
import { meets, providedApis, targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { groupChoices } from '~/operator/rules/operatorGroupChange';
import { GrantAccount } from '~/operator/view/remedies/GrantAccount';
import { removeGroupAction } from '~/operator/view/remedies/groupActions';
import { OneAction } from '~/operator/view/remedies/OneAction';
import { routes } from '~/routes';
import { useOpenDialog } from '~/ui/DialogProvider';
import { FindingAlert } from '~/ui/findings/FindingAlert';
import { Fold } from '~/ui/Fold';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { modeName } from '~/ui/modeText';
import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import { TitledCard } from '~/ui/TitledCard';
import { AccessCard } from './AccessCard';
import { GroupDialog } from './GroupDialog';
import { NoGroup } from './NoGroup';
import { namespaceFindingText, selectorOfGroup, watchedText } from './texts';

/** What OLM can do in a namespace: its OperatorGroup, its Operators, and who can install. */
export function NamespaceDetails({ found, facts }: Props) {
  const t = useT();
  const { id, groups, members, findings } = found;
  const open = useOpenGroupDialog(found, facts);
  const [group = null] = groups;
  return (
    <Stack hasGutter>
      {findings.map((finding) => (
        <StackItem key={finding.kind}>
          <Problem finding={finding} onOpen={open} />
        </StackItem>
      ))}
      {groups.length + members.length === 0 && (
        <NoGroup>
          <Button
            onClick={() => {
              open('create');
            }}
          >
            {t('Create OperatorGroup')}
          </Button>
        </NoGroup>
      )}
      <StackItem>
        <Grid hasGutter md={6}>
          {group !== null && groups.length === 1 && (
            <GridItem>
              <GroupCard
                found={found}
                group={group}
                facts={facts}
                onEdit={() => {
                  open('edit');
                }}
              />
            </GridItem>
          )}
          {members.length > 0 && (
            <GridItem>
              <MembersCard namespace={id} members={members} />
            </GridItem>
          )}
          <GridItem md={12}>
            <AccessCard namespace={id} group={groups.length === 1 ? group : null} />
          </GridItem>
        </Grid>
      </StackItem>
    </Stack>
  );
}

type Props = { readonly found: OperatorNamespace; readonly facts: NamespaceFacts };

/** Opens the dialog of an action. */
function useOpenGroupDialog(
  { id, groups, members }: OperatorNamespace,
  facts: NamespaceFacts,
): (action: GroupAction) => void {
  const t = useT();
  const open = useOpenDialog();
  return (action) => {
    open((onClose) =>
      action === 'keep-one' ? (
        <OneAction
          action={removeGroupAction(
            groupChoices(
              groups,
              facts.csvs.filter(({ metadata }) => metadata.namespace === id),
            ),
            id,
            t,
          )}
          onClose={onClose}
        />
      ) : (
        <GroupDialog
          namespace={id}
          group={groups[0] ?? null}
          members={members}
          facts={facts}
          onClose={onClose}
        />
      ),
    );
  };
}

function Problem({ finding, onOpen }: ProblemProps) {
  const t = useT();
  const { title, detail } = namespaceFindingText(finding, t);
  const { severity, actions = [] } = finding;
  return (
    <FindingAlert
      severity={severity}
      title={title}
      lines={detail === undefined ? [] : [detail]}
      actions={actions.map((id) => ({ id, text: ACTIONS[id](t), action: id }))}
      onOpen={({ action }) => {
        onOpen(action);
      }}
    >
      {finding.kind === 'api-conflict' &&
        finding.groups.map(({ namespace }) => <NamespaceLink key={namespace} name={namespace} />)}
    </FindingAlert>
  );
}

type ProblemProps = {
  readonly finding: NamespaceFinding;
  readonly onOpen: (action: GroupAction) => void;
};

const ACTIONS: Texts<GroupAction> = {
  create: (t) => t('Create OperatorGroup'),
  edit: (t) => t('Edit OperatorGroup'),
  'keep-one': (t) => t('Select the OperatorGroup to keep'),
};

/** The settings of the OperatorGroup, and the groups of other namespaces that it meets. */
function GroupCard({ found, group, facts, onEdit }: GroupCardProps) {
  const t = useT();
  const { spec, metadata } = group;
  const selector = selectorOfGroup(group);
  const apis = [...providedApis(group)].filter((api) => api !== '');
  return (
    <TitledCard
      title={t('OperatorGroup')}
      actions={
        <Button variant="secondary" size="sm" onClick={onEdit}>
          {t('Edit OperatorGroup')}
        </Button>
      }
    >
      <DescriptionList isHorizontal isCompact>
        <Fact term={t('Name')}>
          <Link
            to={routes.object({
              model: operatorGroupModel,
              name: metadata.name,
              namespace: found.id,
            })}
          >
            {metadata.name}
          </Link>
        </Fact>
        <Fact term={t('Managed namespaces')}>{watchedText(found, t)}</Fact>
        {selector !== '' && (
          <Fact term={t('Selector')}>
            <Mono>{selector}</Mono>
          </Fact>
        )}
        <Fact term={t('Service account')}>
          {spec?.serviceAccountName === undefined ? (
            t('None (OLM uses its own permissions)')
          ) : (
            <ServiceAccount
              account={{ namespace: found.id, name: spec.serviceAccountName }}
              facts={facts}
            />
          )}
        </Fact>
        {spec?.upgradeStrategy !== undefined && (
          <Fact term={t('Upgrade strategy')}>{spec.upgradeStrategy}</Fact>
        )}
        <Fact term={t('Provided APIs')}>
          {apis.length === 0 ? t('None') : t.list(apis)}
          {spec?.staticProvidedAPIs === true && <div>{t('Fixed list')}</div>}
        </Fact>
        <Fact term={t('Overlaps with')}>
          <Intersecting group={group} all={facts.allGroups} />
        </Fact>
      </DescriptionList>
    </TitledCard>
  );
}

type GroupCardProps = Props & { readonly group: OperatorGroup; readonly onEdit: () => void };

/** OG-025: with what OLM installs here, and whether it is sufficient. */
function ServiceAccount({ account, facts }: ServiceAccountProps) {
  const t = useT();
  const open = useOpenDialog();
  const { namespace, name } = account;
  const csvs = facts.csvs.filter((csv) => csv.metadata.namespace === namespace && !isCopied(csv));
  return (
    <>
      <Link to={routes.object({ model: serviceAccountModel, ...account })}>{name}</Link>{' '}
      <Button
        variant="link"
        isInline
        onClick={() => {
          open((onClose) => (
            <GrantAccount account={account} plan={null} csvs={csvs} onClose={onClose} />
          ));
        }}
      >
        {t('Check permissions')}
      </Button>
    </>
  );
}

type ServiceAccountProps = Pick<Props, 'facts'> & {
  readonly account: { readonly namespace: string; readonly name: string };
};

/** OG-013: only one of them can provide an API. */
function Intersecting({ group, all }: IntersectingProps) {
  const t = useT();
  if (all === null) return t('Unknown');
  const own = group.metadata.namespace ?? '';
  const reached = [...targetsOf(group), own];
  const met = all
    .filter(({ metadata }) => metadata.namespace !== own)
    .filter((one) => meets(reached, one));
  const names = [...new Set(met.map(({ metadata }) => metadata.namespace ?? ''))].toSorted();
  if (names.length === 0) return t('None');
  const links = names.map((name) => (
    <ListItem key={name}>
      <NamespaceLink name={name} />
    </ListItem>
  ));
  const list = <List isPlain>{links}</List>;
  return names.length <= SHOWN ? (
    list
  ) : (
    <Fold title={t('{{count}} namespace', { count: names.length })}>{list}</Fold>
  );
}

const SHOWN = 5;

type IntersectingProps = {
  readonly group: OperatorGroup;
  /** `null`: unknown. */
  readonly all: readonly OperatorGroup[] | null;
};

function NamespaceLink({ name }: { readonly name: string }) {
  return <Link to={routes.operatorNamespaces(name)}>{name}</Link>;
}

/** The Operators, with the install modes that they support. */
function MembersCard({ namespace, members }: MembersCardProps) {
  const t = useT();
  return (
    <TitledCard title={t('Operators in namespace {{namespace}}', { namespace })}>
      <DescriptionList isCompact>
        {members.map(({ operator, modes }) => (
          <DescriptionListGroup key={operator.id}>
            <DescriptionListTerm>
              <Link to={routes.operator(operator.namespace, operator.name)}>
                {operator.displayName}
              </Link>{' '}
              {operator.version} <HealthLabel health={operator.health} isCompact />
            </DescriptionListTerm>
            <DescriptionListDescription>
              {modes === null
                ? t('Install modes unknown')
                : t('Supports: {{modes}}', {
                    modes: t.list(modes.map((mode) => modeName(mode, t))),
                  })}
            </DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </TitledCard>
  );
}

type MembersCardProps = {
  readonly namespace: string;
  readonly members: readonly NamespaceMember[];
};
