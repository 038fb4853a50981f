import { recordIn } from '~/kube/json';
import { findFirst, parseJsonPath } from './jsonPath';

/**
 * The steps of a descriptor's path: names separated by dots, and brackets. Unlike in JSONPath, a name has any
 * characters; a backslash escapes a dot. Source: the console splits paths like lodash `_.toPath` (operator-lifecycle-manager
 * package, descriptors), compared 2026-11-28.
 */
export function pathSteps(path: string): readonly string[] {
  const found = path.match(/\[[^\]]*\]|(?:\\.|[^.[\\]|\\$)+/g) ?? [];
  return found
    .map((step) =>
      step
        .trim()
        .replace(/\\(.)/g, '$1')
        .replace(/^\[(["'])(.*)\1\]$/, '$2'),
    )
    .filter((step) => step !== '');
}

/** The first value of a path. A name applies to each item of a list. */
export function valueAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (step.startsWith('[?')) {
    const filter = parseJsonPath(step);
    return filter === null ? undefined : valueAt(findFirst(filter, value), rest);
  }
  if (!Array.isArray(value)) {
    const record = recordIn(value);
    const name = step.replace(/^\[(.*)\]$/, '$1');
    return Object.hasOwn(record, name) ? valueAt(record[name], rest) : undefined;
  }
  const items: readonly unknown[] = value;
  const [, index] = /^\[?(\d+)\]?$/.exec(step) ?? [];
  if (index !== undefined) return valueAt(items[Number(index)], rest);
  const below = step === '[*]' || step === '[]' ? rest : [step, ...rest];
  return items.map((item) => valueAt(item, below)).find((found) => found !== undefined);
}
