/** What has to be said to a fact, below it. */
export function Note({ children }: { readonly children: string }) {
  return <div className="operator-hub__source-note">{children}</div>;
}
