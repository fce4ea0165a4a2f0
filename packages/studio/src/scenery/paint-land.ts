import { type PlateContext, colourSettings, groundHeight, isLevel } from './plate-context.ts'
import type { Colour } from './colour.ts'

/** Metres. */
const NEAREST = 0.25

type Settings = Record<string, number>

/** Expands colours to their three settings: `{ grass: [r, g, b] }` to grassR, grassG, grassB. */
export function colours(table: Record<string, Colour>): Settings {
  return Object.assign({}, ...Object.entries(table).map(([name, value]) => colourSettings(name, value))) as Settings
}

/** Paints the land by its settings (named in relief.as and land.as) over the current picture. */
export function paintLand(context: PlateContext, settings: Settings): void {
  const { kernels, width, height, horizonY, focal, eye } = context
  const lowest = Math.max(height - horizonY, 1)
  kernels.set(settings)
  // The nearest land in the frame is nearer where the eye is low above it.
  const above = Math.max(eye - Math.max(groundHeight(context, 0, NEAREST), 0), 0)
  kernels.set({ landNear: Math.max((focal * above * 0.35) / lowest, NEAREST), ...settings })
  if (!isLevel(context)) {
    for (let y = 0; y < height; y++) kernels.call('landSeenRow', y)
    return
  }
  for (let x = 0; x < width; x += 4) kernels.call('landColumns', x)
  if (settings['landShadows'] === 1) for (let y = 0; y < height; y += 2) kernels.call('landShadowRow', y)
  for (let y = 0; y < height; y++) kernels.call('landRow', y)
}

/**
 * Paints water where its level is in front of the land. Everything above the horizon must be finished, because it is
 * mirrored.
 */
export function paintWater(context: PlateContext, settings: Settings): void {
  const { kernels, height, horizonY, air, options } = context
  kernels.set({
    centreColumn: context.centreX,
    drops: options.weather === 'rain' || options.weather === 'storm' ? 1 : 0,
    // At dusk the sun is gone: only a trace of its path on the water remains.
    glitter: options.time === 'dusk' ? 0.2 : 1,
    ...settings,
  })
  if (air.sun[0] + air.sun[1] < 0.02) kernels.set({ glitter: 0 })
  for (let y = isLevel(context) ? Math.max(0, Math.floor(horizonY)) : 0; y < height; y++) kernels.call('waterRow', y)
}
