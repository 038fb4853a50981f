import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import { catalogSourceModel } from '~/kube/models/olm';
import { warning } from '~/olm/finding';
import { useFormDefinition } from '~/form/read/useDefinition';
import type { ObjectForm } from '~/form/view/objectForm';
import { pullSecrets } from '~/sources/read/pullSecrets';
import { sourceCalls } from '~/sources/read/sourceCalls';
import { useSourceFacts } from '~/sources/read/useSourceFacts';
import type { NewPullSecret } from '~/sources/rules/form/pullSecret';
import type { SourceFinding } from '~/sources/rules/form/sourceFinding';
import { sourceFindings } from '~/sources/rules/form/sourceFindings';
import { readSource, type SourceForm } from '~/sources/rules/form/sourceForm';
import { SourceConsequences } from './SourceConsequences';
import type { SourceState } from './sourceContext';
import { CATALOG_SOURCE } from './sourceTable';
import { meantBy, sourceFindingText } from './texts';

type Opened = {
  /** The catalog as it was opened; `null`: a new one. */
  readonly opened: SourceForm | null;
  /** The image of the copied catalog; `null`: not a copy. */
  readonly copiedImage: string | null;
  /** Empty: not selected. */
  readonly namespace: string;
};

export type SourceFormState = {
  readonly form: ObjectForm;
  readonly state: SourceState;
  /** The schema is read. Without it, only the YAML is available. */
  readonly isLoading: boolean;
};

/** The form of a catalog with what the schema does not say: findings, consequences, and calls for pull secrets. */
export function useSourceForm({ opened, copiedImage, namespace }: Opened): SourceFormState {
  const t = useT();
  const [newSecret, onNewSecret] = useState<NewPullSecret | null>(null);
  const [keepsAccount, onKeepsAccount] = useState(false);
  const facts = useSourceFacts(namespace);
  // The list of Secrets requests them.
  const known = useQuery({ ...pullSecrets(namespace), enabled: false }).data ?? null;
  const { definition } = useFormDefinition(
    `${catalogSourceModel.plural}.${catalogSourceModel.group}`,
    catalogSourceModel,
  );
  const schema = dataOr(definition, null);
  const form = useMemo<ObjectForm>(
    () => ({
      model: catalogSourceModel,
      definition: schema,
      descriptors: [],
      table: CATALOG_SOURCE,
      others: (object) =>
        [
          ...sourceFindings(
            {
              form: readSource(object),
              isStored: opened !== null,
              newSecret,
              pullSecrets: known === null ? null : [...known, newSecret?.name ?? ''],
            },
            facts,
          ),
          ...copyWarnings(readSource(object), copiedImage),
        ].map((finding) => {
          const meant = meantBy(finding);
          return {
            kind: 'stated',
            severity: finding.severity,
            path: finding.path,
            text: sourceFindingText(finding, t),
            isMissing: finding.kind === 'missing',
            ...(meant !== null && { meant }),
          };
        }),
      consequences: (object) => (
        <SourceConsequences {...{ opened, keepsAccount, facts }} form={readSource(object)} />
      ),
      calls: (object) =>
        sourceCalls(readSource(object), { opened, newSecret, keepsAccount, onNewSecret }),
    }),
    [schema, opened, copiedImage, newSecret, keepsAccount, known, facts, t],
  );
  const state = { facts, opened, newSecret, onNewSecret, keepsAccount, onKeepsAccount };
  return { form, state, isLoading: definition.status === 'loading' };
}

function copyWarnings({ image }: SourceForm, copied: string | null): readonly SourceFinding[] {
  const isCopied = copied !== null && copied !== '' && image === copied;
  return isCopied ? [warning({ path: 'spec.image', kind: 'image-copied' })] : [];
}
