import type { DepthMap } from '@kinora/media/compositor/nearness'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { ShotCamera } from '../../camera/shot-camera.ts'
import type { Scenery } from '../../backdrops/scenery.ts'

/** The motion of the picture of a place while the camera goes around its targets. */
export type TurnedBackdrop = {
  /** The drawn picture of the place, mirrored at both sides if the camera goes far. */
  spread(picture: RgbaPicture): RgbaPicture
  depth: DepthMap
  /** The camera of the picture after an angle of an orbit, in radians. */
  at(camera: ShotCamera, angle: number): ShotCamera
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
    at: (camera, angle) => ({
      ...camera,
      x: camera.x + ((tiles - 1) / 2) * picture.width,
      shiftX: -share * focal * camera.zoom * angle * nearest,
      pivot: 1 / nearest,
    }),
  }
}

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
