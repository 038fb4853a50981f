/** The subset of JSONPath that printer columns use: fields, positions, `[*]` and equality filters. */
import { isObject } from '../json';

/** All values of a path, such as `.status.conditions[?(@.type=="Ready")].status`. */
export function findByPath(root: unknown, path: string): readonly unknown[] {
  return stepsOf(path).reduce<readonly unknown[]>(
    (values, step) => values.flatMap((value) => follow(value, step)),
    [root],
  );
}

type Step =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'position'; readonly position: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'where'; readonly path: string; readonly equals: unknown };

const FIELD = /^\.?((?:\\.|[^.[\]\\])+)/;
const BRACKET = /^\[((?:"[^"]*"|'[^']*'|[^\]"'])*)\]/;
const FILTER = /^\?\(\s*@(.+?)\s*==\s*(.+?)\s*\)$/;

function stepsOf(path: string): readonly Step[] {
  const steps: Step[] = [];
  let rest = path.replace(/^\{(.*)\}$/, '$1').replace(/^\$/, '');
  while (rest !== '') {
    const bracket = BRACKET.exec(rest);
    const found = bracket ?? FIELD.exec(rest);
    if (found === null) {
      return steps;
    }
    const inner = found[1] ?? '';
    steps.push(bracket === null ? fieldStep(inner) : bracketStep(inner));
    rest = rest.slice(found[0].length);
  }
  return steps;
}

/** A backslash escapes a dot in a name: `.metadata.labels.app\.kubernetes\.io`. */
function fieldStep(text: string): Step {
  return { kind: 'field', name: text.replace(/\\(.)/g, '$1') };
}

function bracketStep(text: string): Step {
  if (text === '*') {
    return { kind: 'all' };
  }
  const filter = FILTER.exec(text);
  if (filter !== null) {
    return { kind: 'where', path: filter[1] ?? '', equals: literal(filter[2] ?? '') };
  }
  return /^-?\d+$/.test(text)
    ? { kind: 'position', position: Number(text) }
    : { kind: 'field', name: unquoted(text) };
}

function literal(text: string): unknown {
  if (text === 'true' || text === 'false') {
    return text === 'true';
  }
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : unquoted(text);
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, '$2');
}

function follow(value: unknown, step: Step): readonly unknown[] {
  switch (step.kind) {
    case 'field':
      return isObject(value) ? present(value[step.name]) : [];
    case 'position':
      return present(itemsOf(value).at(step.position));
    case 'all':
      return itemsOf(value);
    case 'where':
      return itemsOf(value).filter((item) => findByPath(item, step.path)[0] === step.equals);
  }
}

function present(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value];
}

function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    return value;
  }
  return isObject(value) ? Object.values(value) : [];
}
