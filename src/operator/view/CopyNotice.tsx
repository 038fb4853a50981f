import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';

/** OLM copies a CSV into the namespaces that an Operator watches; it is managed where it is installed (CSV-016). */
export function CopyNotice({ details: { operator }, namespace }: Props) {
  const t = useT();
  if (operator.namespace === namespace) return null;
  const { displayName, name, namespace: home, isCopy } = operator;
  return (
    <Notice
      className="operator-hub__operator-copy"
      variant="info"
      title={t('{{displayName}} is installed in namespace {{home}}', { displayName, home })}
      // Who sees only the copy would see nothing there.
      actionLinks={
        !isCopy && (
          <Link to={routes.operator(home, name)}>{t('Open its page in {{home}}', { home })}</Link>
        )
      }
    >
      {isCopy
        ? t(
            'In {{namespace}} is a copy of its ClusterServiceVersion, which is all that you may see.',
            {
              namespace,
            },
          )
        : t('It serves {{namespace}}, too. What you see here is the original.', { namespace })}
    </Notice>
  );
}

/** `namespace`: the one of the page's address. */
type Props = OperatorTabProps & { readonly namespace: string };
