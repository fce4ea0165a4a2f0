import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import type { EngineTools, Secret } from '../engine-kind.ts'
import type { CommandSettings } from './command-settings.ts'

/** The path of a program: as in the engines file, or looked up in PATH. */
export async function findProgram(
  command: string,
  { path, resolvePath }: { path: string; resolvePath: (path: string) => string },
): Promise<string | undefined> {
  if (command.includes('/')) {
    const whole = isAbsolute(command) ? command : resolvePath(command)
    return (await isProgram(whole)) ? whole : undefined
  }
  for (const folder of path.split(delimiter).filter(one => one !== '')) {
    const whole = join(folder, command)
    if (await isProgram(whole)) return whole
  }
  return undefined
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

/** The environment of a program: the operator's values plus PATH. Its secret values are also listed separately. */
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
