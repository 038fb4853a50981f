/** What labels the dialog. */
export const UNINSTALL_TITLE = 'uninstall-title';
