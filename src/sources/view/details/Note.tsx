/** A note below a fact. */
export function Note({ children }: { readonly children: string }) {
  return <div className="operator-hub__source-note">{children}</div>;
}
