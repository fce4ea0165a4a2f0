import type { DepthMap } from '@kinora/media/compositor/nearness'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { ShotCamera } from '../../camera/shot-camera.ts'
import type { Scenery } from '../../backdrops/scenery.ts'

/** How far the camera has gone: the angle of an orbit in radians, or metres to the right and ahead with its target. */
export type Gone = { angle?: number; aside?: number; ahead?: number }

/** The motion of the picture of a place while the camera goes around its targets, or along with one. */
export type TurnedBackdrop = {
  /** The drawn picture of the place, mirrored at both sides if the camera goes far. */
  spread(picture: RgbaPicture): RgbaPicture
  depth: DepthMap
  at(camera: ShotCamera, gone: Gone): ShotCamera
}

/** The greatest nearness in a far orbit and in a small one, in units of the nearness of the targets. */
const [FAR_NEAREST, SMALL_NEAREST] = [1.5, 4]

/**
 * Everything farther than the targets moves with the camera's turn, everything nearer against it, in proportion to its
 * nearness. `focal` is in pixels of the frame, `pivot` the nearness of the targets, `arc` the whole angle in radians.
 */
export function turnBackdrop(
  { picture, depth }: Pick<Scenery, 'picture' | 'depth'>,
  { frame, focal, pivot, arc }: { frame: Size; focal: number; pivot: number; arc: number },
): TurnedBackdrop {
  const half = (focal * Math.abs(arc)) / 2
  const margin = (picture.width - frame.width) / 2
  const isFar = half > margin
  const nearest = isFar ? FAR_NEAREST : SMALL_NEAREST
  const tiles = isFar ? TILES : 1
  const most = (tiles * picture.width - frame.width) / 2 - RIM
  const share = isFar ? Math.min(1, most / half) : 1
  const depthAt = (near: number): number => {
    const times = near / Math.max(1, 255 * pivot)
    const own = isFar && times < 1 ? Math.max(0, times - RIGID) / (1 - RIGID) : times
    return Math.min(255, Math.round((255 * own) / nearest))
  }
  const codes = Uint8Array.from({ length: 256 }, (_, near) => depthAt(near))
  return {
    spread: given => (tiles === 1 ? given : mirrored(given, tiles)),
    depth: {
      width: tiles * depth.width,
      height: depth.height,
      nearness: mirroredRows(
        depth.nearness.map(near => codes[near]!),
        depth,
        1,
        tiles,
      ),
    },
    at: (camera, { angle = 0 }) => ({
      ...camera,
      x: camera.x + ((tiles - 1) / 2) * picture.width,
      shiftX: -share * focal * camera.zoom * angle * nearest,
      pivot: 1 / nearest,
    }),
  }
}

type Passing = { frame: Size; focal: number; pivot: number; distance: number; most: number; back: number }

/**
 * The ground passes by a camera that goes along with its target: what is near moves most, the horizon stays. `most` is
 * how far it goes aside from the middle of its way, `back` how far back (below 0), `distance` that of its target; metres.
 */
export function passBackdrop(
  { picture, depth }: Pick<Scenery, 'picture' | 'depth'>,
  { frame, focal, pivot, distance, most, back }: Passing,
): TurnedBackdrop {
  // Before the targets, the ground moves at most so much faster than they would.
  const nearest = FAR_NEAREST
  const perMetre = (focal * nearest) / distance
  const tiles = 1 + 2 * Math.min(MOST_TILES, Math.ceil((perMetre * most) / picture.width))
  const reach = (tiles * picture.width - frame.width) / 2 - RIM
  // Trees far away move with the sky behind them, which has no picture where they were.
  const codes = Uint8Array.from({ length: 256 }, (_, near) => {
    const times = near / Math.max(1, 255 * pivot)
    const own = times < 1 ? Math.max(0, times - FAR_AWAY) / (1 - FAR_AWAY) : times
    return Math.min(255, Math.round((255 * own) / nearest))
  })
  /** The least scale of what is near: farther back, the picture would end at its bottom. */
  const least = Math.max(0.02 - MOST_PUSH, Math.min(0, (nearest * back) / distance))
  return {
    spread: given => mirrored(given, tiles),
    depth: {
      width: tiles * depth.width,
      height: depth.height,
      nearness: mirroredRows(
        depth.nearness.map(near => codes[near]!),
        depth,
        1,
        tiles,
      ),
    },
    at: (camera, { aside = 0, ahead = 0 }) => ({
      ...camera,
      x: camera.x + ((tiles - 1) / 2) * picture.width,
      zoom: camera.zoom / (1 + least),
      shiftX: Math.min(reach, Math.max(-reach, -perMetre * camera.zoom * aside)),
      shiftY: 0,
      push: Math.min(MOST_PUSH, Math.max(least, (nearest * ahead) / distance)),
      pivot: 0,
    }),
  }
}
/** Copies of the picture on either side of it, and the greatest change of the nearest scale. */
const [MOST_TILES, MOST_PUSH] = [3, 0.22]
/** The share of the nearness of the targets below which everything stays. */
const FAR_AWAY = 0.3

const TILES = 3
/**
 * In a far orbit, everything farther than the targets by this share of their nearness moves as one, because trees would
 * leave holes in the sky behind them.
 */
const RIGID = 0.6
/** Pixels beyond the frame that samplers look at. */
const RIM = 4

const mirrored = ({ width, height, rgba }: RgbaPicture, tiles: number): RgbaPicture => ({
  width: tiles * width,
  height,
  rgba: mirroredRows(rgba, { width, height }, 4, tiles),
})

/** Copies of a picture side by side, the outer ones mirrored. */
function mirroredRows(values: Uint8Array, { width, height }: Size, channels: number, tiles: number): Uint8Array {
  const wide = tiles * width
  const out = new Uint8Array(wide * height * channels)
  for (let tile = 0; tile < tiles; tile++) {
    const isMirrored = (tile - (tiles - 1) / 2) % 2 !== 0
    for (let y = 0; y < height; y++) {
      const [from, to] = [y * width * channels, (y * wide + tile * width) * channels]
      if (!isMirrored) {
        out.set(values.subarray(from, from + width * channels), to)
        continue
      }
      for (let x = 0; x < width; x++)
        for (let channel = 0; channel < channels; channel++)
          out[to + x * channels + channel] = values[from + (width - 1 - x) * channels + channel]!
    }
  }
  return out
}
