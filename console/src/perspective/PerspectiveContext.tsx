/** Which perspective is active. Rules: openshift/console, console-app detect-context, and dev-console utils/perspective. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
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

/** Finds the perspective: that of the URL's query or the switcher, else the preferred or last one, else the user's default. */
export function PerspectiveProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const requested = new URLSearchParams(useLocation().search).get('perspective') ?? '';
  const [preferred, , preferredLoaded] = useUserPreference<string>('console.preferredPerspective');
  const [last, setLast, lastLoaded] = useUserPreference<string>('console.lastPerspective');
  const fitting = perspectiveFor(useFlagValue('CAN_GET_NS'));
  const [chosen, setChosen] = useState<string>();
  const [heard, setHeard] = useState('');
  if (requested !== heard) {
    setHeard(requested);
    if (isPerspective(requested)) setChosen(requested);
  }
  const isLoaded = preferredLoaded && lastLoaded;
  const active = [chosen, preferred, last, fitting].find(isPerspective);
  useEffect(() => {
    if (isLoaded && active !== undefined && active !== last) setLast(active);
  }, [isLoaded, active, last, setLast]);
  const setPerspective = useCallback(
    (next: string, path = '/') => {
      setChosen(next);
      void navigate(path);
    },
    [navigate, setChosen],
  );
  const value = useMemo<ActivePerspective>(
    () => [active ?? 'admin', setPerspective],
    [active, setPerspective],
  );
  return isLoaded && active !== undefined ? (
    <PerspectiveContext.Provider value={value}>{children}</PerspectiveContext.Provider>
  ) : (
    <LoadingBox />
  );
}
