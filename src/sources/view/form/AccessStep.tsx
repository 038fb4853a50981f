import { useState } from 'react';
import { Button, Checkbox } from '@patternfly/react-core';
import { PlusCircleIcon } from '@patternfly/react-icons';
import { useQuery } from '@tanstack/react-query';
import { FormStep } from '~/ui/form/FormStep';
import { PickField } from '~/config/view/PickField';
import { Rows } from '~/config/view/Rows';
import { fromQuery } from '~/kube/fromQuery';
import { pullSecrets } from '~/sources/read/pullSecrets';
import { withRow, withoutRow } from '~/config/rules/rowEdits';
import { ready } from '~/kube/loadable';
import { suggestedPullSecret } from '~/sources/rules/form/pullSecret';
import { useT } from '~/i18n';
import { NewSecretFields } from './NewSecretFields';
import { SourceFieldNotes } from './SourceFieldGroup';
import { useSourceEditing } from './sourceEditing';

/** CS-011, CS-045 … CS-048: with what the image and those of the bundles are pulled. */
export function AccessStep({ number }: { readonly number: number }) {
  const t = useT();
  const { form, newSecret, editSecret } = useSourceEditing();
  return (
    <FormStep number={number} title={t('Access to the registry')}>
      <p>
        {t(
          'Secrets of the namespace with which this image and the bundles of its packages are pulled. The images of the Operators are not pulled with them: those need the pull secret of the cluster, or of their ServiceAccount.',
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
            {t('Create a pull secret')}
          </Button>
        </div>
      ) : (
        <NewSecretFields secret={newSecret} />
      )}
      <AccountField />
    </FormStep>
  );
}

/** Only where the choice means something: pull secrets of a catalog that is there already are others now. */
function AccountField() {
  const t = useT();
  const { form, account, keepAccount } = useSourceEditing();
  if (account === null) return null;
  return (
    <Checkbox
      id="operator-hub-source-account"
      label={t('Pull the image of the catalog with them, too')}
      description={t(
        'OLM gives the pod the Secrets that ServiceAccount {{name}} got when it was made. It is deleted, OLM makes it anew, and the pod starts again.',
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
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({ ...pullSecrets(namespace), enabled: isAsked && namespace !== '' });
  return (
    <div>
      <Rows
        member="secrets"
        indices={secrets.map((_, index) => index)}
        name={(number) => t('Secret {{number}}', { number })}
        addText={t('Use a Secret')}
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
              none: t('No pull secret of this name. What is typed is used.'),
              onOpen: () => {
                setAsked(true);
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
