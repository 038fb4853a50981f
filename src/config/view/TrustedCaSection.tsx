import { Checkbox } from '@patternfly/react-core';
import { trustedCaMap, withTrustedCa, withoutTrustedCa } from '~/config/rules/trustedCa';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import type { SectionProps } from './sectionProps';

/** CA-001 … CA-006: a ConfigMap that the cluster fills, a volume and a mount, in one click. */
export function TrustedCaSection({ rows, onEdit, isOffered }: Props) {
  const t = useT();
  const configMap = trustedCaMap(rows);
  return (
    <ConfigSection
      title={t('Trusted CA')}
      description={t(
        'For proxies and servers whose certificates only this cluster trusts. If the Operator still reports an unknown authority, change the mount path below to /etc/ssl/certs.',
      )}
    >
      <Checkbox
        id="operator-hub-config-trusted-ca"
        label={t('Trust the certificate authorities that the cluster trusts')}
        description={
          isOffered
            ? t('Adds a ConfigMap that the cluster fills, a volume and its mount.')
            : t('Only OpenShift fills such a ConfigMap.')
        }
        isChecked={configMap !== null}
        isDisabled={!isOffered && configMap === null}
        onChange={(_, isChecked) => {
          onEdit(isChecked ? withTrustedCa(rows) : withoutTrustedCa(rows));
        }}
      />
    </ConfigSection>
  );
}

type Props = SectionProps & {
  /** Whether the cluster fills such a ConfigMap. */
  readonly isOffered: boolean;
};
