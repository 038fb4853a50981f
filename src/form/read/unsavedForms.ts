import { queryClient } from '~/kube/queryClient';

/** The text of a form that is not saved. */
export type UnsavedForm = {
  readonly text: string;
  /** The edited instance as it was opened; `null`: a new instance. */
  readonly base: { readonly uid: string; readonly object: object } | null;
};

const KEY = 'unsaved-instance';

// It lasts until the page is reloaded. The browser does not store it, because it can contain passwords.
queryClient.setQueryDefaults([KEY], { gcTime: Infinity });

/** The unsaved text of a form that the user left, for example with the project selector; `null`: none. */
export function unsavedForm(form: string): UnsavedForm | null {
  return queryClient.getQueryData<UnsavedForm>([KEY, form]) ?? null;
}

/** @param form the URL of the form, without a project for a new instance */
export function keepUnsavedForm(form: string, unsaved: UnsavedForm | null): void {
  if (unsaved === null) queryClient.removeQueries({ queryKey: [KEY, form] });
  else queryClient.setQueryData([KEY, form], unsaved);
}
