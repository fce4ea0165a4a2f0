import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { readPicture } from '@kinora/media/av/read-picture'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { drawBody } from './draw-body.ts'
import { drawRainbow } from './draw-rainbow.ts'
import { trimPicture } from './picture.ts'
import { pictogramCode } from '../setting/pictogram-codes.ts'

let folder: string | undefined

/** The package has no entry point, only a manifest. */
function folderOf(): string {
  folder ??= join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
  return folder
}

const CODE = /^[0-9a-f]{4,5}(?:-[0-9a-f]{4,5})*$/

/** The file of an emoji; variation selectors may be missing or superfluous. Undefined if there is none. */
export function findPictogramFile(code: string): string | undefined {
  if (!CODE.test(code)) return undefined
  const bare = code.replaceAll('-fe0f', '')
  return [code, bare, `${bare}-fe0f`].map(name => join(folderOf(), `${name}.webp`)).find(path => existsSync(path))
}

const RAINBOW = pictogramCode('🌈')
/** Emoji with water in the picture. */
const WET: ReadonlySet<string> = new Set(splitGraphemes('⛵🛶🚤🚢⛴️🛳️🛥️🏊🏊‍♂️🏊‍♀️🚣🤽').map(pictogramCode))

/** The cropped emoji, otherwise its body; undefined if there is neither. */
export async function readPictogram(code: string): Promise<RgbaPicture | undefined> {
  if (code === RAINBOW) return trimPicture(drawRainbow())
  const path = findPictogramFile(code)
  if (!path) {
    const body = drawBody(code)
    return body && trimPicture(body)
  }
  const picture = await readPicture(path)
  return trimPicture(WET.has(code) ? withoutWater(picture) : picture)
}

/** Removes the blue waves of boats and swimmers, which would lie on the plate's water like paper. */
function withoutWater({ width, height, rgba }: RgbaPicture): RgbaPicture {
  const out = Uint8Array.from(rgba)
  for (let y = Math.floor(height * 0.55); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [red, green, blue] = [out[at]!, out[at + 1]!, out[at + 2]!]
      if (blue > 150 && blue - red > 70 && blue - green > 30 && green > red) out[at + 3] = 0
    }
  }
  return { width, height, rgba: out }
}
