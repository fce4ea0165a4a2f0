import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'

/** Where a program is: a path as the engines file has it, or a name that is looked up in PATH. */
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
