import { spawn } from 'node:child_process';

export type Command = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whether it can prompt the user in the terminal. */
  readonly isInteractive: boolean;
};

export type CommandResult =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'missing' }
  /** `reason` ends the sentence "the command …". */
  | { readonly kind: 'failed'; readonly reason: string };

/** Time for a login in a browser. */
const TIME_LIMIT_MS = 5 * 60_000;
const LARGEST_OUTPUT = 1024 * 1024;

/** Runs a command and returns its output. Its errors go to the terminal, never to a browser. */
export function runCommand({ command, args, env, isInteractive }: Command): Promise<CommandResult> {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: [isInteractive ? 'inherit' : 'ignore', 'pipe', 'inherit'],
      timeout: TIME_LIMIT_MS,
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.length > LARGEST_OUTPUT) child.kill();
    });
    child.on('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      settle(
        isMissing
          ? { kind: 'missing' }
          : { kind: 'failed', reason: `cannot be run: ${error.message}` },
      );
    });
    child.on('close', (code, signal) => {
      if (code === 0) settle({ kind: 'printed', text });
      else if (signal !== null) settle({ kind: 'failed', reason: `was ended by ${signal}` });
      else settle({ kind: 'failed', reason: `failed with exit code ${String(code)}` });
    });
  });
}
