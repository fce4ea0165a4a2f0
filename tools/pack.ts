// `npm run pack`: builds every package of the workspace and packs it into dist/, ready for `npm install <files>`. The
// repository runs its sources as they are; what is installed has JavaScript, types and
// source maps instead, and its child processes load one bundle each.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const PACKAGES = ['media', 'studio', 'client', 'service']
// Beside the code: what is read at run time and is no module.
const ASSETS = ['**/*.wasm', '**/*.txt']

type Manifest = {
  name: string
  exports?: Record<string, string>
  files?: string[]
  private?: boolean
  scripts?: unknown
  devDependencies?: unknown
} & Record<string, unknown>

/** Builds and packs into `folder`, after a type check unless it was done before; returns the paths of the tarballs. */
export function pack(folder = join(root, 'dist'), { isChecked = false } = {}): string[] {
  rmSync(folder, { recursive: true, force: true })
  execFileSync(process.execPath, [join(root, 'packages/console/tools/build.ts')], { stdio: 'inherit' })
  const built = join(folder, 'built')
  compile(built, isChecked)
  const staged = PACKAGES.map(name => {
    stage(name, built, join(folder, name))
    return join(folder, name)
  })
  execFileSync(process.execPath, [join(root, 'tools/bundle-children.ts'), '--packed', folder], { stdio: 'inherit' })
  // The list of all files is longer than Node's usual limit.
  const answer = execFileSync('npm', ['pack', ...staged, '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return (JSON.parse(answer) as { filename: string }[]).map(({ filename }) => join(folder, filename))
}

/** All packages in one go, so that each is checked against the others' sources. */
function compile(outDir: string, isChecked: boolean): void {
  mkdirSync(outDir, { recursive: true })
  const config = join(outDir, 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        noCheck: isChecked,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        declaration: true,
        sourceMap: true,
        inlineSources: true,
        rootDir: join(root, 'packages'),
        outDir,
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: PACKAGES.map(name => join(root, 'packages', name, 'src')),
    }),
  )
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' })
}

function stage(name: string, built: string, staged: string): void {
  const source = join(root, 'packages', name)
  cpSync(join(built, name, 'src'), join(staged, 'lib'), { recursive: true })
  for (const asset of ASSETS.flatMap(pattern => globSync(pattern, { cwd: join(source, 'src') }))) {
    mkdirSync(dirname(join(staged, 'lib', asset)), { recursive: true })
    cpSync(join(source, 'src', asset), join(staged, 'lib', asset))
  }
  const {
    files = [],
    private: _private,
    scripts: _scripts,
    devDependencies: _devDependencies,
    ...manifest
  } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest
  for (const file of files) cpSync(join(source, file), join(staged, file), { recursive: true })
  for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(staged, file))
  cpSync(join(source, 'README.md'), join(staged, 'README.md'))
  const installed = {
    ...manifest,
    ...(manifest.exports && {
      exports: mapValues(manifest.exports, path => ({ types: declared(path), default: compiled(path) })),
    }),
    files: ['lib', ...files, 'NOTICE'],
  }
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(installed, null, 2)}\n`)
}

const compiled = (path: string): string => path.replace(/^(\.\/)?src\//, './lib/').replace(/\.ts$/, '.js')
const declared = (path: string): string => compiled(path).replace(/\.js$/, '.d.ts')
const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

if (import.meta.main) for (const file of pack()) console.log(file)
