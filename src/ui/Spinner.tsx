import { Spinner as Circle, type SpinnerProps } from '@patternfly/react-core';

/** PatternFly's spinner, whose value would be read out as "Loading..." in English. It has a name, or somebody beside it says what goes on. */
export function Spinner(props: SpinnerProps) {
  return <Circle aria-valuetext="" size="md" {...props} />;
}
