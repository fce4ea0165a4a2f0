import { isRecord } from '../core/is-record.ts'
import type { RgbaPicture } from '../frames/size.ts'
import { type GltfFile, numbersOr, readUri } from './gltf-file.ts'
import { MODEL_LIMITS, type ReadModelOptions, ModelRefused, SURFACES, type Surface } from './model.ts'
import type { Patch } from './patch.ts'
import { createPictureRoom } from './picture-room.ts'

/** The material of a primitive. */
export type Painting = Pick<Patch, 'surface' | 'picture' | 'cutoff' | 'isTwoSided'> & {
  tint: readonly number[]
  /** The texture coordinate set that it uses. */
  uvSet: number
}

const PLAIN: Painting = { surface: 0, isTwoSided: false, tint: [0.6, 0.6, 0.6], uvSet: 0 }

/** Finds materials by number; each picture is decoded once. */
export function openMaterials(file: GltfFile, means: ReadModelOptions): (index: unknown) => Promise<Painting> {
  const paintings = new Map<unknown, Promise<Painting>>()
  const pictures = new Map<unknown, Promise<RgbaPicture>>()
  const takeRoom = createPictureRoom()
  const readTexture = (texture: unknown): Promise<RgbaPicture> => {
    const { source, extensions } = file.entry('textures', texture)
    const webp =
      isRecord(extensions) && isRecord(extensions['EXT_texture_webp'])
        ? extensions['EXT_texture_webp']['source']
        : undefined
    const image = source ?? webp
    const known = pictures.get(image)
    if (known) return known
    if (pictures.size >= MODEL_LIMITS.pictures)
      throw new ModelRefused(`has more than ${MODEL_LIMITS.pictures} pictures`)
    const reading = readPicture(file, image, means, takeRoom)
    pictures.set(image, reading)
    return reading
  }
  return index => {
    if (index === undefined) return Promise.resolve(PLAIN)
    const known = paintings.get(index) ?? readMaterial(file.entry('materials', index), readTexture)
    paintings.set(index, known)
    return known
  }
}

async function readPicture(
  file: GltfFile,
  index: unknown,
  means: ReadModelOptions,
  takeRoom: (bytes: Uint8Array) => void,
): Promise<RgbaPicture> {
  const { uri, bufferView } = file.entry('images', index)
  const bytes = bufferView === undefined ? await readUri(uri, means.readBeside) : file.view(bufferView)
  takeRoom(bytes)
  return means.decodePicture(bytes)
}

async function readMaterial(
  material: Record<string, unknown>,
  readTexture: (texture: unknown) => Promise<RgbaPicture>,
): Promise<Painting> {
  const { pbrMetallicRoughness, alphaMode, alphaCutoff, doubleSided, emissiveFactor, extensions } = material
  const base = isRecord(pbrMetallicRoughness) ? pbrMetallicRoughness : {}
  const [red, green, blue, alpha] = numbersOr(base['baseColorFactor'], [1, 1, 1, 1])
  const texture = isRecord(base['baseColorTexture']) ? base['baseColorTexture'] : undefined
  const glow = numbersOr(emissiveFactor, [0, 0, 0])
  const clear =
    isRecord(extensions) && isRecord(extensions['KHR_materials_transmission'])
      ? extensions['KHR_materials_transmission']
      : undefined
  const isClear = (alphaMode === 'BLEND' && alpha! < 0.85) || numberOr(clear?.['transmissionFactor'], 0) > 0.4
  // If a texture gives the metalness, most of the surface is usually not metal.
  const metallic = base['metallicRoughnessTexture'] === undefined ? numberOr(base['metallicFactor'], 1) : 0
  const roughness = numberOr(base['roughnessFactor'], 1)
  const isGlowing = texture === undefined && glow[0]! + glow[1]! + glow[2]! > 0.6
  const surface: Surface = isClear
    ? 'glass'
    : isGlowing
      ? 'glowing'
      : metallic > 0.5 && roughness < 0.6
        ? 'metal'
        : roughness < 0.35
          ? 'glossy'
          : 'matte'
  return {
    surface: SURFACES.indexOf(surface),
    isTwoSided: doubleSided === true,
    tint: isGlowing ? glow : [red!, green!, blue!],
    uvSet: numberOr(texture?.['texCoord'], 0),
    ...(texture && { picture: await readTexture(texture['index']) }),
    ...(alphaMode === 'MASK' && { cutoff: numberOr(alphaCutoff, 0.5) }),
  }
}

const numberOr = (value: unknown, usual: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : usual
