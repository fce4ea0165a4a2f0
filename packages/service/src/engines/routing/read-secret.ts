import { readFileSync } from 'node:fs'

/** A header's value is never in the file itself: it is in the environment or in a file of its own. */
export type HeaderValue = { env: string; prefix?: string } | { file: string; prefix?: string }

/** Reads a secret where it is kept. Errors name the place and never the value. */
export function readSecret(
  secret: HeaderValue,
  { env, resolvePath }: { env: Record<string, string | undefined>; resolvePath: (path: string) => string },
): string {
  return (
    (secret.prefix ?? '') + ('env' in secret ? readVariable(secret.env, env) : readSecretFile(secret.file, resolvePath))
  )
}

function readVariable(name: string, env: Record<string, string | undefined>): string {
  const value = env[name]
  if (!value) throw new Error(`the environment variable ${name} is not set`)
  return value
}

function readSecretFile(path: string, resolvePath: (path: string) => string): string {
  let text: string
  try {
    text = readFileSync(resolvePath(path), 'utf8').trim()
  } catch (error) {
    const { code = 'it is not there' } = error as NodeJS.ErrnoException
    throw new Error(`the file ${path} cannot be read: ${code}`, { cause: error })
  }
  if (text === '') throw new Error(`the file ${path} is empty`)
  return text
}
