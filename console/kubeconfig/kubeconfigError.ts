/** An unusable part of a kubeconfig or of a file that it names. The message is for users. */
export class KubeconfigError extends Error {
  override readonly name = 'KubeconfigError';
}

export function noCredentials(userName: string, problem: string): KubeconfigError {
  return new KubeconfigError(`no credentials for user "${userName}": ${problem}`);
}

/** Why a file cannot be read, without its path. */
export function fileProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
      return 'it may not be read';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
