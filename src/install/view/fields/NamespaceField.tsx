import { Button, FormGroup, FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { InstallChoices, InstallForm } from '~/install/rules/form';
import type { NamespaceOffer } from '~/install/rules/namespaceOffers';
import { useT } from '~/i18n';
import { FieldProblems } from '~/install/view/submit/FieldProblems';
import { NamespaceSelect } from './NamespaceSelect';

/** Where the Operator is installed: an existing namespace, the suggested one, or a new one. */
export function NamespaceField({ form, namespaces, offers, onChoose }: Props) {
  const t = useT();
  const suggested = offers.find(({ why }) => why === 'suggested')?.name ?? null;
  return (
    <FormGroup label={t('Installed Namespace')} fieldId="operator-hub-namespace" isRequired>
      <NamespaceSelect
        id="operator-hub-namespace"
        label={t('Installed Namespace')}
        value={form.namespace}
        namespaces={namespaces}
        offers={offers}
        onChoose={(namespace) => {
          onChoose({ namespace });
        }}
      />
      {suggested !== null && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem>
              {suggested === form.namespace ? (
                t('Recommended by the Operator.')
              ) : (
                <>
                  {t('The Operator recommends {{namespace}}.', { namespace: suggested })}{' '}
                  <Button
                    variant="link"
                    isInline
                    onClick={() => {
                      onChoose({ namespace: suggested });
                    }}
                  >
                    {t('Use it')}
                  </Button>
                </>
              )}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
      <FieldProblems field="namespace" />
    </FormGroup>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly namespaces: readonly string[];
  readonly offers: readonly NamespaceOffer[];
  readonly onChoose: (choice: InstallChoices) => void;
};
