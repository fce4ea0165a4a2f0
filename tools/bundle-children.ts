// `npm run build:children`: bundles each module that a child process or a thread starts with into one file in
// node_modules/.cache/children; Node would take longer to find the thousand files than to run them. `--if-stale` builds
// only what has changed; `--packed <folder>` puts the bundles into the packages that `npm run pack` has staged there.
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Plugin, stop } from 'esbuild'
import { bundlePaths, freshBundle, markOf } from '../packages/media/src/children/fresh-bundle.ts'

const root = join(import.meta.dirname, '..')

/** The modules that children and threads start with, by their names. */
export const childEntries = (): string[] =>
  globSync('packages/*/src/**/{child,*-child,*-thread}.ts', { cwd: root })
    .map(file => join(root, file))
    .filter(file => !/\bexport\b/.test(readFileSync(file, 'utf8')))
    .sort()

/** Bundles the children of this repository that have no fresh bundle. */
export async function bundleStaleChildren(): Promise<void> {
  const stale = childEntries().filter(entry => !freshBundle(entry))
  if (stale.length === 0) return
  try {
    await bundleChildren(stale)
  } finally {
    // Its process would stay as long as ours.
    await stop()
  }
}

async function bundleChildren(entries: readonly string[]): Promise<void> {
  for (const entry of entries) {
    const paths = bundlePaths(entry)
    if (!paths) throw new Error(`${entry} is no module of a package`)
    const folder = dirname(paths.bundle)
    const beganAt = Date.now()
    const { code, inputs } = await bundle(entry, paths.bundle, file => urlFrom(folder, file))
    const sources = [...inputs, relative(root, import.meta.filename)]
    // It is not known which version of it was bundled.
    const changed = sources.find(source => statSync(join(root, source)).mtimeMs >= beganAt)
    if (changed) throw new Error(`${changed} changed meanwhile`)
    const marks = Object.fromEntries(sources.map(source => [source, markOf(join(root, source))]))
    openFolder(folder)
    // The code first: an older bundle with new marks would look fresh.
    put(paths.bundle, code)
    put(paths.marks, JSON.stringify(marks))
  }
}

/** Replaces the children's modules in staged packages, whose modules are in `lib` and find each other by their exports. */
async function bundlePacked(staged: string): Promise<void> {
  for (const entry of childEntries()) {
    const { owner, path } = placeOf(entry)
    const file = join(staged, owner, 'lib', `${path}.js`)
    const locate = (source: string): string => {
      const from = placeOf(source)
      return from.owner === owner
        ? urlFrom(dirname(path), `${from.path}.js`)
        : `new URL(import.meta.resolve('@kinora/${from.owner}/${from.path}'))`
    }
    const { code, map = '' } = await bundle(entry, file, locate, { hasMap: true })
    writeFileSync(file, code)
    writeFileSync(`${file}.map`, map)
  }
}

const urlFrom = (folder: string, file: string): string =>
  `new URL(${JSON.stringify(relative(folder, file))}, import.meta.url)`

/** The package of a source and its path there. */
function placeOf(source: string): { owner: string; path: string } {
  const [, owner = '', path = ''] = /^packages\/([^/]+)\/src\/(.+)\.ts$/.exec(relative(root, source)) ?? []
  return { owner, path }
}

type Bundle = { code: string; map: string | undefined; inputs: string[] }

/** `locate` gives the expression of a source's own URL: what lies beside it is found from there. */
async function bundle(
  entry: string,
  outfile: string,
  locate: (source: string) => string,
  { hasMap = false } = {},
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.19',
    sourcemap: hasMap && 'linked',
    // The maps of the modules have it.
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
    banner: { js: META_OF },
    plugins: [ownPackages(placeOf(entry).owner), ownUrls(locate)],
  })
  const textOf = (file: string): string | undefined => outputFiles.find(({ path }) => path === file)?.text
  return { code: textOf(outfile) ?? '', map: textOf(`${outfile}.map`), inputs: Object.keys(metafile.inputs) }
}

/** Other packages stay where they are: many have native parts. They have to be found from the bundle. */
const ownPackages = (owner: string): Plugin => ({
  name: 'own packages',
  setup(building) {
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, 'packages', owner, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>
    const found = { ...dependencies, ...optionalDependencies }
    building.onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      if (path.startsWith('@kinora/') || path.startsWith('node:')) return undefined
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/')
      const isNested = existsSync(join(root, 'packages', placeOf(importer).owner, 'node_modules', name))
      return name in found && !isNested
        ? { path, external: true }
        : {
            errors: [
              {
                text: `${name} of ${importer} is not found from the bundle: it is ${isNested ? 'nested' : `no dependency of packages/${owner}`}`,
              },
            ],
          }
    })
  },
})

const META_OF = `const metaOf = url => {
  const filename = decodeURIComponent(url.pathname)
  return { url: url.href, filename, dirname: filename.slice(0, filename.lastIndexOf('/')), main: false }
}`

/** Gives each source the `import.meta` that it has outside the bundle. */
const ownUrls = (locate: (source: string) => string): Plugin => ({
  name: 'own URLs',
  setup(building) {
    building.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      return text.includes('import.meta')
        ? {
            loader: 'ts',
            contents: `const ownMeta = metaOf(${locate(path)})\n${text.replaceAll('import.meta', 'ownMeta')}`,
          }
        : undefined
    })
  },
})

/** Children of a service that root runs have an account of their own. */
function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (let at = folder; basename(at) !== '.cache'; at = dirname(at)) chmodSync(at, 0o755)
}

function put(file: string, text: string): void {
  const made = `${file}.${process.pid}`
  writeFileSync(made, text)
  chmodSync(made, 0o644)
  renameSync(made, file)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean' }, packed: { type: 'string' } } })
  try {
    if (values.packed !== undefined) await bundlePacked(values.packed)
    else if (values['if-stale']) await bundleStaleChildren()
    else await bundleChildren(childEntries())
  } catch (error) {
    console.error(`the children were not bundled: ${(error as Error).message}`)
    process.exitCode = 1
  } finally {
    await stop()
  }
}
