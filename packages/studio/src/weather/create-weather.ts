import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../setting/setting.ts'
import type { ShotCamera } from '../camera/shot-camera.ts'
import { type AirLayer, createAirLayers } from './air-layers.ts'
import { drawTile } from './draw-tile.ts'
import { drawBolt } from './draw-bolt.ts'
import { planFlashes, flashAt, strokeAt } from './lightning.ts'

type WeatherOptions = {
  compositor: Compositor
  shot: ShotSetting
  seeded: SeededRandom
  seconds: number
  /** Colour of the fog, red, green and blue bytes. */
  haze: readonly [number, number, number]
}

export type Weather = {
  /** The layer behind the figures: a bank of fog. `strength` is the amount of weather, 0 to 1. */
  drawBehind(seconds: number, strength?: number): void
  draw(camera: ShotCamera, seconds: number, strength?: number): void
  free(): void
}

type Tile = { layer: AirLayer; sprite: Sprite; startX: number; startY: number }

/** Rain, snow and drifting particles, as tiles that are drawn once and moved past the camera. */
export function createWeather({ compositor, shot, seeded, seconds, haze }: WeatherOptions): Weather {
  const frame: Size = { width: compositor.width, height: compositor.height }
  const wind = seeded.next() < 0.5 ? -1 : 1
  const tiles = createAirLayers(shot, wind).map((layer, index): Tile => {
    const own = seeded.fork(`${layer.what}${index}`)
    const sprite = compositor.addSprite(drawTile(layer, frame, own))
    return { layer, sprite, startX: own.next(), startY: own.next() }
  })
  const fog = isFoggy(shot) ? addFog(compositor, frame, haze, seeded.fork('fog')) : []
  const flashes = planFlashes(shot, seconds, seeded.fork('flashes'))
  const white = flashes.length > 0 ? compositor.addSprite(plain(16, frame, [226, 232, 255])) : undefined
  // Under a roof only the light of the weather is visible.
  const isOpen = !PLACE_TRAITS[shot.place].isSheltered
  const bolts = (flashes.length > 0 && isOpen ? [0.2, 0.74, 0.46] : []).map((x, nth) => ({
    sprite: compositor.addSprite(drawBolt(frame.height * BOLT, seeded.fork(`bolt${nth}`))),
    x: x + seeded.between(-0.08, 0.08),
  }))
  return {
    drawBehind(time, strength = 1) {
      const stroke = strokeAt(flashes, time)
      const bolt = stroke && bolts[stroke.nth % bolts.length]
      if (stroke && bolt)
        compositor.drawSprite(bolt.sprite, {
          x: bolt.x * frame.width,
          y: 0,
          anchorX: 0.5,
          opacity: stroke.light * strength,
        })
      const [far] = fog
      if (far) drawBand(compositor, far.sprite, frame, time * far.speed, strength)
    },
    draw(camera, time, strength = 1) {
      const light = flashAt(flashes, time)
      if (white && light > 0) drawPlain(compositor, white, frame, light * strength)
      const [, near] = fog
      if (near) drawBand(compositor, near.sprite, frame, time * near.speed + 0.37, NEAR_FOG * strength)
      for (const tile of tiles) drawTileAt(compositor, tile, frame, camera, time, strength)
    },
    free() {
      for (const { sprite } of tiles) sprite.free()
      for (const { sprite } of fog) sprite.free()
      white?.free()
      for (const { sprite } of bolts) sprite.free()
    },
  }
}

/** The lowest point of a stroke, as a share of the frame's height. */
const BOLT = 0.5

const part = (value: number): number => value - Math.floor(value)

