/** Expected accounts of the recordings, stored in the project. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject, objectAt, parseJson, textsAt } from '../kube/json';
import type { Account } from './account';

/** The file that holds a situation's account. */
export function fixturePath(situation: string): string {
  return fileURLToPath(new URL(`./fixtures/${situation}.json`, import.meta.url));
}

/** Returns an empty account without a file. */
export function readFixture(situation: string): Account {
  const path = fixturePath(situation);
  const account = existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : undefined;
  return {
    objects: mapped(objectAt(account, 'objects'), (object) => ({
      changes: textsAt(object, 'changes'),
      final: textsAt(object, 'final'),
    })),
    events: mapped(objectAt(account, 'events'), (lines) => textsAt({ lines }, 'lines')),
  };
}

function mapped<T>(of: unknown, read: (value: unknown) => T): { readonly [key: string]: T } {
  const entries = Object.entries(isObject(of) ? of : {});
  return Object.fromEntries(entries.map(([key, value]) => [key, read(value)]));
}
