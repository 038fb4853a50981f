import { FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { Failure } from '~/kube/failure';
import { useT } from '~/i18n';
import { useRightText } from '~/ui/rightText';

/** Why a field has no list to choose from. It can be typed, so that this stops nobody. */
export function ChoicesFailure({ failure }: { readonly failure: Failure }) {
  const t = useT();
  const rightText = useRightText();
  // What is not there is said as a problem of its name.
  if (failure.kind === 'not-found') return null;
  const { right, message } = failure;
  return (
    <FormHelperText>
      <HelperText isLiveRegion>
        <HelperTextItem>
          {failure.kind === 'forbidden' && right !== undefined
            ? t('To choose from a list you need the right to {{right}}.', {
                right: rightText(right),
              })
            : t('There is no list to choose from: {{message}}', { message })}
        </HelperTextItem>
      </HelperText>
    </FormHelperText>
  );
}
