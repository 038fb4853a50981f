import { Button } from '@patternfly/react-core';
import { useRightText } from '~/ui/rightText';
import type { Failure } from '~/kube/failure';
import { useT } from '~/i18n';

/** Why it is not known what the pods use, in one line: what they ask for is known all the same. */
export function UsageUnknown({ failure, onRetry }: Props) {
  const t = useT();
  const rightText = useRightText();
  if (failure.kind === 'not-found' || failure.kind === 'not-served') {
    return (
      <p className="operator-hub__subtle">
        {t('What it uses is not known: this console has no monitoring to ask.')}
      </p>
    );
  }
  if (failure.right !== undefined) {
    return (
      <p className="operator-hub__subtle">
        {t('What it uses is not known to you: that takes the right to {{right}}.', {
          right: rightText(failure.right),
        })}
      </p>
    );
  }
  return (
    <p className="operator-hub__subtle">
      {t('What it uses is not known: monitoring does not answer.')}{' '}
      <Button variant="link" isInline onClick={onRetry}>
        {t('Try again')}
      </Button>
    </p>
  );
}

type Props = { readonly failure: Failure; readonly onRetry: () => void };
