import { useEffect } from 'react';
import { useUserPreference } from '../preferences/useUserPreference';

export const THEMES = ['systemDefault', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const CONTRASTS = ['glass', 'default', 'contrast'] as const;
export type Contrast = (typeof CONTRASTS)[number];

const DARK = 'pf-v6-theme-dark';
const GLASS = 'pf-v6-theme-glass';
const HIGH_CONTRAST = 'pf-v6-theme-high-contrast';

export type ThemeChoice = {
  readonly theme: Theme;
  readonly contrast: Contrast;
  readonly setTheme: (theme: Theme) => void;
  readonly setContrast: (contrast: Contrast) => void;
};

/** The selected theme, put on `<html>` as PatternFly's classes, as the console's ThemeProvider does. Glass is off at first as in 4.x. */
export function useTheme(): ThemeChoice {
  const [theme = 'systemDefault', setTheme] = useUserPreference<Theme>(
    'console.theme',
    undefined,
    true,
  );
  const [selected, setContrast] = useUserPreference<Contrast>(
    'console.theme/contrast',
    undefined,
    true,
  );
  const contrast =
    selected ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'default');
  useEffect(() => {
    const preference = matchMedia('(prefers-color-scheme: dark)');
    const { classList } = document.documentElement;
    const apply = () => {
      classList.toggle(DARK, theme === 'dark' || (theme === 'systemDefault' && preference.matches));
      classList.toggle(GLASS, contrast === 'glass');
      classList.toggle(HIGH_CONTRAST, contrast === 'contrast');
    };
    apply();
    preference.addEventListener('change', apply);
    return () => {
      preference.removeEventListener('change', apply);
    };
  }, [theme, contrast]);
  return { theme, contrast, setTheme, setContrast };
}
