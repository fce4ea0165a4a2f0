import { type WasmMemory, wasmLoader } from './wasm-loader.ts'

type Plane = [at: number, stride: number]
type Area = [columns: number, rows: number]
type Places = [...Plane, vOffset: number]
type ReliefPlanes = [...to: Plane, ...Area, ...from: Plane, ...fromArea: Area, behind: number, ...Places, cell: number]

/** The exports of assembly/kernels.ts: unchecked work on planes by address. */
export type Kernels = {
  memory: WasmMemory
  heapBase(): number
  extendEdges(...plane: [...Plane, ...Area]): void
  clearEdges(...plane: [...Plane, ...Area]): void
  halvePlane(...planes: [...small: Plane, ...large: Plane, ...Area]): void
  convertRows(...rows: [upper: number, lower: number, width: number, ...luma: Plane, blue: number, red: number]): void
  exposeRows(
    ...rows: [
      ...[upper: number, lower: number, width: number, exposure: number, table: number],
      ...[...luma: Plane, blue: number, red: number],
    ]
  ): void
  layerLumaRow(from: number, width: number, to: number): void
  layerChromaRow(upper: number, lower: number, width: number, blue: number, red: number): void
  spriteLumaRow(from: number, width: number, luma: number, alpha: number): void
  spriteChromaRow(upper: number, lower: number, width: number, blue: number, red: number, alpha: number): void
  setSource(stride: number, width: number, height: number): void
  setPlace(columns: number, u: number, uByX: number, uByY: number, v: number, vByX: number, vByY: number): void
  drawPlane(...to: [...Plane, rows: number, source: number]): void
  drawPlaneOver(...to: [...Plane, ...Area, source: number, share: number]): void
  drawSpritePlane(...to: [...Plane, rows: number, colours: number, alphas: number, opacity: number]): void
  mixPlane(...to: [...Plane, ...Area, ...other: Plane, share: number]): void
  mixCode(...to: [...Plane, ...Area, code: number, share: number]): void
  mixByMap(...to: [...Plane, ...Area, ...other: Plane, map: number, level: number, softness: number]): void
  blurRows(...plane: [...Plane, ...Area, length: number]): void
  gradeChroma(...planes: [blue: number, red: number, stride: number, ...Area, ...luma: Plane, table: number]): void
  gradeLuma(...luma: [...Plane, ...Area, table: number]): void
  vignettePlane(...plane: [...Plane, ...Area, across: number, down: number, strength: number, base: number]): void
  addGrain(
    ...luma: [...Plane, ...Area, tile: number, tileSide: number, tileX: number, tileY: number, strength: number]
  ): void
  setReliefCamera(m: number, mByNear: number, x: number, xByNear: number, y: number, yByNear: number): void
  splatRelief(...relief: [...near: Plane, ...Area, seen: number, ...seenArea: Area, block: number]): void
  resolveRelief(
    ...relief: [...near: Plane, ...Area, behind: number, seen: number, ...seenArea: Area, ...places: Places]
  ): void
  drawReliefLuma(...planes: ReliefPlanes): void
  drawReliefChroma(...planes: ReliefPlanes): void
}

export const loadKernels = wasmLoader<Kernels>(new URL('compositor.wasm', import.meta.url))
