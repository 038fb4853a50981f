import { useState } from 'react';
import { Button, Checkbox, TextInput } from '@patternfly/react-core';
import { PlusCircleIcon } from '@patternfly/react-icons';
import { useQuery } from '@tanstack/react-query';
import { FormStep, SideBySide } from '~/ui/form/FormLayout';
import { PickField } from '~/config/view/fields';
import { Rows } from '~/config/view/Rows';
import { fromQuery } from '~/kube/fromQuery';
import { pullSecrets } from '~/sources/read/pullSecrets';
import { withRow, withoutRow } from '~/config/rules/rowEdits';
import { ready } from '~/kube/loadable';
import { suggestedPullSecret, type NewPullSecret } from '~/sources/rules/form/pullSecret';
import { useT } from '~/i18n';
import type { SourceField } from '~/sources/rules/form/sourceFinding';
import { SourceFieldNotes, SourceFieldGroup, useFieldState } from './SourceFieldGroup';
import { useSourceEditing } from './sourceEditing';

/** CS-011, CS-045, CS-047: the pull secrets of the image and of the bundles. */
export function AccessStep({ number }: { readonly number: number }) {
  const t = useT();
  const { form, newSecret, editSecret } = useSourceEditing();
  return (
    <FormStep number={number} title={t('Pull secrets')}>
      <p>
        {t(
          'OLM uses these Secrets to pull the catalog image and bundle images. Operator images require the cluster pull secret or a ServiceAccount pull secret.',
        )}
      </p>
      <SecretRows />
      {newSecret === null ? (
        <div>
          <Button
            variant="link"
            isInline
            icon={<PlusCircleIcon />}
            onClick={() => {
              editSecret({ ...suggestedPullSecret(form.image), user: '', password: '' });
            }}
          >
            {t('Create pull secret')}
          </Button>
        </div>
      ) : (
        <NewSecretFields secret={newSecret} />
      )}
      <AccountField />
    </FormStep>
  );
}

/** Shown only if the pull secrets of an existing catalog changed. */
function AccountField() {
  const t = useT();
  const { form, account, keepAccount } = useSourceEditing();
  if (account === null) return null;
  return (
    <Checkbox
      id="operator-hub-source-account"
      label={t('Also use these Secrets for the catalog image')}
      description={t(
        'OLM re-creates ServiceAccount {{name}} and the catalog pod with the new Secrets.',
        { name: form.name },
      )}
      isChecked={account === 'renewed'}
      onChange={(_, isChecked) => {
        keepAccount(!isChecked);
      }}
    />
  );
}

function SecretRows() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { secrets, namespace } = form;
  const [isRequested, setRequested] = useState(false);
  const query = useQuery({ ...pullSecrets(namespace), enabled: isRequested && namespace !== '' });
  return (
    <div>
      <Rows
        member="secrets"
        indices={secrets.map((_, index) => index)}
        name={(number) => t('Secret {{number}}', { number })}
        addText={t('Add Secret')}
        onAdd={() => {
          edit({ secrets: [...secrets, ''] });
        }}
        onRemove={(index) => {
          edit({ secrets: withoutRow(secrets, index) });
        }}
      >
        {(index) => (
          <PickField
            path={`secrets[${index.toString()}]`}
            label={t('Secret')}
            value={secrets[index] ?? ''}
            choices={{
              names: namespace === '' ? ready([]) : fromQuery(query),
              none: t('No match found. The value you entered is used.'),
              onOpen: () => {
                setRequested(true);
              },
            }}
            onChange={(name) => {
              edit({ secrets: withRow(secrets, index, name.trim()) });
            }}
          />
        )}
      </Rows>
      <SourceFieldNotes field="secrets" />
    </div>
  );
}

/** A Secret to create before the catalog. Its values are sent to the cluster and stored nowhere else. */
function NewSecretFields({ secret }: { readonly secret: NewPullSecret }) {
  const t = useT();
  const { editSecret } = useSourceEditing();
  return (
    <div role="group" aria-label={t('Pull secret')} className="operator-hub__source-group">
      <SideBySide>
        <SecretText secret={secret} part="name" label={t('Secret name')} />
        <SecretText secret={secret} part="registry" label={t('Registry')} />
        <SecretText secret={secret} part="user" label={t('User')} />
        <SecretText secret={secret} part="password" label={t('Password or token')} />
      </SideBySide>
      <div>
        <Button
          variant="link"
          isInline
          onClick={() => {
            editSecret(null);
          }}
        >
          {t('Remove pull secret')}
        </Button>
      </div>
    </div>
  );
}

function SecretText({ secret, part, label, help }: Props) {
  const { editSecret } = useSourceEditing();
  const field = FIELDS[part];
  const state = useFieldState(field);
  return (
    <SourceFieldGroup field={field} label={label} help={help} isRequired>
      <TextInput
        {...state}
        type={part === 'password' ? 'password' : 'text'}
        value={secret[part]}
        isRequired
        // The credentials belong to a registry, not to this page.
        autoComplete={part === 'password' ? 'new-password' : 'off'}
        spellCheck={false}
        className="operator-hub__source-name"
        onChange={(_, text) => {
          editSecret({ ...secret, [part]: part === 'password' ? text : text.trim() });
        }}
      />
    </SourceFieldGroup>
  );
}

type Props = {
  readonly secret: NewPullSecret;
  readonly part: keyof NewPullSecret;
  readonly label: string;
  readonly help?: string;
};

const FIELDS = {
  name: 'secretName',
  registry: 'secretRegistry',
  user: 'secretUser',
  password: 'secretPassword',
} as const satisfies Record<keyof NewPullSecret, SourceField>;
