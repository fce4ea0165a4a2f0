import { type Grade, buildGradeTables } from './grade-tables.ts'
import { createGrainTile, GRAIN_SIDE, grainOffset } from './grain.ts'
import { levelGrids } from './grid.ts'
import { listPlanes } from './planes.ts'
import { requireNumber } from './require-number.ts'
import type { Stage } from './stage.ts'

/** A grade's tables in memory. */
export type StoredGrade = {
  pieces: number[]
  isNeutral: boolean
  luma: number
  chroma: number
  vignette: { strength: number; luma: Falloff; chroma: Falloff } | undefined
  grain: { strength: number; seed: number; tile: number } | undefined
}

/** Addresses of the column and row tables of the squared distance from the centre. */
type Falloff = { across: number; down: number }

export function addGrade(stage: Stage, grade: Grade): StoredGrade {
  const { vignette = 0, grain = 0, grainSeed = 0 } = grade
  requireNumber(vignette, 'vignette', 0, 1)
  requireNumber(grain, 'grain', 0, 1)
  requireNumber(grainSeed, 'grain seed', 0, 2 ** 53)
  const tables = buildGradeTables(grade)
  const pieces: number[] = []
  const put = (values: Uint8Array | Int8Array | Int16Array): number => {
    const piece = stage.arena.take(values.byteLength)
    pieces.push(piece)
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    new Uint8Array(stage.kernels.memory.buffer, piece).set(bytes)
    return piece
  }
  const falloffOf = (which: 0 | 1): Falloff => {
    const { width, height } = listPlanes(stage.target)[which]
    const grid = levelGrids(0)[which]
    return {
      across: put(squaresOf(stage.size.width, stage.size, width, grid.atX, grid.stepX)),
      down: put(squaresOf(stage.size.height, stage.size, height, grid.atY, grid.stepY)),
    }
  }
  return {
    pieces,
    isNeutral: tables.luma.every((code, index) => code === Math.min(254, Math.max(1, index))) && isPlain(tables.chroma),
    luma: put(tables.luma),
    chroma: put(tables.chroma),
    vignette: vignette
      ? { strength: Math.round(vignette * 32_767), luma: falloffOf(0), chroma: falloffOf(1) }
      : undefined,
    grain: grain
      ? { strength: Math.round(grain * 32), seed: grainSeed, tile: put(createGrainTile(grainSeed)) }
      : undefined,
  }
}

const isPlain = (chroma: Int16Array): boolean => chroma.every((value, index) => value === (index % 4 === 0 ? 8_192 : 0))

/** Along one side: the squared distance from the centre, as a fraction of the corner's. */
function squaresOf(
  side: number,
  { width, height }: { width: number; height: number },
  count: number,
  at: number,
  step: number,
) {
  const corner = (width / 2) ** 2 + (height / 2) ** 2
  return Int16Array.from({ length: count }, (_, index) =>
    Math.round((32_767 * (at + index * step - side / 2) ** 2) / corner),
  )
}

/** Grades the target. The frame number selects the grain. */
export function applyGrade(stage: Stage, grade: StoredGrade, frameNumber: number): void {
  requireNumber(frameNumber, 'frame number', 0, 2 ** 53)
  const { kernels, target } = stage
  const { luma, blue, red } = target
  const area = [luma.at, luma.stride, luma.width, luma.height] as const
  if (!grade.isNeutral) {
    const chromaArea = [blue.stride, blue.width, blue.height] as const
    kernels.gradeChroma(blue.at, red.at, ...chromaArea, luma.at, luma.stride, grade.chroma)
    kernels.gradeLuma(...area, grade.luma)
  }
  if (grade.vignette) {
    const { strength, luma: falloff, chroma } = grade.vignette
    kernels.vignettePlane(...area, falloff.across, falloff.down, strength, 16)
    for (const { at, stride, width, height } of [blue, red]) {
      kernels.vignettePlane(at, stride, width, height, chroma.across, chroma.down, strength, 128)
    }
  }
  if (grade.grain) {
    const { tile, seed, strength } = grade.grain
    const [x, y] = grainOffset(seed, frameNumber)
    kernels.addGrain(...area, tile, GRAIN_SIDE, x, y, strength)
  }
}

export function freeGrade({ arena }: Stage, { pieces }: StoredGrade): void {
  for (const piece of pieces) arena.give(piece)
}
