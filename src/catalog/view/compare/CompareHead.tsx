import { Button, Skeleton } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
import { CatalogStateLabel } from '~/ui/CatalogStateLabel';
import { FailureAlert } from '~/ui/FailureAlert';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { PackageActions } from '~/catalog/view/package/PackageActions';
import type { OneOfSeveral } from '~/catalog/read/packageDetails';
import { packageIcon } from '~/olm/read/packageIcon';
import { type PackageKey, identityOf } from '~/olm/packages/operatorPackage';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { selectionIn } from '~/catalog/rules/selection';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';

/** A column's head: which package, how it stands, what to do; in place of them, why it is not there. */
export function CompareHead({ one, scope, onRemove }: Props) {
  const t = useT();
  const { key, details, retry } = one;
  const name = key.packageName;
  return (
    <div className="operator-hub__compare-head">
      {details.status === 'loading' && (
        <Skeleton height="5rem" screenreaderText={t('Loading {{what}}', { what: name })} />
      )}
      {details.status === 'failed' && (
        <FailureAlert
          failure={details.failure}
          what={t('Operator {{name}}', { name })}
          onRetry={retry}
        />
      )}
      {details.status === 'ready' && <Known details={details.data} scope={scope} />}
      <Button
        variant="plain"
        size="sm"
        className="operator-hub__compare-remove"
        icon={<TimesIcon />}
        aria-label={t('Do not compare {{name}}', { name })}
        onClick={() => {
          onRemove(key);
        }}
      />
    </div>
  );
}

type Props = {
  readonly one: OneOfSeveral;
  readonly scope: NamespaceScope;
  readonly onRemove: (key: PackageKey) => void;
};

type KnownProps = { readonly details: PackageDetails; readonly scope: NamespaceScope };

function Known({ details, scope }: KnownProps) {
  const { operator, state } = details;
  const selection = selectionIn(operator, { channel: null, version: null });
  if (selection === null) return null;
  return (
    <>
      <OperatorIcon icon={packageIcon(scope, identityOf(operator))} />
      <span className="operator-hub__compare-name" dir="auto">
        {selection.channel.displayName}
      </span>
      <CatalogStateLabel state={state} />
      <PackageActions details={details} selection={selection} scope={scope} isOneOfSeveral />
    </>
  );
}
