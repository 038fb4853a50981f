/** Which perspective is active. Rules: openshift/console, console-app detect-context, and dev-console utils/perspective. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { useUserPreference } from '../preferences/useUserPreference';
import { LoadingBox } from '../shell/LoadingBox';
import { useFlagValue } from '../store/useFlagValue';
import { type Perspective, isPerspective, perspectiveFor } from './perspectives';

type ActivePerspective = readonly [
  perspective: Perspective,
  setPerspective: (perspective: string, next?: string) => void,
];

const PerspectiveContext = createContext<ActivePerspective>(['admin', () => undefined]);

/** The active perspective and its setter, which also leads to `next`, else to the start page. */
export function useActivePerspective(): ActivePerspective {
  return useContext(PerspectiveContext);
}

/** Finds the perspective: that of the URL's query, else the preferred or last one, else the one that fits the user. */
export function PerspectiveProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const here = createPath(location);
  const asked = new URLSearchParams(location.search).get('perspective') ?? '';
  const [preferred, , preferredLoaded] = useUserPreference<string>('console.preferredPerspective');
  const [last, setLast, lastLoaded] = useUserPreference<string>('console.lastPerspective');
  const fitting = perspectiveFor(useFlagValue('CAN_GET_NS'));
  const [chosen, setChosen] = useState<string>();
  const isLoaded = preferredLoaded && lastLoaded;
  const known = [chosen, preferred, last].find(isPerspective);
  const setPerspective = useCallback(
    (next: string, path = '/') => {
      setLast(next);
      setChosen(next);
      void navigate(path);
    },
    [navigate, setLast],
  );
  const change = changeTo({ asked, known, fitting });
  useEffect(() => {
    if (isLoaded && change !== undefined) setPerspective(change, here);
  }, [isLoaded, change, here, setPerspective]);
  const value = useMemo<ActivePerspective>(
    () => [known ?? 'admin', setPerspective],
    [known, setPerspective],
  );
  return isLoaded && known !== undefined ? (
    <PerspectiveContext.Provider value={value}>{children}</PerspectiveContext.Provider>
  ) : (
    <LoadingBox />
  );
}

/** What to change to: what the URL asks for, or what fits the user while no perspective is known. */
function changeTo({ asked, known, fitting }: Known): Perspective | undefined {
  if (isPerspective(asked)) return asked === known ? undefined : asked;
  return known === undefined ? fitting : undefined;
}

type Known = {
  readonly asked: string;
  readonly known: Perspective | undefined;
  readonly fitting: Perspective | undefined;
};
