import { AlertActionLink } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import type { Finding, Fix, NamedObject } from '~/install/rules/problems/finding';
import type { InstallChoices } from '~/install/rules/form';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { fixText } from './fixText';

/** What mends a finding, each as a button, and the way to the object that it is about. */
export function FindingLinks({ finding, onChoose }: Props) {
  const { object, fixes } = finding;
  const isShown = fixes.some(({ kind }) => kind === 'use-existing');
  return (
    <>
      {fixes.map((fix) => (
        <FixLink key={JSON.stringify(fix)} fix={fix} onChoose={onChoose} />
      ))}
      {object !== null && object.isMissing !== true && !isShown && <ObjectLink object={object} />}
    </>
  );
}

type Props = {
  readonly finding: Finding;
  readonly onChoose: (choice: InstallChoices) => void;
};

function FixLink({ fix, onChoose }: Pick<Props, 'onChoose'> & { readonly fix: Fix }) {
  const t = useT();
  switch (fix.kind) {
    case 'choose':
      return (
        <AlertActionLink
          onClick={() => {
            onChoose(fix.choices);
          }}
        >
          {fixText(fix.choices, t)}
        </AlertActionLink>
      );
    case 'use-existing':
      return (
        <LinkButton isInline variant="link" to={routes.operator(fix.namespace, fix.subscription)}>
          {t('View Operator')}
        </LinkButton>
      );
  }
}

/** Of a Subscription there is more to see on the page of its Operator. */
function ObjectLink({ object }: { readonly object: NamedObject }) {
  const t = useT();
  const { model, name, namespace } = object;
  if (model.kind === 'Subscription' && namespace !== null) {
    return (
      <LinkButton isInline variant="link" to={routes.operator(namespace, name)}>
        {t('View Operator {{name}}', { name })}
      </LinkButton>
    );
  }
  return (
    <LinkButton isInline variant="link" to={routes.bestOf(object)}>
      {t('View {{kind}} {{name}}', { kind: model.kind, name })}
    </LinkButton>
  );
}
