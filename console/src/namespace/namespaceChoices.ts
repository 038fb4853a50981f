/** Which namespaces the selector offers. Rules: console-shared, NamespaceDropdown. */
import { ALL_NAMESPACES } from './namespaceRoute';

export type NamespaceChoice = { readonly name: string; readonly title: string };

type Requested = {
  readonly names: readonly string[];
  readonly selected: string;
  readonly allTitle: string | undefined;
  readonly search: string;
  readonly showSystem: boolean;
  readonly favorites: Readonly<Record<string, boolean>>;
};

type Offered = {
  readonly shown: readonly NamespaceChoice[];
  readonly favored: readonly NamespaceChoice[];
  readonly hasSystem: boolean;
};

/** The matching choices, "all" first, with the favorites separately. The selected one is included even if it is not in the list. */
export function choicesOf({
  names,
  selected,
  allTitle,
  search,
  showSystem,
  favorites,
}: Requested): Offered {
  const known = new Set(selected === ALL_NAMESPACES ? names : [...names, selected]);
  const sorted = [...known].toSorted((one, other) => one.localeCompare(other));
  const all = allTitle === undefined ? [] : [{ name: ALL_NAMESPACES, title: allTitle }];
  const found = [...all, ...sorted.map((name) => ({ name, title: name }))].filter(({ title }) =>
    matches(title.toLowerCase(), search.toLowerCase()),
  );
  return {
    shown: found.filter(({ name }) => showSystem || !isSystemNamespace(name)),
    favored: found.filter(({ name }) => favorites[name] === true),
    hasSystem: sorted.some(isSystemNamespace),
  };
}

/** Whether all letters of the search occur in the title in this order. */
function matches(title: string, search: string): boolean {
  const [first, rest] = [search.charAt(0), search.slice(1)];
  const place = title.indexOf(first);
  return search === '' || (place >= 0 && matches(title.slice(place + 1), rest));
}

/** Namespaces of the platform, which the selector hides by default. Rule: console-shared, filters. */
function isSystemNamespace(name: string): boolean {
  return /^(?:openshift|kube)(?:-|$)|^default$/.test(name);
}
