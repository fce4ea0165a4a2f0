import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { ModelRefused } from '@kinora/media/models/model'
import { readFurnitureCatalogue } from '@kinora/media/models/read-furniture-catalogue'
import { MODEL_FORMATS, type ModelFormat } from '@kinora/media/models/read-model'
import { openZip } from '@kinora/media/models/zip-file'
import { ASSET_VERSION } from '@kinora/media/scene/asset-schema'
import { PLACE_VERSION } from '@kinora/media/scene/place-schema'
import { OWN_PREFIX } from '../bodies/own-bodies.ts'
import { findDocuments } from '../data-files/find-documents.ts'
import { catalogueFolders } from './catalogue-folders.ts'
import type { FoundModels, OwnModel, OwnPlace, RefusedModel } from './own-model.ts'
import { findOwnMotions } from './find-own-motions.ts'
import { readModelCard } from './read-model-card.ts'

const MAX_FILES = 5_000
const MAX_CARD_BYTES = 100_000
const DEPTH = 4
/** Installed by `kinora models install`. */
const NOT_OURS = new Set(['node_modules', 'package.json', 'package-lock.json'])

/** All possible model files in the folder, and catalogues elsewhere, with size and time, to detect changes. */
export async function listModelFiles(
  folder: string,
  catalogues: readonly string[] = catalogueFolders(),
): Promise<{ path: string; stamp: string }[]> {
  const found: { path: string; stamp: string }[] = []
  const walk = async (from: string, depth: number, kinds = FILES): Promise<void> => {
    const entries = await readdir(from, { withFileTypes: true }).catch(() => [])
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (NOT_OURS.has(entry.name) || entry.name.startsWith('.') || found.length >= MAX_FILES) continue
      const path = join(from, entry.name)
      if (entry.isDirectory() && depth < DEPTH) await walk(path, depth + 1, kinds)
      if (!entry.isFile() || !kinds.test(entry.name)) continue
      const { size, mtimeMs } = await stat(path)
      found.push({ path, stamp: `${path} ${size} ${mtimeMs}` })
    }
  }
  await walk(folder, 1)
  // The operator's own models, and their words, come first.
  for (const one of catalogues) await walk(one, DEPTH, /\.sh3f$/iu)
  return found
}

/** The usable models, from cards and catalogues; models are opened when a prompt names them. */
export async function findOwnModels(folder: string, files: readonly string[]): Promise<FoundModels> {
  const models: OwnModel[] = []
  const places: OwnPlace[] = []
  const refused: RefusedModel[] = []
  const nameOf = (path: string): string =>
    path.startsWith(folder + sep) ? relative(folder, path).split(sep).join('/') : basename(path)
  const tell = (path: string, error: unknown): void => {
    refused.push({ file: nameOf(path), why: error instanceof ModelRefused ? error.message : 'cannot be read' })
  }
  const carded = new Set<string>()
  for (const path of files.filter(one => /\.json$/iu.test(one))) {
    try {
      const model = await readCarded(path, files, nameOf)
      if (!model) continue
      if ('place' in model) {
        if (places.some(({ place }) => place.id === model.place.id))
          throw new ModelRefused(`has the id of another place of the folder, ${model.place.id}`)
        places.push(model)
        continue
      }
      carded.add(model.source.path)
      models.push(model)
    } catch (error) {
      carded.add(modelBeside(path, files) ?? path)
      tell(path, error)
    }
  }
  for (const path of files.filter(one => formatOf(one) && !carded.has(one)))
    refused.push({
      file: nameOf(path),
      why: `has no ${basename(path, extname(path))}.json beside it that says its words`,
    })
  for (const path of files.filter(one => /\.sh3f$/iu.test(one))) {
    try {
      const found = await readCatalogue(path, nameOf(path))
      models.push(...found.models)
      refused.push(...found.refused)
    } catch (error) {
      tell(path, error)
    }
  }
  const { motions, refused: unread } = await findOwnMotions(files, nameOf)
  return { models: withOwnCodes(models), places, motions, refused: [...refused, ...unread] }
}

const MODEL = new RegExp(`\\.(?:${MODEL_FORMATS.join('|')})$`, 'iu')
const FILES = new RegExp(`\\.(?:${MODEL_FORMATS.join('|')}|json|sh3f|bvh)$`, 'iu')
const formatOf = (path: string): ModelFormat | undefined =>
  MODEL_FORMATS.find(format => path.toLowerCase().endsWith(`.${format}`))

const modelBeside = (path: string, files: readonly string[]): string | undefined => {
  const stem = path.slice(0, -extname(path).length)
  return files.find(one => formatOf(one) && one.slice(0, -extname(one).length) === stem)
}

