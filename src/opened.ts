import { matchRoutes } from 'react-router';
import type { OpenedPage } from '~/start/pageStart';
import { packageIn, patterns } from './routes';

const ROUTES = Object.entries(patterns).flatMap(([page, paths]) =>
  paths.map((path) => ({ path, page })),
);

/** The page of the plugin at a path; `null`: none. */
export function openedPage(pathname: string): OpenedPage | null {
  const found = matchRoutes(ROUTES, pathname)?.at(-1);
  if (found === undefined) return null;
  const { ns, package: segment } = found.params;
  return {
    page: found.route.page,
    namespace: ns ?? null,
    packageKey: segment === undefined ? null : packageIn(segment),
  };
}
