import { HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { FailureAlert } from '~/ui/FailureAlert';
import type { DryRun } from '~/kube/serverDryRun';
import { useT } from '~/i18n';

/** The server's answer to a dry run of a creation. */
export function DryRunAnswer({ dryRun, what }: Props) {
  const t = useT();
  if (dryRun.kind === 'refused') return <FailureAlert failure={dryRun.failure} what={what} />;
  return (
    <HelperText isLiveRegion>
      {dryRun.kind === 'asking' && <HelperTextItem>{t('Validating…')}</HelperTextItem>}
      {dryRun.kind === 'accepted' && (
        <HelperTextItem variant="success">{t('Server dry run succeeded')}</HelperTextItem>
      )}
      {dryRun.kind === 'accepted' &&
        dryRun.warnings?.map((warning) => (
          <HelperTextItem key={warning} variant="warning">
            {warning}
          </HelperTextItem>
        ))}
    </HelperText>
  );
}

type Props = {
  readonly dryRun: DryRun;
  /** The object's kind. */
  readonly what: string;
};
