import { recordIn, textIn, textMapIn } from '~/kube/json';
import type { CatalogSelector, ClusterCatalog } from '~/kube/models/olmV1';
import { type CatalogContent, contentIn, isServing } from '~/olm/paths/clusterCatalogs';
import { conditionsIn, type ExtensionCondition } from './extension';

/** The parsed fields of a ClusterCatalog. */
export type Catalog = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly priority: number;
  /** Disabled: OLM ignores it. */
  readonly isUnavailable: boolean;
  readonly isServing: boolean;
  readonly content: CatalogContent;
  /** The problem that prevents OLM from reading its content; `null` if there is none. */
  readonly failing: ExtensionCondition | null;
};

export function readCatalog(object: ClusterCatalog): Catalog {
  const metadata = recordIn(object.metadata);
  const spec = recordIn(object.spec);
  const { priority, availabilityMode } = spec;
  return {
    name: textIn(metadata['name']) ?? '',
    labels: textMapIn(metadata['labels']),
    priority: typeof priority === 'number' ? priority : 0,
    isUnavailable: availabilityMode === 'Unavailable',
    isServing: isServing(object),
    content: contentIn(object),
    // From the reason only, because the status remains "True" with "Succeeded".
    failing:
      conditionsIn(recordIn(object.status)['conditions']).find(
        ({ type, reason }) => type === 'Progressing' && reason !== 'Succeeded',
      ) ?? null,
  };
}

/** Whether the labels of a catalog match, or the selector is invalid. */
export type SelectorFit = 'fits' | 'other' | 'invalid';

/**
 * Evaluates `spec.source.catalog.selector` as OLM does: `LabelSelectorAsSelector` of apimachinery
 * (pkg/apis/meta/v1/helpers.go). The API server does not validate it (recording v1_selector_invalid).
 * @param selector `null`: all catalogs
 */
export function selectorFit(
  selector: CatalogSelector | null,
  labels: Readonly<Record<string, string>>,
): SelectorFit {
  const requirements = selector === null ? [] : requirementsOf(selector);
  if (!requirements.every(isValid)) return 'invalid';
  return requirements.every((one) => isMet(one, labels)) ? 'fits' : 'other';
}

/** A selector for one catalog by the label with its name, which OLM sets on each catalog. */
export function onlyCatalog(name: string): CatalogSelector {
  return { matchLabels: { [NAME_LABEL]: name } };
}

/** The catalog of a selector that consists only of the name label. */
export function onlyCatalogIn(selector: CatalogSelector | null): string | null {
  const requirements = selector === null ? [] : requirementsOf(selector);
  const [only, ...others] = requirements;
  if (only === undefined || others.length > 0 || only.key !== NAME_LABEL) return null;
  const [name, ...more] = only.operator === 'In' ? only.values : [];
  return more.length === 0 ? (name ?? null) : null;
}

const NAME_LABEL = 'olm.operatorframework.io/metadata.name';

type Requirement = {
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
};

function requirementsOf({
  matchLabels = {},
  matchExpressions = [],
}: CatalogSelector): readonly Requirement[] {
  return [
    ...Object.entries(matchLabels).map(([key, value]) => ({
      key,
      operator: 'In',
      values: [value],
    })),
    ...matchExpressions.map(({ key = '', operator = '', values = [] }) => ({
      key,
      operator,
      values,
    })),
  ];
}

/** Source: `labels.NewRequirement` (apimachinery/pkg/labels/selector.go). */
function isValid({ key, operator, values }: Requirement): boolean {
  const isSet = operator === 'In' || operator === 'NotIn';
  if (!isSet && operator !== 'Exists' && operator !== 'DoesNotExist') return false;
  return isSet === values.length > 0 && isKey(key) && values.every(isValue);
}

const WORD = /^[A-Za-z0-9](?:[-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$/;
const PREFIX = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;

function isKey(key: string): boolean {
  const [name = '', prefix, ...more] = key.split('/').toReversed();
  if (more.length > 0 || !WORD.test(name)) return false;
  return prefix === undefined || (prefix.length <= 253 && PREFIX.test(prefix));
}

function isValue(value: string): boolean {
  return value === '' || WORD.test(value);
}

function isMet({ key, operator, values }: Requirement, labels: Labels): boolean {
  const value = Object.hasOwn(labels, key) ? labels[key] : undefined;
  switch (operator) {
    case 'In':
      return value !== undefined && values.includes(value);
    case 'NotIn':
      return value === undefined || !values.includes(value);
    case 'Exists':
      return value !== undefined;
    default:
      return value === undefined;
  }
}

type Labels = Readonly<Record<string, string>>;
