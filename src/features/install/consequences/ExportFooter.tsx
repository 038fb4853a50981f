import { lazy } from 'react';
import { Skeleton } from '@patternfly/react-core';
import { LazyPart } from '~/components/lazy/LazyPart';
import { watchedNamespaces } from '~/domain/install/form/form';
import type { PlannedInstall } from '~/domain/install/planned/plannedInstall';
import type { PlannedObject } from '~/domain/install/planned/plannedObjects';
import { useT } from '~/i18n';

/** What one can do with the objects besides creating them here. The YAML library comes after the page. */
export function ExportFooter({ objects, plan: { form, offered, facts } }: Props) {
  const t = useT();
  const isNamed = objects.every(({ name, namespace }) => name !== '' && namespace !== '');
  // OG-004: an OperatorGroup for none would be one for all namespaces.
  const isComplete = isNamed && watchedNamespaces(form).length > 0;
  return (
    <LazyPart skeleton={<Skeleton screenreaderText={t('Loading YAML')} />}>
      <ExportActions
        // What was copied is no longer what is shown.
        key={form.namespace}
        objects={objects}
        packageName={offered.key.packageName}
        client={facts.areProjects ? 'oc' : 'kubectl'}
        isComplete={isComplete}
      />
    </LazyPart>
  );
}

type Props = { readonly objects: readonly PlannedObject[]; readonly plan: PlannedInstall };

const ExportActions = lazy(async () => {
  const module = await import('./ExportActions');
  return { default: module.ExportActions };
});
