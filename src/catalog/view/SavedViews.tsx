import { memo, useEffect, useRef, useState } from 'react';
import { useSavedViews } from '~/catalog/read/catalogPreferences';
import { viewFrom } from '~/catalog/rules/catalogQuery';
import { SaveViewDialog } from './SaveViewDialog';
import { SavedViewsDialog } from './SavedViewsDialog';
import { SavedViewsMenu } from './SavedViewsMenu';
import type { EditView } from './useCatalogUrl';

/** The user's saved views: to show one, to save what is shown, to rename and delete. */
export const SavedViews = memo(function SavedViews({ query, onView }: Props) {
  const { views, save, rename, remove } = useSavedViews();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // The menu item that opened the dialog is gone when it closes.
  useEffect(() => {
    if (dialog === null) return undefined;
    const button = toggle.current;
    return () => {
      button?.focus();
    };
  }, [dialog]);
  const close = () => {
    setDialog(null);
  };
  return (
    <>
      <SavedViewsMenu
        views={views}
        query={query}
        toggle={toggle}
        onShow={(view) => {
          onView(() => viewFrom(new URLSearchParams(view.query)));
        }}
        onAsk={setDialog}
      />
      {dialog === 'save' && (
        <SaveViewDialog
          views={views}
          onSave={(name) => {
            save({ name, query });
          }}
          onClose={close}
        />
      )}
      {dialog === 'manage' && (
        <SavedViewsDialog views={views} onRename={rename} onRemove={remove} onClose={close} />
      )}
    </>
  );
});

type Props = {
  /** The view that is shown, as a query string. */
  readonly query: string;
  readonly onView: EditView;
};
