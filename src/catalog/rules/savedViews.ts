import { queryOf, viewFrom } from './catalogQuery';
import { listIn, recordIn, textIn } from '~/kube/json';

/** A named view of the catalog with its query string. */
export type SavedView = { readonly name: string; readonly query: string };

/** A limit for the object with all preferences, which the console loads with every page. */
export const MOST_VIEWS = 30;
export const LONGEST_VIEW_NAME = 60;

/** The views in a user preference, which can contain anything: only known parts are kept. */
export function savedViewsIn(stored: unknown): readonly SavedView[] {
  const views = listIn(stored).map(recordIn);
  return views
    .flatMap(({ name, query }) => {
      const known = textIn(name);
      const isView = known !== null && typeof query === 'string';
      return isView ? [{ name: cut(known), query: normal(query) }] : [];
    })
    .filter(({ name }, index, all) => index === all.findIndex((view) => view.name === name))
    .slice(0, MOST_VIEWS);
}

/** With one more view, which replaces one of the same name. An empty name saves nothing. */
export function withView(
  views: readonly SavedView[],
  name: string,
  query: string,
): readonly SavedView[] {
  const known = textIn(name);
  if (known === null) return views;
  const saved = { name: cut(known), query: normal(query) };
  const isThere = views.some((view) => view.name === saved.name);
  return isThere
    ? views.map((view) => (view.name === saved.name ? saved : view))
    : [...views, saved].slice(-MOST_VIEWS);
}

export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name);
}

/** With another name in the same position, replacing a view with that name. */
export function renamedView(
  views: readonly SavedView[],
  name: string,
  wanted: string,
): readonly SavedView[] {
  const next = cut(textIn(wanted) ?? name);
  return views
    .filter((view) => view.name === name || view.name !== next)
    .map((view) => (view.name === name ? { ...view, name: next } : view));
}

function cut(name: string): string {
  return name.slice(0, LONGEST_VIEW_NAME).trim();
}

function normal(query: string): string {
  return queryOf(viewFrom(new URLSearchParams(query)));
}
