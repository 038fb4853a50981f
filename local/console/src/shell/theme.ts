import { useEffect } from 'react';
import { useUserPreference } from '../preferences/useUserPreference';

export const THEMES = ['systemDefault', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const DARK = 'pf-v6-theme-dark';
const HIGH_CONTRAST = 'pf-v6-theme-high-contrast';

export type ThemeChoice = {
  readonly theme: Theme;
  readonly isHighContrast: boolean;
  readonly setTheme: (theme: Theme) => void;
  readonly setHighContrast: (on: boolean) => void;
};

/** The chosen theme, put on `<html>` as PatternFly's classes, as the console's ThemeProvider does. */
export function useTheme(): ThemeChoice {
  const [theme = 'systemDefault', setTheme] = useUserPreference<Theme>(
    'console.theme',
    undefined,
    true,
  );
  const [isHighContrast = false, setHighContrast] = useUserPreference<boolean>(
    'console.theme.contrast',
    undefined,
    true,
  );
  useEffect(() => {
    const preference = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const isDark = theme === 'dark' || (theme === 'systemDefault' && preference.matches);
      document.documentElement.classList.toggle(DARK, isDark);
      document.documentElement.classList.toggle(HIGH_CONTRAST, isHighContrast);
    };
    apply();
    preference.addEventListener('change', apply);
    return () => {
      preference.removeEventListener('change', apply);
    };
  }, [theme, isHighContrast]);
  return { theme, isHighContrast, setTheme, setHighContrast };
}
