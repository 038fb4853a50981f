import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUserPreference } from '../preferences/useUserPreference';
import { serverFlags } from '../serverFlags';
import { LoadingBox } from '../shell/LoadingBox';
import { ALL_NAMESPACES, namespaceInPath, urlInNamespace } from './namespaceRoute';

type ActiveNamespace = readonly [namespace: string, setNamespace: (namespace: string) => void];

const NamespaceContext = createContext<ActiveNamespace>([ALL_NAMESPACES, () => undefined]);

/** The active namespace (`#ALL_NS#` for all) and its setter, which also moves the page to that namespace's URL. */
export function useActiveNamespace(): ActiveNamespace {
  return useContext(NamespaceContext);
}

/**
 * Finds the active namespace: the last one in a URL or selected, else the preferred one, else the last one of an earlier
 * visit, else all. Rules: console-app, detect-context/namespace.ts.
 */
export function NamespaceProvider({ children }: { readonly children: ReactNode }) {
  const named = namespaceInPath(useLocation().pathname);
  const navigate = useNavigate();
  const [preferred, , preferredLoaded] = useUserPreference<string>('console.preferredNamespace');
  const [last, setLast, lastLoaded] = useUserPreference<string>('console.lastNamespace');
  const [active, setActive] = useState(named);
  const namespace = active ?? preferred ?? last ?? ALL_NAMESPACES;
  const latest = useRef({ namespace, navigate });
  useLayoutEffect(() => {
    latest.current = { namespace, navigate };
  });
  const update = useCallback((next: string) => {
    if (next === latest.current.namespace) return;
    setActive(next);
    // As in the console, a path is compared with one that has the query: with a query, it navigates to the same page again.
    const { pathname, search, hash } = window.location;
    const here = pathname.slice(serverFlags.basePath.length - 1);
    const url = urlInNamespace({ pathname: here, search, hash }, next);
    if (url !== here) void latest.current.navigate(url);
  }, []);
  useEffect(() => {
    if (named !== undefined) update(named);
  }, [named, update]);
  const setNamespace = useCallback(
    (next: string) => {
      setLast(next);
      update(next);
    },
    [setLast, update],
  );
  const value = useMemo<ActiveNamespace>(
    () => [namespace, setNamespace],
    [namespace, setNamespace],
  );
  return preferredLoaded && lastLoaded ? (
    <NamespaceContext.Provider value={value}>{children}</NamespaceContext.Provider>
  ) : (
    <LoadingBox />
  );
}
