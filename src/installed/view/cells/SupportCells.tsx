import { CompatibilityLabel } from '~/ui/package/CompatibilityLabel';
import { SupportName } from '~/ui/package/SupportName';
import { useSupportText } from '~/ui/package/supportText';
import { useVersionSupport } from '~/olm/read/useVersionSupport';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/packageOf';
import type { Support } from '~/olm/lifecycle/versionSupport';

type Props = { readonly operator: InstalledOperator };

/** Whether the installed version is compatible with the OpenShift of the cluster. */
export function CompatibilityCell({ operator }: Props) {
  const of = useSupport(operator)?.compatibility;
  return of == null ? '–' : <CompatibilityLabel of={of} />;
}

/** How long the installed version is supported. */
export function SupportCell({ operator }: Props) {
  const support = useSupport(operator)?.support;
  return support == null ? '–' : <SupportLines support={support} />;
}

/** Only rows on the screen are rendered, so that only theirs is asked for. */
function useSupport(operator: InstalledOperator) {
  return useVersionSupport(packageOf(operator), operator.version);
}

function SupportLines({ support }: { readonly support: Support }) {
  const { name, date } = useSupportText()(support);
  return (
    <div className="operator-hub__installed-lines" title={`${name}, ${date}`}>
      <span>
        <SupportName support={support} name={name} />
      </span>
      <span className="operator-hub__installed-second">{date}</span>
    </div>
  );
}
