import { Notice } from '~/components/Notice';
import type { DependencyFailure } from '~/domain/install/dependencies/dependencyFailures';
import { useT } from '~/i18n';
import { modeName } from '~/components/modeText';

/** What OLM installs although it will fail. */
export function FailureNotices({ failures, own }: Props) {
  return failures.map((failure) => (
    <OneFailure key={JSON.stringify(failure)} failure={failure} own={own} />
  ));
}

type Props = {
  readonly failures: readonly DependencyFailure[];
  /** The namespace that all goes into. */
  readonly own: string;
};

function OneFailure({
  failure,
  own,
}: {
  readonly failure: DependencyFailure;
  readonly own: string;
}) {
  const t = useT();
  const { packageName } = failure;
  switch (failure.kind) {
    case 'mode-unsupported':
      return (
        <Notice
          isPlain
          variant="danger"
          title={t('{{package}} will fail: it does not support "{{mode}}"', {
            package: packageName,
            mode: modeName(failure.mode, t),
          })}
        >
          {t(
            'OLM installs it into {{own}} all the same, and then refuses it (UnsupportedOperatorGroup). Choose a mode that both support.',
            { own },
          )}
        </Notice>
      );
    case 'served-elsewhere':
      return (
        <Notice
          isPlain
          variant="danger"
          title={t('{{package}} will fail: Operators in {{namespace}} serve {{kinds}} already', {
            package: packageName,
            namespace: failure.namespace,
            kinds: t.list(failure.kinds),
          })}
        >
          {t(
            'OLM looks for what is needed in {{own}} only, and so installs it once more; then it refuses that (InterOperatorGroupOwnerConflict). Install into {{namespace}}, or watch other namespaces.',
            { own, namespace: failure.namespace },
          )}
        </Notice>
      );
  }
}