/** True of the card of a recorded motion. */
const isOfMotion = (path: string, files: readonly string[]): boolean => {
  const stem = path.slice(0, -extname(path).length)
  return files.some(one => /\.bvh$/iu.test(one) && one.slice(0, -extname(one).length) === stem)
}

/** The model of a card; other JSON files are ignored. */
async function readCarded(
  path: string,
  files: readonly string[],
  nameOf: (path: string) => string,
): Promise<OwnModel | OwnPlace | undefined> {
  const beside = modelBeside(path, files)
  const { size } = await stat(path)
  if (size > MAX_CARD_BYTES) {
    if (beside) throw new ModelRefused(`has ${size} bytes; a card has at most ${MAX_CARD_BYTES}`)
    return undefined
  }
  const text = await readFile(path, 'utf8')
  if (ASSET.test(text)) return readAsset(path, text, nameOf(path))
  if (PLACE.test(text)) return readPlace(text, nameOf(path))
  if (!beside && (isOfMotion(path, files) || !/"words"\s*:/u.test(text))) return undefined
  const { file, words, like, licence, credit, clips, ...placing } = readModelCard(text)
  const named = file === undefined ? beside : files.find(one => one === join(dirname(path), file))
  const format = named && formatOf(named)
  if (!named || !format)
    throw new ModelRefused(
      `file ${file === undefined ? 'is not told, and none of the same name lies beside it' : `must be a ${MODEL_FORMATS.join(', ')} beside it, got ${JSON.stringify(file)}`}`,
    )
  return {
    code: codeOf(nameOf(named)),
    file: nameOf(named),
    words,
    ...(like !== undefined && { like }),
    ...(licence !== undefined && { licence }),
    ...(credit !== undefined && { credit }),
    ...(clips && { clips }),
    source: { path: named, format, ...placing },
  }
}

const ASSET = new RegExp(`"version"\\s*:\\s*"${ASSET_VERSION}"`, 'u')

const PLACE = new RegExp(`"version"\\s*:\\s*"${PLACE_VERSION}"`, 'u')

/** A place document adds a place with its names. */
async function readPlace(text: string, file: string): Promise<OwnPlace> {
  const { checkPlace } = await import('../library/check-place.ts')
  const { place, problems } = checkPlace(parseJson(text))
  const [first] = problems
  if (!place)
    throw new ModelRefused(`is not a place document: ${first ? `${first.at}: ${first.message}` : 'it has problems'}`)
  if (findDocuments('places').has(place.id)) throw new ModelRefused(`has the id of a place of the library, ${place.id}`)
  return { file, place }
}

/** An asset document is a model; its names are its words. */
async function readAsset(path: string, text: string, file: string): Promise<OwnModel> {
  // The compiler of schemas is loaded where there is something to check.
  const { checkAsset } = await import('@kinora/media/scene/check-asset')
  const { asset, problems } = checkAsset(parseJson(text))
  const [first] = problems
  if (!asset)
    throw new ModelRefused(`is not an asset document: ${first ? `${first.at}: ${first.message}` : 'it has problems'}`)
  const words = [...(asset.names?.en ?? []), ...(asset.names?.zh ?? [])]
  if (words.length === 0) throw new ModelRefused('has no names: prompts could not name it')
  return {
    code: codeOf(file.replace(/\.json$/iu, '')),
    file,
    words,
    ...(asset.like !== undefined && { like: asset.like.replaceAll('-', ' ') }),
    ...(asset.licence !== undefined && { licence: asset.licence }),
    source: { path, asset },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelRefused('is not JSON')
  }
}

async function readCatalogue(path: string, file: string): Promise<Omit<FoundModels, 'places' | 'motions'>> {
  const zip = await openZip(path)
  try {
    const { pieces, refused } = await readFurnitureCatalogue(zip)
    return {
      models: pieces.map(piece => ({
        code: codeOf(`${file} ${piece.id}`),
        file,
        words: piece.names,
        ...(piece.licence !== undefined && { licence: piece.licence }),
        ...(piece.credit !== undefined && { credit: piece.credit }),
        source: { path, piece },
      })),
      refused: refused.map(({ piece, why }) => ({ file: `${file}: ${piece}`, why })),
    }
  } finally {
    await zip.close()
  }
}

const codeOf = (name: string): string =>
  OWN_PREFIX +
  name
    .toLowerCase()
    .replace(MODEL, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')

/** Two file names may give the same code. */
function withOwnCodes(models: readonly OwnModel[]): OwnModel[] {
  const counts = new Map<string, number>()
  return models.map(model => {
    const count = (counts.get(model.code) ?? 0) + 1
    counts.set(model.code, count)
    return count === 1 ? model : { ...model, code: `${model.code}-${count}` }
  })
}
