import type { PlateContext } from '../plate-context.ts'
import { colourLuminance, scaleColour } from '../colour.ts'
import { cos, sin } from '../arithmetic.ts'
import type { Asset } from '@kinora/media/scene/asset-schema'
import type { PlaceDressing as Dressing } from '@kinora/media/scene/place-schema'
import { readAsset } from '../../bodies/assets/asset-library.ts'
import { buildSolids } from './build-solids.ts'
import { putPart, type Spot } from './put-part.ts'
import { type Box, isInWay } from '../keep-clear.ts'
import type { Board } from '../plate.ts'
import type { Lamp, Solid } from '../solid-list.ts'

/** Every position of a part in a layout: rows and mirrored sides are expanded. */
export function spotsFor({ x, z, y, turn, scale, every, until, mirrored }: Dressing): Spot[] {
  const spots: Spot[] = []
  for (let depth = z; depth <= (every ? (until ?? z) : z); depth += every ?? Infinity) {
    const spot = { x, z: depth, ...(y !== undefined && { y }), ...(scale !== undefined && { scale }), turn: turn ?? 0 }
    spots.push(spot)
    if (mirrored) spots.push({ ...spot, x: -x, turn: -(turn ?? 0) })
  }
  return spots
}

/** All solids of a layout. `heightAt` returns the height of the ground below a part. */
export function collectSolids(
  context: PlateContext,
  dressing: readonly Dressing[],
  { isLit, hand, heightAt }: { isLit: boolean; hand: 1 | -1; heightAt: (x: number, z: number) => number },
): Solid[] {
  const seeded = context.seeded.fork('dressing')
  return dressing.flatMap(dressed => {
    const asset = readAsset(dressed.asset)
    return spotsFor(dressed).flatMap(spot => {
      const at = { ...spot, x: hand * spot.x, turn: hand * (spot.turn ?? 0) }
      const solids = buildSolids(asset, { seeded, isLit, season: context.options.season, chosen: dressed.colour })
      const put = { ...at, y: heightAt(at.x, at.z) + (spot.y ?? 0) }
      const stood = putPart(solids.map(asPanel), put)
      if (stood.length > 0 && isInWay(context, boxOf(stood), asset.anchor)) return []
      if (asset.chimney) context.chimneys.push(putPoint(asset.chimney, put))
      for (const board of asset.boards ?? []) context.boards.push(putBoard(board, put))
      return stood
    })
  })
}

/** The box around solids. */
function boxOf(solids: readonly Solid[]): Box {
  const around = (axis: 0 | 2): [number, number] => {
    const ends = solids.map(({ at, size, turn = 0 }): [number, number] => {
      const [c, s] = [Math.abs(cos((turn * Math.PI) / 180)), Math.abs(sin((turn * Math.PI) / 180))]
      const half = (axis === 0 ? size[0] * c + size[2] * s : size[0] * s + size[2] * c) / 2
      return [at[axis] - half, at[axis] + half]
    })
    return [Math.min(...ends.map(([from]) => from)), Math.max(...ends.map(([, to]) => to))]
  }
  const [feet, tops] = [solids.map(({ at }) => at[1]), solids.map(({ at, size }) => at[1] + size[1])]
  return { x: around(0), y: [Math.min(...feet), Math.max(...tops)], z: around(2) }
}

/** A point of an asset, which has its right at x and its front at z, in the coordinates of the place. */
function putPoint(
  [toRight, dy, toFront]: readonly [number, number, number],
  { x, y = 0, z, turn = 0, scale = 1 }: Spot,
) {
  const radians = (turn * Math.PI) / 180
  const [c, s] = [cos(radians), sin(radians)]
  const [dx, dz] = [-toRight, -toFront]
  return [x + scale * (dx * c + dz * s), y + scale * dy, z + scale * (dz * c - dx * s)] as const
}

/** A board of an asset in the coordinates of the place. */
function putBoard({ at, width, depth, height, ...board }: NonNullable<Asset['boards']>[number], spot: Spot): Board {
  const { turn = 0, scale = 1 } = spot
  return {
    ...board,
    wide: width * scale,
    deep: depth * scale,
    high: height * scale,
    at: putPoint(at, spot),
    turn,
  }
}

/** Metres: a thinner box is a door, a pane or a picture on a wall. */
const THIN = 0.12

const asPanel = (solid: Solid): Solid =>
  Math.min(solid.size[0], solid.size[2]) <= THIN ? { ...solid, isPanel: true } : solid

/** A solid this bright lights its surroundings. Dimmer ones are not worth the time. */
const LEAST_GLOW = 2.4
const MAX_LAMPS = 9

/** The nearest of the strongly glowing solids, as lamps. */
export function lampsAmong(solids: readonly Solid[]): Lamp[] {
  return solids
    .filter(({ glow }) => glow && Math.max(...glow) >= LEAST_GLOW)
    .toSorted((a, b) => a.at[2] - b.at[2])
    .slice(0, MAX_LAMPS)
    .map(({ at: [x, y, z], size, glow = [0, 0, 0] }) => ({
      at: [x, y + size[1] / 2, z],
      radius: Math.min(0.3, Math.max(...size) / 2),
      colour: scaleColour(glow, Math.min(1, 4 / Math.max(0.1, colourLuminance(glow)))),
    }))
}
