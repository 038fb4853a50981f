import { ConsequenceSection } from '~/ui/form/ConsequenceSection';
import { Mono } from '~/ui/Mono';
import { effectiveImage } from '~/sources/rules/form/contentProblems';
import { imageParts } from '~/sources/rules/form/imageReference';
import { serviceName } from '~/sources/rules/form/placeProblems';
import { heldUp } from '~/sources/rules/form/sourceEffects';
import { type SourceFacts, reachOf } from '~/sources/rules/form/sourceFacts';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { useT } from '~/i18n';

/** What a catalog is to OLM and to the namespaces that it serves. */
export function SourceConsequences({ form, facts, isStored }: Props) {
  const t = useT();
  const reach = reachOf(form.namespace, facts);
  return (
    <>
      <ConsequenceSection title={t('What OLM makes of it')}>
        <Registry form={form} facts={facts} />
      </ConsequenceSection>
      {form.namespace !== '' && (
        <>
          <ConsequenceSection title={t('Who gets its packages')}>
            <p>
              {reach.kind === 'all'
                ? t('Every namespace of the cluster, as soon as it serves.')
                : t('Namespace {{namespace}} only, as soon as it serves.', reach)}
            </p>
            {!isStored && (
              <p>
                {t(
                  'Which packages it has is known only then. Packages that other catalogs have too are offered from each of them.',
                )}
              </p>
            )}
          </ConsequenceSection>
          <ConsequenceSection title={t('While it does not answer')}>
            <Outage form={form} facts={facts} isStored={isStored} />
          </ConsequenceSection>
        </>
      )}
    </>
  );
}

type Props = {
  readonly form: SourceForm;
  readonly facts: SourceFacts;
  readonly isStored: boolean;
};

/** CS-006, CS-008, CS-019: only an image has a pod. */
function Registry({ form, facts }: Pick<Props, 'form' | 'facts'>) {
  const t = useT();
  const image = effectiveImage(form, facts.kubeVersion);
  switch (form.content) {
    case 'address':
      return <p>{t('It connects to the address and asks it for packages. It starts no pod.')}</p>;
    case 'configmap':
      return <p>{t('It starts a pod of its own that serves what is in the ConfigMap.')}</p>;
    case 'image':
      return (
        <>
          <p>
            {t('A ServiceAccount, a pod that runs the image, and a Service in front of it.')}{' '}
            {form.name !== '' && <Mono>{`${serviceName(form.name)}:50051`}</Mono>}
          </p>
          {imageParts(image) !== null && <Mono>{image}</Mono>}
        </>
      );
  }
}

/** IN-044: one catalog that is down stops everything in its scope. */
function Outage({ form, facts, isStored }: Props) {
  const t = useT();
  const reach = reachOf(form.namespace, facts);
  const count = heldUp(form, facts);
  return (
    <>
      <p>
        {reach.kind === 'all'
          ? t(
              'OLM installs and updates nothing in any namespace that sees it, not even from other catalogs, until it answers or is gone.',
            )
          : t(
              'OLM installs and updates nothing in namespace {{namespace}}, not even from other catalogs, until it answers or is gone.',
              reach,
            )}
      </p>
      {count !== null && count > 0 && <p>{t('{{count}} Subscription would wait.', { count })}</p>}
      {reach.kind === 'all' && !isStored && (
        <p>{t('To try it out, begin with one namespace: a copy for all is made in a moment.')}</p>
      )}
    </>
  );
}
