import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { useState } from 'react';
import { type Translate, useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
import { useLiveCalls } from '~/olm/read/useClusterCalls';
import { useApiAccess } from '~/operands/read/useApiAccess';
import { type Access, type AccessGrant, grantCalls, isGranted } from '~/operands/rules/apiAccess';
import { type NamespaceScope } from '~/routes';
import type { ActionField, Input } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';

/** Who can use the instances of an API, and a form that grants it. */
export function AccessDialog({ model, scope, onClose }: Props) {
  const t = useT();
  const access = useApiAccess(model);
  const [input, setInput] = useState<Input>({});
  const options = { model, scope, access: dataOr(access, []), t };
  const wish = wishIn(input, options);
  const { plan, run } = useLiveCalls({ calls: wish === null ? [] : grantCalls(model, wish) });
  return (
    <ActionDialog
      action={{
        titles: {
          question: t('Access to {{kind}} instances', { kind: model.kind }),
          action: t('Grant access'),
          done: t('Access granted'),
        },
        calls: plan.calls,
        fields: fieldsOf(input, options),
      }}
      facts={{ of: access, what: 'ClusterRole' }}
      run={run}
      onInput={(id, value) => {
        setInput((before) => ({ ...before, [id]: value }));
      }}
      onClose={onClose}
    >
      {access.status === 'ready' && <Present access={access.data} />}
    </ActionDialog>
  );
}

type Props = {
  readonly model: ResourceModel;
  readonly scope: NamespaceScope;
  readonly onClose: () => void;
};

/** What the users of the user-facing roles can do. */
function Present({ access }: { readonly access: readonly Access[] }) {
  const t = useT();
  return (
    <StackItem>
      <Title headingLevel="h2" size="md">
        {t('Access by project role')}
      </Title>
      {access.every(({ can }) => can === 'nothing') && (
        <Notice variant="info" title={t('No project role grants access')} />
      )}
      <DescriptionList isHorizontal isCompact aria-label={t('Access by project role')}>
        {access.map(({ level, can, roles }) => (
          <DescriptionListGroup key={level}>
            <DescriptionListTerm>
              <Mono>{level}</Mono>
            </DescriptionListTerm>
            <DescriptionListDescription>
              {can === 'nothing' ? t('No access') : canText(can, t)}
              {roles.length > 0 && (
                <div>{t('Granted by: {{roles}}', { roles: t.list(roles) })}</div>
              )}
            </DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </StackItem>
  );
}

function canText(can: AccessGrant['can'], t: Translate): string {
  return can === 'view' ? t('View') : t('View, create, edit and delete');
}

const ROLES = 'roles';

/** `null`: the input is incomplete. */
function wishIn(input: Input, { model, scope, access }: FieldsOptions): AccessGrant | null {
  const { can, to } = choicesIn(input, access);
  const { name = '', namespace = scope ?? '' } = input;
  if (to === ROLES) return { can, subject: null, namespace: null };
  const subject = { kind: to === 'Group' ? 'Group' : 'User', name: name.trim() } as const;
  return subject.name === '' ? null : { can, subject, namespace: placeIn(namespace, model) };
}

/** Users with a project role are not offered if all of them have the access. */
function choicesIn(input: Input, access: readonly Access[]) {
  const can = input['can'] === 'edit' ? 'edit' : 'view';
  const hasRoles = !isGranted(access, can);
  const { to = ROLES } = input;
  return { can, hasRoles, to: to === ROLES && !hasRoles ? 'User' : to } as const;
}

function placeIn(namespace: string, { namespaced }: ResourceModel): string | null {
  return namespaced && namespace.trim() !== '' ? namespace.trim() : null;
}

function fieldsOf(input: Input, options: FieldsOptions): readonly ActionField[] {
  const { model, scope, access, t } = options;
  const { can, hasRoles, to } = choicesIn(input, access);
  const { name = '', namespace = scope ?? '' } = input;
  return [
    {
      id: 'can',
      label: t('Permissions'),
      value: can,
      options: (['view', 'edit'] as const).map((one) => ({ name: one, label: canText(one, t) })),
    },
    {
      id: 'to',
      label: t('Grant access to'),
      value: to,
      options: [
        ...(hasRoles
          ? [
              {
                name: ROLES,
                label: t('All users with a project role'),
                description:
                  can === 'edit'
                    ? t('In each namespace, users with the role edit or admin.')
                    : t('In each namespace, users with the role view, edit or admin.'),
              },
            ]
          : []),
        { name: 'User', label: t('User') },
        { name: 'Group', label: t('Group') },
      ],
    },
    ...(to === ROLES
      ? []
      : [
          {
            id: 'name',
            label: t('Name'),
            value: name,
            help: t('The name in the identity provider.'),
            isRequired: true,
          },
        ]),
    ...(to === ROLES || !model.namespaced
      ? []
      : [
          {
            id: 'namespace',
            label: t('Namespace'),
            value: namespace,
            help: t('Leave empty to grant access in all namespaces.'),
          },
        ]),
  ];
}

type FieldsOptions = Pick<Props, 'model' | 'scope'> & {
  /** Empty while unknown. */
  readonly access: readonly Access[];
  readonly t: Translate;
};
