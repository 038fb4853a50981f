import { useEffect, useRef } from 'react';
import { FailureAlert } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { Failure } from '~/kube/failure';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { useT } from '~/i18n';

/** Why an action stopped. That an object is no longer the one that was shown is nobody's mistake, and is said so. */
export function ActionFailure({ failure, what, isLive = false }: Props) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A long dialog may have scrolled away from it.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={place} role="alert">
      {hasChangedMeanwhile(failure) ? (
        <Notice
          variant="warning"
          title={t('The object has changed meanwhile and was left as it is')}
        >
          {isLive
            ? t(
                'What is shown here is how it is now, with your choice. Try again if that is right.',
              )
            : t('Close this and look at it again: what was shown here is no longer true.')}
        </Notice>
      ) : (
        <FailureAlert failure={failure} what={what} />
      )}
    </div>
  );
}

type Props = {
  readonly failure: Failure;
  /** The kind of the object that could not be changed. */
  readonly what: string;
  /** What is shown follows the cluster. */
  readonly isLive?: boolean;
};
