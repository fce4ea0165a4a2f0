import type { EngineTools, Secret } from '../engine-kind.ts'
import type { CommandSettings } from './command-settings.ts'

/** The environment of a program: what the operator gives it, plus PATH. Its secret values are listed beside it. */
export function readEnvironment(
  given: CommandSettings['env'] = {},
  { readSecret }: Pick<EngineTools, 'readSecret'>,
): { env: Record<string, string>; secrets: string[] } {
  const secrets: string[] = []
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' }
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') env[name] = value
    else secrets.push((env[name] = readNamed(name, value, readSecret)))
  }
  return { env, secrets }
}

function readNamed(name: string, secret: Secret, readSecret: EngineTools['readSecret']): string {
  try {
    return readSecret(secret)
  } catch (error) {
    throw new Error(`env.${name}: ${(error as Error).message}`, { cause: error })
  }
}
