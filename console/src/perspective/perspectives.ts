export const PERSPECTIVES = ['admin', 'dev'] as const;

export type Perspective = (typeof PERSPECTIVES)[number];

export function isPerspective(id: string | undefined): id is Perspective {
  return PERSPECTIVES.some((one) => one === id);
}

/** The default perspective of a user; undefined while unknown. Rule: dev-console, utils/perspective. */
export function perspectiveFor(canGetNamespaces: boolean | undefined): Perspective | undefined {
  if (canGetNamespaces === undefined) return undefined;
  return canGetNamespaces ? 'admin' : 'dev';
}

/**
 * Whether an extension is of a perspective; without a name it is of the default one.
 * Rule: console-app, nav/useNavExtensionForPerspective.ts.
 */
export function isOf(perspective: Perspective, { perspective: named }: Named): boolean {
  return named === undefined ? perspective === 'admin' : named === perspective;
}

type Named = { readonly perspective?: string };