function drawTileAt(
  compositor: Compositor,
  { layer, sprite, startX, startY }: Tile,
  frame: Size,
  camera: ShotCamera,
  time: number,
  strength: number,
): void {
  const { width, height } = frame
  const { nearness, fall, drift } = layer
  // Near drops have the parallax of near things.
  const stepX =
    (camera.shiftX * (nearness - camera.pivot) - (camera.x - camera.pivot) * camera.zoom * 0.5 * nearness) / width
  const stepY = (camera.shiftY * (nearness - camera.pivot)) / height
  // Light particles sway as they fall.
  const sway = layer.what === 'rain' ? 0 : 0.012 * Math.sin(time * 1.1 + startX * 6)
  const x = part(startX + (drift * time * height) / width + sway + stepX) * width
  const y = part(startY + fall * time + stepY) * height
  const opacity = strength * layer.opacity * (layer.what === 'fireflies' ? 0.6 + 0.4 * Math.sin(time * 2.3) : 1)
  for (const left of [x - width, x]) {
    for (const top of [y - height, y]) {
      if (left < width && top < height && left > -width && top > -height)
        compositor.drawSprite(sprite, { x: left, y: top, opacity })
    }
  }
}

const isFoggy = ({ weather, place }: ShotSetting): boolean => weather === 'fog' && !PLACE_TRAITS[place].isSheltered

/** The bank in front of the figures is thin, so that they stay visible. */
const NEAR_FOG = 0.42
const LEAST_FOG = 84

/** Two banks of fog, behind and in front of the figures, at low resolution because they are soft. */
function addFog(compositor: Compositor, frame: Size, haze: readonly [number, number, number], seeded: SeededRandom) {
  // At night, fog is lit by lamps, or it would be invisible.
  const colour = haze.map(part => Math.max(part, LEAST_FOG))
  return [0.014, -0.022].map((speed, index) => {
    const own = seeded.fork(`bank${index}`)
    const [width, height] = [Math.ceil(frame.width / 4), Math.ceil(frame.height / 4)]
    const waves = Array.from({ length: 7 }, (_, nth) => ({
      across: 1 + nth,
      at: own.next(),
      down: own.between(0.5, 3),
      by: own.next(),
    }))
    const rgba = new Uint8Array(width * height * 4)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let thick = 0
        // Whole waves across, so that the bank tiles.
        for (const { across, at, down, by } of waves) {
          thick +=
            (Math.sin(2 * Math.PI * ((across * x) / width + at)) * Math.sin(2 * Math.PI * ((down * y) / height + by))) /
            (0.6 + across * 0.5)
        }
        const low = Math.max(0, 1 - Math.abs(y / height - 0.66) * 2.4)
        const alpha = Math.max(0, Math.min(0.62, (0.3 + 0.28 * thick) * low))
        rgba.set([...colour, Math.round(255 * alpha)], (y * width + x) * 4)
      }
    }
    return { sprite: compositor.addSprite({ width, height, rgba }), speed }
  })
}

function drawBand(compositor: Compositor, sprite: Sprite, { width, height }: Size, way: number, opacity: number): void {
  const x = part(way) * width
  const scale = Math.max(width / sprite.width, height / sprite.height)
  for (const left of [x - sprite.width * scale, x])
    if (left < width) compositor.drawSprite(sprite, { x: left, y: 0, scale, opacity })
}

/** A flat colour, small and enlarged. */
function plain(
  shrink: number,
  { width, height }: Size,
  [red, green, blue]: readonly [number, number, number],
): RgbaPicture {
  const size = { width: Math.ceil(width / shrink) + 4, height: Math.ceil(height / shrink) + 4 }
  const rgba = new Uint8Array(size.width * size.height * 4)
  for (let at = 0; at < rgba.length; at += 4) rgba.set([red, green, blue, 255], at)
  return { ...size, rgba }
}

function drawPlain(compositor: Compositor, sprite: Sprite, { width, height }: Size, opacity: number): void {
  const scale = Math.max(width / (sprite.width - 4), height / (sprite.height - 4))
  compositor.drawSprite(sprite, { x: -2 * scale, y: -2 * scale, scale, opacity: Math.min(1, opacity) })
}
