import { posix } from 'node:path'
import { type Model, ModelRefused, type ReadModelOptions } from './model.ts'
import { readObj } from './read-obj.ts'
import { readProperties } from './read-properties.ts'
import type { ZipFile } from './zip-file.ts'

/** An entry of a furniture catalogue. */
export type CataloguePiece = {
  id: string
  /** In every language of the catalogue; the first is the default. */
  names: readonly string[]
  /** Metres: across, up, and from its front to its back. */
  size: readonly [number, number, number]
  /** The entry of its OBJ. */
  entry: string
  /** Nine numbers, row by row. */
  turn?: readonly number[]
  credit?: string
  licence?: string
}

export type Catalogue = {
  name: string
  pieces: readonly CataloguePiece[]
  refused: readonly { piece: string; why: string }[]
}

const LIST = /^PluginFurnitureCatalog(?:_\w+)?\.properties$/u
const MAX_PIECES = 5_000

/** The content of a Sweet Home 3D library (.sh3f): a zip with a list of pieces and their models. */
export async function readFurnitureCatalogue(zip: ZipFile): Promise<Catalogue> {
  const files = zip.names.filter(name => LIST.test(name)).toSorted((a, b) => a.length - b.length)
  const [plain] = files
  if (plain !== 'PluginFurnitureCatalog.properties')
    throw new ModelRefused('has no PluginFurnitureCatalog.properties: it is not a furniture catalogue')
  const lists: Map<string, string>[] = []
  for (const file of files.slice(0, 40)) lists.push(readProperties(await zip.read(file)))
  const [list] = lists as [Map<string, string>]
  const pieces: CataloguePiece[] = []
  const refused: Catalogue['refused'][number][] = []
  for (let number = 1; number <= MAX_PIECES && list.has(`name#${number}`); number++) {
    const read = readPiece(number, list, lists, zip.names)
    if (typeof read === 'string') refused.push({ piece: list.get(`name#${number}`)!.slice(0, 100), why: read })
    else pieces.push(read)
  }
  return { name: list.get('name') ?? list.get('id') ?? '', pieces, refused }
}

function readPiece(
  number: number,
  list: ReadonlyMap<string, string>,
  lists: readonly ReadonlyMap<string, string>[],
  entries: readonly string[],
): CataloguePiece | string {
  const entry = (list.get(`model#${number}`) ?? '').replace(/^\//u, '')
  if (!/\.obj$/iu.test(entry)) return `its model is ${posix.extname(entry) || 'not told'}; .obj is read`
  if (!entries.includes(entry)) return `the catalogue has no ${entry.slice(0, 100)}`
  const size = ['width', 'height', 'depth'].map(side => Number(list.get(`${side}#${number}`)) / 100)
  if (!size.every(one => one >= 0.001 && one <= 500)) return 'its width, depth and height are not told in centimetres'
  const turn = (list.get(`modelRotation#${number}`) ?? '').split(/\s+/u).map(Number)
  const [licence, credit] = [
    list.get(`license#${number}`) ?? list.get('license'),
    list.get(`creator#${number}`) ?? list.get('provider'),
  ]
  return {
    id: list.get(`id#${number}`) ?? `${number}`,
    names: [...new Set(lists.flatMap(one => one.get(`name#${number}`)?.trim() || []))],
    size: size as [number, number, number],
    entry,
    ...(turn.length === 9 && turn.every(Number.isFinite) && { turn }),
    ...(licence && { licence }),
    ...(credit && { credit }),
  }
}

/** The model of a piece, with its materials and pictures in the catalogue. */
export async function readPieceModel(zip: ZipFile, entry: string, { decodePicture }: ReadModelOptions): Promise<Model> {
  const folder = posix.dirname(entry)
  return readObj(await zip.read(entry), { decodePicture, readBeside: name => zip.read(posix.join(folder, name)) })
}
