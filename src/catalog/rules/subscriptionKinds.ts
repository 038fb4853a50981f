/** The kinds of required subscriptions for the filter, in the order of the stock console (2.5). */
export const SUBSCRIPTION_KINDS = [
  'openshift-kubernetes-engine',
  'openshift-virtualization-engine',
  'openshift-container-platform',
  'openshift-platform-plus',
  'separate',
  'none',
] as const;

export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/**
 * The kinds in the free texts of a package (BR-039): OpenShift's own by name, where each of the two engines includes
 * both; "none" in the usual spellings; any other text is a separate one.
 */
export function subscriptionKinds(texts: readonly string[]): readonly SubscriptionKind[] {
  const found = new Set(texts.flatMap(kindsOf));
  return SUBSCRIPTION_KINDS.filter((kind) => found.has(kind));
}

function kindsOf(text: string): readonly SubscriptionKind[] {
  const name = text.trim().toLowerCase();
  if (NOT_NEEDED.test(name)) return ['none'];
  return OPENSHIFT.get(name) ?? ['separate'];
}

const NOT_NEEDED =
  /^(?:none|n\/a|not required(?: to use .*)?|no subscriptions? (?:is |are )?(?:required|needed))\.?$/;

const ENGINES = ['openshift-kubernetes-engine', 'openshift-virtualization-engine'] as const;

const OPENSHIFT: ReadonlyMap<string, readonly SubscriptionKind[]> = new Map<
  string,
  readonly SubscriptionKind[]
>([
  ['openshift kubernetes engine', ENGINES],
  ['openshift virtualization engine', ENGINES],
  ['openshift container platform', ['openshift-container-platform']],
  ['openshift platform plus', ['openshift-platform-plus']],
]);
