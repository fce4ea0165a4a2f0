import type { RgbaPicture } from '../frames/size.ts'
import { lightOfByte } from './light-bytes.ts'
import { MODEL_LIMITS, type ReadModelOptions, requireAtMost } from './model.ts'
import { createPictureRoom } from './picture-room.ts'
import { textLines } from './text-lines.ts'

/** Colours in linear light, 0 to 1. */
export type ObjMaterial = {
  colour: readonly [number, number, number]
  opacity: number
  shine: number
  glow: readonly [number, number, number]
  picture?: RgbaPicture
}

type Draft = ObjMaterial & { file?: string }

/** The materials of an OBJ's libraries. Parts without a material are grey, as in other programs. */
export async function readMaterials(
  libraries: readonly string[],
  means: ReadModelOptions,
): Promise<Map<string, ObjMaterial>> {
  const drafts = new Map<string, Draft>()
  for (const library of libraries) {
    const bytes = await readIfThere(library, means)
    if (bytes) parseMaterials(bytes, drafts)
  }
  const pictures = new Map<string, RgbaPicture | undefined>()
  const takeRoom = createPictureRoom()
  const materials = new Map<string, ObjMaterial>()
  for (const [name, { file, ...material }] of drafts) {
    if (file !== undefined && !pictures.has(file)) {
      requireAtMost(pictures.size + 1, 'pictures', MODEL_LIMITS.pictures)
      const bytes = await readIfThere(file, means)
      if (bytes) takeRoom(bytes)
      pictures.set(file, bytes && (await means.decodePicture(bytes).catch(() => undefined)))
    }
    const picture = file === undefined ? undefined : pictures.get(file)
    // A texture has its own colours; many files darken it with an unintended material colour.
    materials.set(name, picture ? { ...material, colour: [1, 1, 1], picture } : material)
  }
  return materials
}

async function readIfThere(name: string, { readBeside }: ReadModelOptions): Promise<Uint8Array | undefined> {
  try {
    return await readBeside?.(name.replaceAll('\\', '/'))
  } catch {
    return undefined
  }
}

function parseMaterials(bytes: Uint8Array, drafts: Map<string, Draft>): void {
  let draft: Draft | undefined
  for (const line of textLines(bytes)) {
    const [word = '', ...rest] = line.trim().split(/\s+/u)
    if (word === 'newmtl') {
      requireAtMost(drafts.size + 1, 'materials', MODEL_LIMITS.primitives)
      draft = { colour: [0.75, 0.75, 0.75], opacity: 1, shine: 0, glow: [0, 0, 0] }
      drafts.set(line.trim().slice(6).trim(), draft)
    }
    if (!draft) continue
    const value = Number(rest[0])
    if (word === 'Kd') draft.colour = lightsOf(rest) ?? draft.colour
    else if (word === 'Ke') draft.glow = lightsOf(rest) ?? draft.glow
    else if (word === 'd' && Number.isFinite(value)) draft.opacity = value
    else if (word === 'Tr' && Number.isFinite(value)) draft.opacity = 1 - value
    else if (word === 'Ns' && Number.isFinite(value)) draft.shine = value
    // Options precede the name.
    else if (word === 'map_Kd') draft.file = rest[0]?.startsWith('-') ? rest.at(-1)! : line.trim().slice(6).trim()
  }
}

function lightsOf(words: readonly string[]): [number, number, number] | undefined {
  const values = words.slice(0, 3).map(Number)
  if (values.length < 3 || !values.every(Number.isFinite)) return undefined
  return values.map(one => lightOfByte(Math.round(Math.min(1, Math.max(0, one)) * 255))) as [number, number, number]
}
