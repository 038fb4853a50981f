import { Button, TextInput } from '@patternfly/react-core';
import { SideBySide } from '~/ui/form/FormStep';
import type { NewPullSecret } from '~/sources/rules/form/pullSecret';
import type { SourceField } from '~/sources/rules/form/sourceProblem';
import { useT } from '~/i18n';
import { SourceFieldGroup, useFieldState } from './SourceFieldGroup';
import { useSourceEditing } from './sourceEditing';

/** A Secret that is made before the catalog. What is typed here is sent to the cluster, and kept nowhere else. */
export function NewSecretFields({ secret }: { readonly secret: NewPullSecret }) {
  const t = useT();
  const { editSecret } = useSourceEditing();
  return (
    <div role="group" aria-label={t('New pull secret')} className="operator-hub__source-group">
      <SideBySide>
        <SecretText secret={secret} part="name" label={t('Name of the Secret')} />
        <SecretText
          secret={secret}
          part="registry"
          label={t('Registry')}
          help={t('One for each Secret.')}
        />
        <SecretText secret={secret} part="user" label={t('User')} />
        <SecretText
          secret={secret}
          part="password"
          label={t('Password or token')}
          help={t('It is sent to the cluster only. This page neither shows nor keeps it.')}
        />
      </SideBySide>
      <div>
        <Button
          variant="link"
          isInline
          onClick={() => {
            editSecret(null);
          }}
        >
          {t('Do without the new Secret')}
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
        // It is the login of a registry, not of this page.
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
