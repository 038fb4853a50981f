import { createContext, useCallback, useContext, useMemo } from 'react';
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
  const namespace = namespaceInPath(pathname) ?? favorite ?? last ?? ALL_NAMESPACES;
  const setNamespace = useCallback(
    (next: string) => {
      const path = pathInNamespace(pathname, next);
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
