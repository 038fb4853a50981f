import type { UninstallChoices } from '~/domain/uninstall/choices';
import type { UninstallInventory } from '~/domain/uninstall/inventory';

/** What every choice of the dialog is made from. */
export type ChoiceProps = {
  readonly inventory: UninstallInventory;
  readonly choices: UninstallChoices;
  readonly onChoices: (choices: UninstallChoices) => void;
};
