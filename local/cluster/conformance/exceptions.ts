/** Applies the list of what is not simulated. */
import { EQUIVALENT, LEFT_OUT } from './notSimulated';

export type Place = {
  readonly situation: string;
  /** The plural, or `events`. */
  readonly resource: string;
};

export function isLeftOut({ situation, resource }: Place, line: string): boolean {
  return LEFT_OUT.some(
    (each) =>
      each.resource === resource &&
      (each.situation ?? situation) === situation &&
      each.what.test(line),
  );
}

/** The line with the texts that stand for others replaced. */
export function equivalent(resource: string, line: string): string {
  return EQUIVALENT.filter((each) => each.resource === resource).reduce(
    (text, { what, instead }) => text.replace(what, instead),
    line,
  );
}
