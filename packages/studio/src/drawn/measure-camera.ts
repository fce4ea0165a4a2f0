import type { Size } from '@kinora/media/frames/size'
import type { ShotCamera } from '../camera/shot-camera.ts'
import { CIRCLED } from '../scene/solid-figures.ts'
import type { DrawnShot } from './drawn.ts'

/** How far a camera goes between its places at the measured moments; `turns` is whether somebody is turned by its steps aside. */
export function measureCamera(places: readonly ShotCamera[], frame: Size, turns: boolean): DrawnShot['camera'] {
  const range = (of: (camera: ShotCamera) => number): number => {
    const all = places.map(of)
    return all.length === 0 ? 0 : Math.max(...all) - Math.min(...all)
  }
  const step = range(({ shiftX }) => shiftX) / frame.width
  const zooms = places.map(({ zoom }) => zoom)
  return {
    pan: range(({ x }) => x) / frame.width,
    tilt: range(({ y }) => y) / frame.height,
    step,
    rise: range(({ shiftY }) => shiftY) / frame.width,
    growth: zooms.length === 0 ? 0 : Math.max(...zooms) / Math.min(...zooms) - 1,
    arcDegrees: turns ? (step * CIRCLED * 180) / Math.PI : 0,
  }
}
