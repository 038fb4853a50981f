import { useState } from 'react';
import { useT } from '~/i18n';
import { exportedManifests } from '~/install/rules/exports';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { watchedNamespaces } from '~/olm/namespaces/operatorGroupTargets';
import { servesAdmissionPolicies } from '~/olm/permissions/installGrant';
import { ExportMenu } from '~/ui/ExportMenu';
import { GrantDialog } from './GrantDialog';

/** Other uses of the objects, and the permissions for other users to create them. */
export function ExportFooter({ objects, plan: { form, offered, facts } }: Props) {
  const t = useT();
  const [isGranting, setGranting] = useState(false);
  const { packageName, catalog, catalogNamespace } = offered.key;
  const isNamed = objects.every(({ name, namespace }) => name !== '' && namespace !== '');
  // OG-004: an OperatorGroup without targets would apply to all namespaces.
  const isComplete = isNamed && watchedNamespaces(form).length > 0;
  const place = { packageName, namespace: form.namespace };
  return (
    <>
      <ExportMenu
        // The copied text is outdated after a change.
        key={form.namespace}
        exported={{ ...place, client: facts.areProjects ? 'oc' : 'kubectl' }}
        manifests={exportedManifests(objects)}
        isDisabled={!isComplete}
        more={[
          {
            text: t('Create install permissions'),
            run: () => {
              setGranting(true);
            },
          },
        ]}
      />
      {isGranting && (
        <GrantDialog
          {...place}
          catalog={{ name: catalog, namespace: catalogNamespace }}
          servesPolicies={servesAdmissionPolicies(facts.serverVersion)}
          onClose={() => {
            setGranting(false);
          }}
        />
      )}
    </>
  );
}

type Props = { readonly objects: readonly PlannedObject[]; readonly plan: PlannedInstall };
