import { readFileSync } from 'node:fs'

/** The value of a header is never in the engines file itself, but in the environment or in a separate file. */
export type HeaderValue = { env: string; prefix?: string } | { file: string; prefix?: string }

/** Reads a secret. Errors name its place and never its value. */
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
