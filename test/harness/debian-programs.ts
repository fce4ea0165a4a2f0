import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

// Some two hundred packages from a mirror, on a busy machine.
const INSTALL_MS = 240_000

/**
 * Why these Debian programs (each in a package of its name) are missing; undefined if they are installed. Root installs
 * them once for all tests; other users, and KINORA_TEST_INSTALL=0, get the reason.
 */
export async function missingPrograms(names: readonly string[]): Promise<string | undefined> {
  const missing = names.filter(name => !isInPath(name))
  if (missing.length === 0) return undefined
  const what = `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed`
  if (process.env['KINORA_TEST_INSTALL'] === '0') return `${what}, and nothing is installed with KINORA_TEST_INSTALL=0`
  if (process.getuid?.() !== 0 || !isInPath('apt-get')) return `${what}, and only root on Debian can be helped`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]): Promise<unknown> => run('apt-get', args, { env, timeout: INSTALL_MS })
  const install = (): Promise<unknown> =>
    aptGet('install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...missing)
  try {
    // The lists may be there already; where they are not, or are old, they are fetched first.
    await install().catch(() => aptGet('update').then(install))
  } catch (error) {
    return `${what}, and apt-get failed: ${(error as Error).message.split('\n').at(-1)}`
  }
  return names.every(isInPath) ? undefined : what
}

function isInPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
