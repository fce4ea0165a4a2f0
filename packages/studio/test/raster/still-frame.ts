import type { RasterLight } from '../../src/raster/raster-scene.ts'

/** A small frame, a camera that shows its plate as it is, and one bone at rest. */
export const SIZE = { width: 64, height: 48 }
export const STILL = { x: 32, y: 24, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0 }
export const REST = Float32Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0])

/** From straight above, without any shadow. */
export const LIGHT: RasterLight = {
  direction: [0, 1, 0],
  key: [1, 1, 1],
  sky: [1, 1, 1],
  bounce: [0, 0, 0],
  haze: [0, 0, 0],
  hazePerMetre: 0,
  shadow: 0,
  contact: 0,
  mirrorsAll: false,
}
