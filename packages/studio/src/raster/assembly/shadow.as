// Shadows on what the plate shows: how dark it is at a place of it, and which parts of the frame none can fall on.

import * as view from './view'
import { contactAtPlace } from './contact'
import { lit } from './shade'

/** How dark the sun's shadow and the contact are at most, 0 to 1. */
export let shadowStrength: f32 = 0
export let contactStrength: f32 = 0
/** Water shows no shadow, and mirrors. */
export let waterKind: i32 = 1

/** The plate shows nothing but air. */
const NOWHERE: f32 = 900000

/** Where the place last looked at is on the light's map. */
let onLightX: f32 = 0
let onLightY: f32 = 0
let onLightDepth: f32 = 0

@inline function findOnLight(wx: f32, wy: f32, z: f32): void {
  const ax = wx - view.lightAtX
  const ay = wy - view.lightAtY
  const az = z - view.lightAtZ
  const half: f32 = <f32>view.lightSide * 0.5
  onLightX = (ax * view.acrossX + ay * view.acrossY + az * view.acrossZ) * view.lightScale + half
  onLightY = (ax * view.upX + ay * view.upY + az * view.upZ) * view.lightScale + half
  onLightDepth = ax * view.lightX + ay * view.lightY + az * view.lightZ + 1000
}

/** How much of the plate's own light is taken away at the pixel last looked at. */
export function darkness(): f32 {
  const z = view.seenDepth
  if (z > NOWHERE) return 0
  if (view.plateKind(view.seenX, view.seenY) == waterKind) return 0
  view.findWorld(view.seenX, view.seenY, z)
  const contact = contactStrength * contactAtPlace(view.worldX, view.worldZ)
  findOnLight(view.worldX, view.worldY, view.worldZ)
  const side: f32 = <f32>view.lightSide
  const isOnMap = onLightX > -2 && onLightY > -2 && onLightX < side + 2 && onLightY < side + 2
  const shadow: f32 =
    shadowStrength > 0 && isOnMap ? shadowStrength * (1 - lit(onLightX, onLightY, onLightDepth + 0.03, 2)) : 0
  return 1 - (1 - shadow) * (1 - contact)
}

/** Cells of both maps in which anything is, a byte each: so many texels wide, so many in a row. */
const LIGHT_CELL: i32 = 8
const CONTACT_CELL: i32 = 4
const CELLS: i32 = 64
const lightCells = memory.data(4096)
const contactCells = memory.data(4096)

export function findCells(): void {
  fillCells(lightCells, view.lightAt, view.lightSide, LIGHT_CELL)
  fillCells(contactCells, view.contactAt, view.contactSide, CONTACT_CELL)
}

function fillCells(cells: usize, map: i32, side: i32, texels: i32): void {
  memory.fill(cells, 0, <usize>(CELLS * CELLS))
  for (let y = 0; y < side; y++) {
    const row = cells + <usize>((y / texels) * CELLS)
    const line = <usize>(map + ((y * side) << 2))
    for (let x = 0; x < side; x += 4) {
      if (v128.any_true(v128.load(line + (<usize>x << 2)))) store<u8>(row + <usize>(x / texels), 1)
    }
  }
}

/** Anything in a box of a map, texels. */
function isFilled(cells: usize, texels: i32, side: i32, left: f32, top: f32, right: f32, bottom: f32): bool {
  if (right < 0 || bottom < 0 || left > <f32>side || top > <f32>side) return false
  const last = side / texels - 1
  const fromX = max<i32>(0, <i32>left / texels)
  const fromY = max<i32>(0, <i32>top / texels)
  const toX = min<i32>(last, <i32>right / texels)
  const toY = min<i32>(last, <i32>bottom / texels)
  for (let y = fromY; y <= toY; y++) {
    for (let x = fromX; x <= toX; x++) if (load<u8>(cells + <usize>(y * CELLS + x)) != 0) return true
  }
  return false
}

/** Pixels of a tile's side. */
export const TILE: i32 = 16
/** Of the row of tiles that is being drawn: 1 where no shadow can fall. */
const litTiles = memory.data(1024)

@inline export function isLitTile(x: i32): bool {
  return load<u8>(litTiles + <usize>(x / TILE)) != 0
}

/** The least and the greatest depth of every tile of the plate: how rough it is. */
export let rangesAt: i32 = 0

@inline function rangeAt(column: i32, row: i32): usize {
  return <usize>rangesAt + (<usize>(row * ((view.plateWidth + TILE - 1) / TILE) + column) << 3)
}

