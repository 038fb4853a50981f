/** Applies the list of intended differences. */
import { NOT_SIMULATED, type Exception } from './notSimulated';

export type Place = {
  readonly situation: string;
  /** The plural, or `events`. */
  readonly resource: string;
};

/** Permitted differences of two accounts. */
export type Tolerance = {
  readonly isLeftOut: (place: Place, line: string) => boolean;
  readonly isFlipping: (place: Place, fact: string) => boolean;
  /** Replaces equivalent texts in a line. */
  readonly equivalent: (place: Place, line: string) => string;
};

export function toleranceOf(exceptions: readonly Exception[]): Tolerance {
  const has = (how: Exception['how'], place: Place, text: string): boolean =>
    exceptions.some((each) => each.how === how && isAt(each, place) && each.what.test(text));
  return {
    isLeftOut: (place, line) => has('left out', place, line),
    isFlipping: (place, fact) => has('flips', place, fact),
    equivalent: (place, line) =>
      exceptions.reduce(
        (text, each) =>
          each.how === 'equivalent' && isAt(each, place)
            ? text.replace(each.what, each.instead)
            : text,
        line,
      ),
  };
}

export const TOLERANCE = toleranceOf(NOT_SIMULATED);

function isAt(exception: Exception, { situation, resource }: Place): boolean {
  return exception.resource === resource && (exception.situation ?? situation) === situation;
}
