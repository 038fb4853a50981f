import { textOfKind, useT } from '~/i18n';
import { isImageName } from '~/olm/catalogSources/imageReference';
import { FindingList } from '~/ui/findings/FindingList';
import { ConsequenceSection } from '~/ui/form/ConsequencesCard';
import { Mono } from '~/ui/Mono';
import { blocked, changeFindings } from '~/sources/rules/form/changeFindings';
import { effectiveImage } from '~/sources/rules/form/contentFindings';
import { serviceName } from '~/sources/rules/form/placeFindings';
import { availabilityOf, type SourceFacts } from '~/sources/rules/form/sourceFacts';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { CHANGE_TEXTS } from './texts';

/** What a catalog, or its change, causes in OLM and its namespaces. */
export function SourceConsequences({ form, opened, keepsAccount, facts }: Props) {
  const t = useT();
  const changed =
    opened === null
      ? []
      : changeFindings(opened, form, {
          kubeVersion: facts.kubeVersion,
          renewsAccount: !keepsAccount,
        });
  return (
    <>
      {changed.length > 0 && (
        <ConsequenceSection title={t('Impact')}>
          <FindingList
            label={t('Impact')}
            findings={changed}
            textOf={(finding) => ({ sentence: textOfKind(CHANGE_TEXTS, finding, t) })}
          />
        </ConsequenceSection>
      )}
      <ConsequenceSection title={t('Resources created by OLM')}>
        <Registry form={form} facts={facts} />
      </ConsequenceSection>
      {form.namespace !== '' && (
        <ConsequenceSection title={t('Catalog outage')}>
          <Outage form={form} facts={facts} isNew={opened === null} />
        </ConsequenceSection>
      )}
    </>
  );
}

type Props = {
  readonly form: SourceForm;
  /** The catalog as it was opened; `null`: a new one. */
  readonly opened: SourceForm | null;
  readonly keepsAccount: boolean;
  readonly facts: SourceFacts;
};

/** CS-006, CS-008, CS-019: only an image has a pod. */
function Registry({ form, facts }: Pick<Props, 'form' | 'facts'>) {
  const t = useT();
  const image = effectiveImage(form, facts.kubeVersion);
  switch (form.content) {
    case 'address':
      return (
        <p>{t('This catalog uses an external registry server. OLM does not create a pod.')}</p>
      );
    case 'configmap':
      return <p>{t('A ServiceAccount, a pod, and a Service')}</p>;
    case 'image':
      return (
        <>
          <p>
            {t('A ServiceAccount, a pod, and a Service')}{' '}
            {form.name !== '' && <Mono>{`${serviceName(form.name)}:50051`}</Mono>}
          </p>
          {isImageName(image) && <Mono>{image}</Mono>}
        </>
      );
  }
}

/** IN-044: an unavailable catalog blocks everything in its scope. */
function Outage({
  form,
  facts,
  isNew,
}: Pick<Props, 'form' | 'facts'> & { readonly isNew: boolean }) {
  const t = useT();
  const scope = availabilityOf(form.namespace, facts);
  const count = blocked(form, facts);
  return (
    <>
      <p>
        {t(
          'OLM cannot install or update Operators in namespaces that use an unavailable catalog. Installed Operators continue to run.',
        )}
      </p>
      {count !== null && count > 0 && <p>{t('{{count}} Subscriptions affected', { count })}</p>}
      {scope.kind === 'all' && isNew && (
        <p>{t('To limit the impact, test the catalog in a single namespace first.')}</p>
      )}
    </>
  );
}
