import type { Size } from '../frames/size.ts'
import { finishLevel, freeLevels, type Level, type PictureLevels, allocateLevels } from './picture-levels.ts'
import { requireLength, requireNumber, requireSide } from './require-number.ts'
import { MAX_PICTURE_SIDE, type Stage } from './stage.ts'
import { buildToneTable } from './tone-curve.ts'

/** Linear light: red, green and blue as floats; 1 is white in plain daylight, and there is no upper limit. */
export type HdrPicture = Size & { rgb: Float32Array }

/** A picture that keeps its linear light, so that its exposure can be changed. */
export type PlateLevels = { picture: PictureLevels; light: number; table: number }

export function addPlate(stage: Stage, { width, height, rgb }: HdrPicture): PlateLevels {
  requireSide(width, 'plate width', MAX_PICTURE_SIDE)
  requireSide(height, 'plate height', MAX_PICTURE_SIDE)
  requireLength(rgb, width * height * 3, 'a plate')
  const { arena, kernels } = stage
  const curve = buildToneTable()
  const [light, table] = [arena.take(rgb.byteLength), arena.take(curve.byteLength)]
  const picture = allocateLevels(stage, { width, height })
  new Float32Array(kernels.memory.buffer, light, rgb.length).set(rgb)
  new Uint16Array(kernels.memory.buffer, table, curve.length).set(curve)
  return { picture, light, table }
}

export function freePlate(stage: Stage, { picture, light, table }: PlateLevels): void {
  freeLevels(stage, picture)
  stage.arena.give(light)
  stage.arena.give(table)
}

/** `stops` of 1 is twice as bright. */
export function exposePlate(stage: Stage, { picture, light, table }: PlateLevels, stops: number): void {
  requireNumber(stops, 'exposure', -20, 20)
  const { luma, blue, red } = picture.levels[0] as Level
  const { width, height } = picture.size
  const rowBytes = width * 12
  for (let y = 0; y < height; y += 2) {
    const upper = light + y * rowBytes
    const lower = y + 1 < height ? upper + rowBytes : upper
    const to = [luma.at + y * luma.stride, luma.stride] as const
    const chroma = [blue.at + (y / 2) * blue.stride, red.at + (y / 2) * red.stride] as const
    stage.kernels.exposeRows(upper, lower, width, 2 ** stops, table, ...to, ...chroma)
  }
  finishLevel(stage, picture.levels[0] as Level)
  picture.ready = 1
}
