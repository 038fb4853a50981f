import { Spinner as Circle, type SpinnerProps } from '@patternfly/react-core';

/**
 * PatternFly's spinner without its English "Loading..." value. It has a name, or a text beside it says what is loading.
 */
export function Spinner(props: SpinnerProps) {
  return <Circle aria-valuetext="" size="md" {...props} />;
}
