import { useEffect } from 'react';
import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import { type KeptInput, keptText, parseKeptInput } from '~/install/rules/keptInput';
import { readTab, writeTab } from '~/kube/tabStorage';

/** The input of a package's form in this tab before its installation; `null`: none. */
export function readInput(form: PackageKey): KeptInput | null {
  return parseKeptInput(readTab(keyOf(form)));
}

/** Deletes the input. */
export function forgetInput(form: PackageKey): void {
  writeTab(keyOf(form), null);
}

/**
 * Stores the input for the lifetime of the tab, because links of the console leave a form without a warning, and a
 * reload must continue an installation.
 * @param input `null`: keeps the previous one
 */
export function useKeptInput(form: PackageKey, input: KeptInput | null): void {
  const key = keyOf(form);
  const text = input === null ? undefined : keptText(input);
  useEffect(() => {
    if (text !== undefined) writeTab(key, text);
  }, [key, text]);
}

/** Deletes the input after the installation. */
export function useInputDone(form: PackageKey, isDone: boolean): void {
  const key = keyOf(form);
  useEffect(() => {
    if (isDone) writeTab(key, null);
  }, [key, isDone]);
}

function keyOf(form: PackageKey): string {
  return `operator-hub/install/${packageId(form)}`;
}
