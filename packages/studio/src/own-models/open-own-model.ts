import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { decodePicture } from '@kinora/media/av/decode-picture'
import { type Model, MODEL_LIMITS, ModelRefused } from '@kinora/media/models/model'
import { readPieceModel } from '@kinora/media/models/read-furniture-catalogue'
import { readModel } from '@kinora/media/models/read-model'
import { openZip } from '@kinora/media/models/zip-file'
import type { Asset } from '@kinora/media/scene/asset-schema'
import { buildMesh } from '../bodies/build-mesh.ts'
import { bodyExtent } from '../bodies/extent.ts'
import { assetKind } from '../bodies/kinds/asset-kind.ts'
import { measureKind } from '../bodies/dress-body.ts'
import type { OwnBody } from '../bodies/own-bodies.ts'
import { buildOwnBody } from './build-own-body.ts'
import type { OwnModel } from './own-model.ts'

const decode = (bytes: Uint8Array) => decodePicture(bytes, MODEL_LIMITS.pictureSide)

/** Opens a model of the folder as a body. `like` is the code of the thing with the same use. */
export async function openOwnModel(folder: string, model: OwnModel, like: string | undefined): Promise<OwnBody> {
  const { source, clips } = model
  const use = { ...(like !== undefined && { like }), ...(clips && { clips }) }
  if ('piece' in source) {
    const { size, turn, entry } = source.piece
    const [width, height, depth] = size
    const read = await readPiece(source.path, entry)
    return buildOwnBody(read, { size: { width, height, depth }, ...(turn && { turn }), ...use })
  }
  if ('asset' in source) return buildAssetBody(source.asset, like)
  const { path, format, ...placing } = source
  const read = await readModel(await readBounded(path), format, {
    decodePicture: decode,
    readBeside: name => readInside(folder, dirname(path), name),
    keepsClips: clips !== undefined,
  })
  for (const [deed, name] of Object.entries(clips ?? {}))
    if (!read.clips.some(clip => clip.name === name))
      throw new ModelRefused(`has no clip ${JSON.stringify(name)} for ${deed}; it has ${namesOf(read)}`)
  // An OBJ has no units.
  if (format === 'obj' && !placing.size)
    throw new ModelRefused('is an OBJ, which says no size: its card must, in "metres"')
  return buildOwnBody(read, { ...placing, ...use })
}

function buildAssetBody(asset: Asset, like: string | undefined): OwnBody {
  const kind = assetKind(asset)
  const body = kind?.build()
  if (!kind || !body) throw new ModelRefused('has neither parts nor a kit that can be built')
  const use = like === undefined ? {} : { like }
  return { kind, body, mesh: buildMesh(body), extent: bodyExtent(body), ...use }
}

// Beyond these limits a file has other units than metres.
const [SMALLEST_INPUT, LARGEST_INPUT] = [0.01, 30]
const USUAL_HEIGHT = 0.3

function longestSide({ places }: Model): number {
  const sides = [0, 1, 2].map(axis => {
    let [low, high] = [Infinity, -Infinity]
    for (let at = axis; at < places.length; at += 3)
      [low, high] = [Math.min(low, places[at]!), Math.max(high, places[at]!)]
    return high - low
  })
  return Math.max(...sides)
}

/** A self-contained model of a request. */
export async function openInputModel(path: string, like: string | undefined): Promise<OwnBody> {
  const model = await readModel(await readBounded(path), 'glb', { decodePicture: decode })
  const use = like === undefined ? {} : { like }
  const longest = longestSide(model)
  if (longest >= SMALLEST_INPUT && longest <= LARGEST_INPUT) return buildOwnBody(model, use)
  const height = (like === undefined ? undefined : measureKind(like)?.extent.high[1]) ?? USUAL_HEIGHT
  return buildOwnBody(model, { ...use, size: { height } })
}

const namesOf = ({ clips }: Model): string =>
  clips.length === 0
    ? 'none'
    : clips
        .map(({ name }) => JSON.stringify(name))
        .join(', ')
        .slice(0, 200)

async function readBounded(path: string): Promise<Uint8Array> {
  const { size } = await stat(path)
  if (size > MODEL_LIMITS.bytes) throw new ModelRefused(`has ${size} bytes; at most ${MODEL_LIMITS.bytes} are allowed`)
  return readFile(path)
}

/** A file that a model refers to: only below the models folder, also through links. */
async function readInside(folder: string, from: string, name: string): Promise<Uint8Array> {
  const [root, path] = await Promise.all([realpath(folder), realpath(join(from, name)).catch(() => undefined)])
  if (path === undefined) throw new ModelRefused(`refers to ${name.slice(0, 100)}, which is not there`)
  if (!path.startsWith(root + sep))
    throw new ModelRefused(`refers to ${name.slice(0, 100)}, which lies outside the folder of models`)
  return readBounded(path)
}

async function readPiece(path: string, entry: string): Promise<Model> {
  const zip = await openZip(path)
  try {
    return await readPieceModel(zip, entry, { decodePicture: decode })
  } finally {
    await zip.close()
  }
}
