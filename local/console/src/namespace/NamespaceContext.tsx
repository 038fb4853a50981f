import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUserPreference } from '../preferences/useUserPreference';
import { LoadingBox } from '../shell/LoadingBox';
import { ALL_NAMESPACES, namespaceInPath, pathInNamespace } from './namespaceRoute';

type ActiveNamespace = readonly [namespace: string, setNamespace: (namespace: string) => void];

const NamespaceContext = createContext<ActiveNamespace>([ALL_NAMESPACES, () => undefined]);

/** The active namespace (`#ALL_NS#` for all) and its setter, which also moves the page to that namespace's URL. */
export function useActiveNamespace(): ActiveNamespace {
  return useContext(NamespaceContext);
}

/** Finds the active namespace: that of the URL, else the favourite one, else the last one, else all. */
export function NamespaceProvider({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [favorite, , favoriteLoaded] = useUserPreference<string>('console.namespace.favorite');
  const [last, setLast, lastLoaded] = useUserPreference<string>('console.lastNamespace');
  const named = namespaceInPath(pathname);
  const namespace = named ?? favorite ?? last ?? ALL_NAMESPACES;
  const active = useRef(named);
  const go = useRef<() => void>();
  useEffect(() => {
    go.current = () => {
      void navigate(`${pathname}${search}${hash}`);
    };
  });
  // The console goes to the same place once more when another namespace comes with a query: it compares a path with what has
  // the query, too (console-app, detect-namespace/namespace.ts; public, actions/ui.ts).
  useEffect(() => {
    if (named === undefined || named === active.current) {
      return;
    }
    active.current = named;
    if (window.location.search !== '' || window.location.hash !== '') {
      go.current?.();
    }
  }, [named]);
  const setNamespace = useCallback(
    (next: string) => {
      const path = pathInNamespace(pathname, next);
      active.current = next;
      if (path !== pathname) {
        void navigate(`${path}${search}${hash}`);
      }
      setLast(next);
    },
    [pathname, search, hash, navigate, setLast],
  );
  const value = useMemo<ActiveNamespace>(
    () => [namespace, setNamespace],
    [namespace, setNamespace],
  );
  return favoriteLoaded && lastLoaded ? (
    <NamespaceContext.Provider value={value}>{children}</NamespaceContext.Provider>
  ) : (
    <LoadingBox />
  );
}
