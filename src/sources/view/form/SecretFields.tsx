import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, FormGroup, TextInput } from '@patternfly/react-core';
import { PlusCircleIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import { SideBySide } from '~/ui/form/FormLayout';
import type { Field } from '~/form/rules/fields';
import { FieldHelp, useDescribedBy } from '~/form/view/fields/FieldFrame';
import { FieldView } from '~/form/view/fields/FieldView';
import { fieldId, useForm } from '~/form/view/fields/formContext';
import { pullSecrets } from '~/sources/read/pullSecrets';
import { type NewPullSecret, suggestedPullSecret } from '~/sources/rules/form/pullSecret';
import { isOtherAccount } from '~/sources/rules/form/pullAccount';
import { SOURCE_PATHS } from '~/sources/rules/form/sourceForm';
import { useSource } from './sourceContext';
import './source.css';

/** CS-011, CS-045, CS-047: the pull secrets of the image and of the bundles. */
export function SecretsField({ field }: { readonly field: Field }) {
  const t = useT();
  const { form, newSecret, onNewSecret } = useSource();
  const { edits } = useForm();
  const { namespace, secrets } = form;
  const isWanted = namespace !== '' && secrets.some((name) => name !== '');
  useQuery({ ...pullSecrets(namespace), enabled: isWanted });
  return (
    <>
      <p>
        {t(
          'OLM uses these Secrets to pull the catalog image and bundle images. Operator images require the cluster pull secret or a ServiceAccount pull secret.',
        )}
      </p>
      <FieldView field={field} />
      {newSecret === null ? (
        <div>
          <Button
            variant="link"
            isInline
            icon={<PlusCircleIcon />}
            onClick={() => {
              const suggested = suggestedPullSecret(form.image);
              edits.set([...SOURCE_PATHS.secrets, form.secrets.length], suggested.name);
              onNewSecret({ ...suggested, user: '', password: '' });
            }}
          >
            {t('Create pull secret')}
          </Button>
        </div>
      ) : (
        <NewSecretFields secret={newSecret} />
      )}
      <AccountField />
    </>
  );
}

/** Displayed only if the pull secrets of an existing catalog changed. */
function AccountField() {
  const t = useT();
  const { form, opened, keepsAccount, onKeepsAccount } = useSource();
  if (opened === null || !isOtherAccount(opened, form)) return null;
  return (
    <Checkbox
      id="operator-hub-source-account"
      label={t('Also use these Secrets for the catalog image')}
      description={t(
        'OLM re-creates ServiceAccount {{name}} and the catalog pod with the new Secrets.',
        { name: form.name },
      )}
      isChecked={!keepsAccount}
      onChange={(_, isChecked) => {
        onKeepsAccount(!isChecked);
      }}
    />
  );
}

/** A Secret to create before the catalog. Its values are sent to the cluster and stored nowhere else. */
function NewSecretFields({ secret }: { readonly secret: NewPullSecret }) {
  const t = useT();
  const { form, onNewSecret } = useSource();
  const { edits } = useForm();
  const at = form.secrets.indexOf(secret.name);
  return (
    <div role="group" aria-label={t('Pull secret')} className="operator-hub__source-group">
      <SideBySide>
        <SecretText
          secret={secret}
          part="name"
          label={t('Secret name')}
          onType={(name) => {
            edits.set([...SOURCE_PATHS.secrets, at === -1 ? form.secrets.length : at], name);
          }}
        />
        <SecretText secret={secret} part="registry" label={t('Registry')} />
        <SecretText secret={secret} part="user" label={t('User')} />
        <SecretText secret={secret} part="password" label={t('Password or token')} />
      </SideBySide>
      <div>
        <Button
          variant="link"
          isInline
          onClick={() => {
            if (at !== -1) edits.removeItem([...SOURCE_PATHS.secrets, at]);
            onNewSecret(null);
          }}
        >
          {t('Remove pull secret')}
        </Button>
      </div>
    </div>
  );
}

function SecretText({ secret, part, label, onType }: Props) {
  const { onNewSecret } = useSource();
  const { onLeave } = useForm();
  const field = { path: [FIELDS[part]], help: null };
  const described = useDescribedBy(field);
  return (
    <FormGroup label={label} fieldId={fieldId(field.path)} isRequired>
      <TextInput
        {...described}
        id={fieldId(field.path)}
        type={part === 'password' ? 'password' : 'text'}
        value={secret[part]}
        isRequired
        // The credentials belong to a registry, not to this page.
        autoComplete={part === 'password' ? 'new-password' : 'off'}
        spellCheck={false}
        onBlur={() => {
          onLeave(field.path);
        }}
        onChange={(_, text) => {
          const typed = part === 'password' ? text : text.trim();
          onType?.(typed);
          onNewSecret({ ...secret, [part]: typed });
        }}
      />
      <FieldHelp field={field} />
    </FormGroup>
  );
}

type Props = {
  readonly secret: NewPullSecret;
  readonly part: keyof NewPullSecret;
  readonly label: string;
  readonly onType?: (text: string) => void;
};

/** The paths of its findings. */
const FIELDS = {
  name: 'secretName',
  registry: 'secretRegistry',
  user: 'secretUser',
  password: 'secretPassword',
} as const satisfies Record<keyof NewPullSecret, string>;
