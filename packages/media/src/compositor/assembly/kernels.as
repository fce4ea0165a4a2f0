// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */

// What kernels.ts, one folder up, can call. Everything works on planes of bytes by address; no address is checked here:
// the TypeScript side owns the memory and knows every size.
import { mixByMap, mixCode, mixPlane } from './blend.ts'
import { blurRows } from './blur.ts'
import { convertRows, exposeRows } from './convert.ts'
import { drawPlane, drawPlaneOver, drawSpritePlane } from './draw.ts'
import { addGrain, gradeChroma, gradeLuma, vignettePlane } from './grade.ts'
import { layerChromaRow, layerLumaRow } from './layer.ts'
import { clearEdges, extendEdges, halvePlane } from './planes.ts'
import { setReliefCamera } from './relief-camera.ts'
import { drawReliefChroma, drawReliefLuma } from './relief-draw.ts'
import { resolveRelief } from './relief-resolve.ts'
import { splatRelief } from './relief-splat.ts'
import { setPlace, setSource } from './sampler.ts'
import { spriteChromaRow, spriteLumaRow } from './sprite.ts'

export {
  addGrain,
  blurRows,
  clearEdges,
  convertRows,
  drawPlane,
  drawPlaneOver,
  drawReliefChroma,
  drawReliefLuma,
  drawSpritePlane,
  exposeRows,
  extendEdges,
  gradeChroma,
  gradeLuma,
  halvePlane,
  layerChromaRow,
  layerLumaRow,
  mixByMap,
  mixCode,
  mixPlane,
  resolveRelief,
  setPlace,
  setReliefCamera,
  setSource,
  splatRelief,
  spriteChromaRow,
  spriteLumaRow,
  vignettePlane,
}

/** Where the memory begins that is nobody's yet. */
export function heapBase(): usize {
  return __heap_base
}
