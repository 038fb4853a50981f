/** Packages that ship no types; only what the lint configuration uses. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';

  const plugin: { readonly flatConfigs: { readonly recommended: Linter.Config } };
  // eslint-disable-next-line import-x/no-default-export -- this is how the package exports it
  export default plugin;
}
