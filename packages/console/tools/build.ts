// `npm run build:console`: the console as static files, into packages/service/console, where the service finds it in a clone
// and in what is installed. `--if-stale` builds only when a source is newer than what is there; a clone starts with that.
import { chmodSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const home = join(import.meta.dirname, '..')
const packages = join(home, '..')
export const BUILT = join(packages, 'service', 'console')

// What the built files are made of; a change of any of these makes them stale.
const SOURCES = ['console/src/**/*', 'console/tools/*', 'console/package.json', 'client/src/**/*.ts']

/** Whether a source is newer than what was built, or nothing was. */
export function isStale(): boolean {
  const built = statSync(join(BUILT, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return SOURCES.flatMap(pattern => globSync(pattern, { cwd: packages })).some(
    file => statSync(join(packages, file)).mtimeMs > built,
  )
}

/** Builds beside what is there and puts it in its place at once: several may do so at a time. */
export async function buildConsole(into = BUILT): Promise<void> {
  // Not there where only what the service runs on was installed.
  const { build, stop } = await import('esbuild')
  const made = mkdtempSync(`${into}.`)
  try {
    const { metafile } = await build({
      absWorkingDir: home,
      entryPoints: { main: 'src/main.tsx', theme: 'src/early-theme.ts', style: 'src/style.css' },
      outdir: join(made, 'assets'),
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      target: ['chrome123', 'firefox121', 'safari17.5'],
      minify: true,
      metafile: true,
      legalComments: 'none',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      loader: { '.svg': 'file', '.webp': 'file', '.mp4': 'file', '.mp3': 'file' },
      logLevel: 'warning',
    })
    const named = Object.entries(metafile.outputs).map(
      ([file, { entryPoint }]) => [entryPoint, basename(file)] as const,
    )
    const assetOf = (entry: string): string => {
      const found = named.find(([entryPoint]) => entryPoint === entry)?.[1]
      if (!found) throw new Error(`nothing was built of ${entry}`)
      return `assets/${found}`
    }
    const page = readFileSync(join(home, 'src', 'index.html'), 'utf8').replaceAll(
      /\{\{(\S+)\}\}/g,
      (_, entry: string) => (entry.endsWith('.svg') ? inlineIcon(join(home, entry)) : assetOf(entry)),
    )
    writeFileSync(join(made, 'index.html'), page)
    for (const file of globSync('**/*.{js,css,html,svg}', { cwd: made })) compress(join(made, file))
    chmodSync(made, 0o755)
    put(made, into)
  } finally {
    // Its process would stay as long as ours.
    await stop()
    rmSync(made, { recursive: true, force: true })
  }
}

/** A data URL: an icon that is a request of its own would be asked for by every page. */
const inlineIcon = (file: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    readFileSync(file, 'utf8')
      .trim()
      .replaceAll(/\s*\n\s*/g, ' '),
  )}`

function compress(file: string): void {
  const bytes = readFileSync(file)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, options))
  // Browsers take brotli over TLS and on this machine only.
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

function put(made: string, into: string): void {
  const old = mkdtempSync(join(dirname(into), '.console-old-'))
  try {
    renameSync(into, join(old, 'console'))
  } catch {
    // There was none.
  }
  try {
    renameSync(made, into)
  } catch (error) {
    // Another build has put its own there meanwhile, of the same sources.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
  rmSync(old, { recursive: true, force: true })
}

if (import.meta.main && (!process.argv.includes('--if-stale') || isStale())) {
  try {
    await buildConsole()
  } catch (error) {
    console.error(`the console was not built: ${(error as Error).message}`)
    process.exitCode = 1
  }
}
