import { useState } from 'react';
import { Button, Flex, StackItem } from '@patternfly/react-core';
import { wordsIn } from '~/installed/rules/namespaces/groupEdit';
import {
  placementIn,
  type Team,
  teamCalls,
  undoCall,
} from '~/installed/rules/namespaces/teamCalls';
import { type Translate, useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import { namespaceModel } from '~/kube/models/namespace';
import { operatorGroupModel } from '~/kube/models/olm';
import { useKubeClient } from '~/kube/useKubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { useCatalogSources } from '~/olm/read/catalogSources';
import { ensureCreated } from '~/olm/read/ensureCreated';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { sendWhereNone } from '~/operator/read/createOperatorGroup';
import { OneAction } from '~/operator/view/remedies/OneAction';
import { routes } from '~/routes';
import type { Action, ActionField, Input } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { ExportMenu } from '~/ui/ExportMenu';
import { LinkButton } from '~/ui/LinkButton';

/** Creates a namespace in which a user or group can install Operators. What exists is used. */
export function TeamDialog({ withGroup, onClose }: Props) {
  const t = useT();
  const client = useKubeClient();
  const [input, setInput] = useState<Input>({});
  const [undo, setUndo] = useState<readonly ClusterCall[]>([]);
  const [isUndoing, setUndoing] = useState(false);
  const sources = dataOr(useCatalogSources(null), []);
  const catalogs = sources.map(({ metadata }) => `${metadata.namespace ?? ''}/${metadata.name}`);
  const values = { ...DEFAULTS, catalog: catalogs[0] ?? '', ...input };
  const team = teamIn(values, withGroup);
  const { namespace, subject, hasGroup } = team;
  const calls = teamCalls(team);
  const create = async (call: ClusterCall) => {
    const created = call.kind === 'create' ? await ensureCreated(call) : null;
    if (created !== null) setUndo((before) => [undoCall(call, created), ...before]);
  };
  const run = useClusterCalls(calls, (call) =>
    call.model === operatorGroupModel ? sendWhereNone(call, namespace, create) : create(call),
  );
  if (isUndoing)
    return <OneAction action={() => undoAction(namespace, undo, t)} onClose={onClose} />;
  return (
    <ActionDialog
      action={{
        titles: {
          question: t('Create a namespace for Operators'),
          action: t('Create'),
          done: doneText(team, t),
        },
        text: [subject !== null && effectText(team, t)],
        fields: [
          ...fieldsOf(values, hasGroup, t),
          ...limitFields(values, subject === null ? [] : catalogs, t),
          ...(client === 'oc' ? placementFields(values, team, t) : []),
        ],
        calls,
      }}
      run={run}
      onInput={(id, value) => {
        setInput((before) => ({ ...before, [id]: value }));
      }}
      afterwards={
        <StackItem>
          <Flex>
            <LinkButton variant="link" isInline to={routes.operatorNamespaces(namespace)}>
              {t('Operators in namespace {{namespace}}', { namespace })}
            </LinkButton>
            <LinkButton variant="link" isInline to={routes.newSource(namespace)}>
              {t('Add catalog')}
            </LinkButton>
          </Flex>
        </StackItem>
      }
      below={
        calls.length > 0 && (
          <StackItem>
            <Flex>
              <ExportMenu
                key={JSON.stringify(calls)}
                exported={{ packageName: namespace, namespace, client }}
                manifests={calls.flatMap((call) => (call.kind === 'create' ? call.manifest : []))}
              />
              {undo.length > 0 && (
                <Button
                  variant="link"
                  isInline
                  isDisabled={run.isRunning}
                  onClick={() => {
                    setUndoing(true);
                  }}
                >
                  {t('Undo')}
                </Button>
              )}
            </Flex>
          </StackItem>
        )
      }
      onClose={onClose}
    />
  );
}

type Props = {
  /** The namespaces that have an OperatorGroup. Not updated, because the dialog creates one itself. */
  readonly withGroup: readonly string[];
  readonly onClose: () => void;
};

const DEFAULTS = {
  namespace: '',
  kind: 'Group',
  name: '',
  access: 'edit',
  account: 'none',
  packages: '',
  nodeSelector: '',
  tolerations: '',
};

function doneText({ namespace, subject, hasGroup }: Team, t: Translate): string {
  return hasGroup && subject !== null
    ? t('Permissions granted')
    : t('Namespace {{namespace}} has an OperatorGroup', { namespace });
}

function effectText({ limit }: Team, t: Translate): string {
  return limit === null
    ? t('The user or group can install all packages in this namespace.')
    : t(
        'Roles cannot limit packages. The admission policy rejects Subscriptions to other packages or catalogs. Each namespace must have an OperatorGroup.',
      );
}

type Values = typeof DEFAULTS & { readonly catalog: string };

/** Deletes what the dialog created, in reverse order. */
function undoAction(namespace: string, calls: readonly ClusterCall[], t: Translate): Action {
  return {
    titles: {
      question: t('Undo these changes?'),
      action: t('Undo'),
      done: t('Changes undone'),
    },
    notices: [
      calls.some(({ model }) => model === namespaceModel) && {
        variant: 'warning',
        title: t(
          'All resources in namespace {{namespace}} are deleted. This action cannot be undone.',
          { namespace },
        ),
      },
    ],
    calls,
    isDanger: true,
  };
}

function teamIn(
  { namespace, kind, name, access, account, packages, catalog, ...where }: Values,
  withGroup: readonly string[],
): Team {
  const subject = name.trim();
  const names = wordsIn(packages);
  const [place = '', source = ''] = catalog.split('/');
  return {
    namespace: namespace.trim(),
    subject: subject === '' ? null : { kind: kind === 'User' ? 'User' : 'Group', name: subject },
    canEdit: access === 'edit',
    isScoped: account === 'new',
    hasGroup: withGroup.includes(namespace.trim()),
    limit:
      names.length === 0 ? null : { packages: names, catalog: { namespace: place, name: source } },
    placement: placementIn(where.nodeSelector, where.tolerations),
  };
}

function fieldsOf(
  { namespace, kind, name, access, account }: Values,
  hasGroup: boolean,
  t: Translate,
): readonly ActionField[] {
  return [
    {
      id: 'namespace',
      label: t('Namespace'),
      help: t('A new name, or an existing namespace. An existing OperatorGroup remains unchanged.'),
      value: namespace,
      isRequired: true,
    },
    {
      id: 'kind',
      label: t('Grant access to'),
      value: kind,
      options: [
        { name: 'Group', label: t('Group') },
        { name: 'User', label: t('User') },
      ],
    },
    { id: 'name', label: t('Name'), help: t('The name in the identity provider.'), value: name },
    {
      id: 'access',
      label: t('Permissions'),
      value: access,
      options: [
        {
          name: 'edit',
          label: t('Install Operators and edit resources'),
          description: t('Grants the ClusterRole edit, which includes instances.'),
        },
        { name: 'install', label: t('Only install Operators') },
      ],
    },
    ...(hasGroup ? [] : [accountField(account, t)]),
  ];
}

function accountField(account: string, t: Translate): ActionField {
  return {
    id: 'account',
    label: t('Service account'),
    value: account,
    options: [
      { name: 'none', label: t('None (OLM uses its own permissions)') },
      {
        name: 'new',
        label: t('New service account'),
        description: t(
          'The service account is created with the permissions that every installation requires. If the Operator requires more, its page offers to grant them.',
        ),
      },
    ],
  };
}

/** A policy limits packages of one catalog. @param catalogs empty: unknown, or not relevant */
function limitFields(
  { packages, catalog }: Values,
  catalogs: readonly string[],
  t: Translate,
): readonly ActionField[] {
  if (catalogs.length === 0) return [];
  const help = t('Separate names with commas.');
  const options = catalogs.map((name) => ({ name, label: name }));
  const chosen = { id: 'catalog', label: t('Catalog'), value: catalog, options };
  return [
    { id: 'packages', label: t('Packages'), help, value: packages },
    ...(packages.trim() === '' ? [] : [chosen]),
  ];
}

function placementFields(values: Values, { placement }: Team, t: Translate): ActionField[] {
  const fields = [
    {
      id: 'nodeSelector',
      label: t('Node selector'),
      help: t('For example type=user-node, region=east.'),
    },
    { id: 'tolerations', label: t('Tolerations'), help: t('A JSON list of tolerations.') },
  ] as const;
  return fields.map((field) => ({
    ...field,
    value: values[field.id],
    isWrong: placement[field.id] === null,
    isAdvanced: true,
  }));
}
