import type { UninstallChoices } from '~/remove/rules/choices';
import type { UninstallInventory } from '~/remove/rules/inventory';

/** What every choice of the dialog is made from. */
export type ChoiceProps = {
  readonly inventory: UninstallInventory;
  readonly choices: UninstallChoices;
  readonly onChoices: (choices: UninstallChoices) => void;
};
