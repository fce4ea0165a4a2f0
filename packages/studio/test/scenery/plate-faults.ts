import { KINDS, type Plate, SKY_DEPTH } from '../../src/scenery/plate.ts'

/** What is wrong with a plate, in words; empty when it is sound. */
export function plateFaults(plate: Plate): string[] {
  const faults = new Set<string>()
  const pixels = plate.width * plate.height
  if (plate.rgb.length !== pixels * 3 || plate.depth.length !== pixels || plate.mask.length !== pixels)
    faults.add('size')
  for (let i = 0; i < pixels; i++) {
    const depth = plate.depth[i] ?? Number.NaN
    const kind = plate.mask[i] ?? 255
    if (!(depth > 0 && depth <= SKY_DEPTH)) faults.add(`depth ${depth}`)
    if (kind > KINDS.other) faults.add(`kind ${kind}`)
    if ((kind === KINDS.sky) !== (depth === SKY_DEPTH)) faults.add(`kind ${kind} at depth ${depth}`)
    for (let c = 0; c < 3; c++) {
      const light = plate.rgb[i * 3 + c] ?? Number.NaN
      if (!(light >= 0 && light < 1000)) faults.add(`light ${light}`)
    }
    if (faults.size > 4) break
  }
  const { ground, light } = plate
  const numbers = [
    ...ground.heights,
    ground.horizonY,
    ground.focal,
    ...light.direction,
    ...light.colour,
    ...light.ambient,
  ]
  if (!numbers.every(Number.isFinite)) faults.add('ground or light')
  return [...faults]
}
