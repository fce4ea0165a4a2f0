import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// Beside the sources in a clone, beside the compiled files in an installed package.
const FOLDER = join(import.meta.dirname, '..', '..', 'console')

/** Pictures and other media are compressed by themselves. */
export type ConsoleFile = { type: string; plain: Buffer; packed?: { br: Buffer; gzip: Buffer } }
export type ConsoleFiles = { page: ConsoleFile; assets: ReadonlyMap<string, ConsoleFile> }

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
}

/** True if the console is built; in a clone `npm start` builds it. */
export const isConsoleBuilt = (folder = FOLDER): boolean => existsSync(join(folder, 'index.html'))

/** Reads the built console once and again after a rebuild; undefined without one. */
export function createConsoleFiles(folder = FOLDER): () => ConsoleFiles | undefined {
  let read: { madeAt: number; files: ConsoleFiles } | undefined
  return () => {
    const madeAt = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs
    if (madeAt === undefined) return undefined
    if (read?.madeAt !== madeAt) read = { madeAt, files: readFiles(folder) }
    return read.files
  }
}

function readFiles(folder: string): ConsoleFiles {
  const assets = readdirSync(join(folder, 'assets')).filter(name => /\.(?:js|css|svg|webp|mp4|mp3)$/.test(name))
  return {
    page: readOne(join(folder, 'index.html')),
    assets: new Map(assets.map(name => [name, readOne(join(folder, 'assets', name))])),
  }
}

const readOne = (file: string): ConsoleFile => ({
  type: TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  plain: readFileSync(file),
  ...(!/\.(?:webp|mp4|mp3)$/.test(file) && {
    packed: { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) },
  }),
})