/** To be called once, when the plate is there. */
export function measurePlate(): void {
  for (let top = 0; top < view.plateHeight; top += TILE) {
    for (let left = 0; left < view.plateWidth; left += TILE) {
      let least: f32 = 1e9
      let most: f32 = 0
      for (let y = top; y < min<i32>(top + TILE, view.plateHeight); y++) {
        for (let x = left; x < min<i32>(left + TILE, view.plateWidth); x++) {
          const depth = load<f32>(<usize>(view.depthAt + ((y * view.plateWidth + x) << 2)))
          least = min<f32>(least, depth)
          most = max<f32>(most, depth)
        }
      }
      store<f32>(rangeAt(left / TILE, top / TILE), least)
      store<f32>(rangeAt(left / TILE, top / TILE), most, 4)
    }
  }
}

@inline function tileOf(place: f32, size: i32): i32 {
  return max<i32>(0, min<i32>((size - 1) / TILE, <i32>place / TILE))
}

/** Whether a part of the plate is about as far everywhere, or shows nothing but air. */
function isSmooth(left: f32, top: f32, right: f32, bottom: f32): bool {
  let least: f32 = 1e9
  let most: f32 = 0
  const lastColumn = tileOf(right, view.plateWidth)
  const lastRow = tileOf(bottom, view.plateHeight)
  for (let row = tileOf(top, view.plateHeight); row <= lastRow; row++) {
    for (let column = tileOf(left, view.plateWidth); column <= lastColumn; column++) {
      least = min<f32>(least, load<f32>(rangeAt(column, row)))
      most = max<f32>(most, load<f32>(rangeAt(column, row), 4))
    }
  }
  return least > NOWHERE || most < least * ROUGH
}
const ROUGH: f32 = 1.6

export function findLitTiles(y: i32, left: i32, right: i32): void {
  const top = y - (y % TILE)
  for (let x = left - (left % TILE); x < right; x += TILE)
    store<u8>(litTiles + <usize>(x / TILE), isLit(<f32>x, <f32>top) ? 1 : 0)
}

/**
 * Looks at the corners and the middle of a tile. Where the plate is about as far all around, the rest of the tile is between
 * them on the maps, too; where it is not, or where something is there on a map, it has to be looked at pixel by pixel.
 */
function isLit(x: f32, y: f32): bool {
  let left: f32 = 1e9
  let right: f32 = -1e9
  let top: f32 = 1e9
  let bottom: f32 = -1e9
  let west: f32 = 1e9
  let east: f32 = -1e9
  let south: f32 = 1e9
  let north: f32 = -1e9
  let nearest: f32 = 1e9
  let fromX: f32 = 1e9
  let toX: f32 = -1e9
  let fromY: f32 = 1e9
  let toY: f32 = -1e9
  view.lookAnew()
  for (let corner = 0; corner < 5; corner++) {
    const aside: f32 = corner == 4 ? 0.5 : <f32>(corner & 1)
    const down: f32 = corner == 4 ? 0.5 : <f32>(corner >> 1)
    view.lookAtPlate(x + aside * <f32>TILE, y + down * <f32>TILE)
    nearest = min<f32>(nearest, view.seenDepth)
    view.findWorld(view.seenX, view.seenY, view.seenDepth)
    findOnLight(view.worldX, view.worldY, view.worldZ)
    left = min<f32>(left, onLightX)
    right = max<f32>(right, onLightX)
    top = min<f32>(top, onLightY)
    bottom = max<f32>(bottom, onLightY)
    west = min<f32>(west, view.worldX)
    east = max<f32>(east, view.worldX)
    south = min<f32>(south, view.worldZ)
    north = max<f32>(north, view.worldZ)
    fromX = min<f32>(fromX, view.seenX)
    toX = max<f32>(toX, view.seenX)
    fromY = min<f32>(fromY, view.seenY)
    toY = max<f32>(toY, view.seenY)
  }
  if (!isSmooth(fromX, fromY, toX, toY)) return false
  if (nearest > NOWHERE) return true
  const wide: f32 = <f32>LIGHT_CELL + 0.25 * (right - left)
  const high: f32 = <f32>LIGHT_CELL + 0.25 * (bottom - top)
  if (isFilled(lightCells, LIGHT_CELL, view.lightSide, left - wide, top - high, right + wide, bottom + high)) return false
  const scale = view.contactScale
  const spareX: f32 = <f32>CONTACT_CELL + 0.25 * (east - west) * scale
  const spareZ: f32 = <f32>CONTACT_CELL + 0.25 * (north - south) * scale
  return !isFilled(
    contactCells,
    CONTACT_CELL,
    view.contactSide,
    (west - view.contactX) * scale - spareX,
    (south - view.contactZ) * scale - spareZ,
    (east - view.contactX) * scale + spareX,
    (north - view.contactZ) * scale + spareZ,
  )
}
