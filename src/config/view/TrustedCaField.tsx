import { createContext, useContext } from 'react';
import { Checkbox } from '@patternfly/react-core';
import { listIn, recordIn } from '~/kube/json';
import { configIn } from '~/config/rules/configShape';
import { trustedCaIndices, trustedCaMap, trustedCaRows } from '~/config/rules/trustedCa';
import { useForm } from '~/form/view/fields/formContext';
import { useChoice } from '~/form/view/fields/useField';
import { useT } from '~/i18n';

/** Whether the cluster fills a labeled ConfigMap with its trusted certificate authorities. */
export const InjectsTrustedCa = createContext(false);

/** CA-002, CA-004: adds a ConfigMap that the cluster fills, a volume and a mount together. */
export function TrustedCaField() {
  const t = useT();
  const isOffered = useContext(InjectsTrustedCa);
  const { object, edits } = useForm();
  const config = configIn(object);
  const [isChecked, choose] = useChoice(trustedCaMap(config) !== null, (isWanted) => {
    if (isWanted) {
      const { volume, mount } = trustedCaRows(config);
      edits.set(['volumes', listIn(recordIn(object)['volumes']).length], volume);
      edits.set(['volumeMounts', listIn(recordIn(object)['volumeMounts']).length], mount);
      return;
    }
    for (const [list, indices] of Object.entries(trustedCaIndices(config))) {
      for (const index of indices.toReversed()) edits.removeItem([list, index]);
    }
  });
  return (
    <Checkbox
      id="operator-hub-config-trusted-ca"
      label={t('Use the cluster CA bundle')}
      description={
        isOffered ? t('Adds a ConfigMap, a volume, and a mount.') : t('Available only on OpenShift')
      }
      isChecked={isChecked}
      isDisabled={!isOffered && !isChecked}
      onChange={(_, isWanted) => {
        choose(isWanted);
      }}
    />
  );
}
