import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { readData } from '../data-files/read-data.ts'
import { readPictogram } from '../figures/read-pictogram.ts'

export const MOTIFS = [
  'petals',
  'hearts',
  'sparks',
  'lotus',
  'harvest',
  'roses',
  'confetti',
  'bubbles',
  'none',
] as const
export type Motif = (typeof MOTIFS)[number]

/** The motion of floating things, in frame heights a second, and their size, of the shorter side. */
type Flight = {
  count: number
  fall: readonly [number, number]
  drift: readonly [number, number]
  sway: number
  spin: number
  size: readonly [number, number]
  opacity: readonly [number, number]
  /** Large things fall beside the subject in the middle. */
  isAside?: true
}

const FLIGHTS = readData<Readonly<Record<Exclude<Motif, 'none'>, Flight>>>('motifs.json')

/** Draws the floating things at a time. */
export type DrawMotif = (seconds: number, opacity?: number) => void

export async function createMotif(compositor: Compositor, motif: Motif, seed: number): Promise<DrawMotif> {
  if (motif === 'none') return () => {}
  const sprites = (await picturesOf(motif)).map(picture => compositor.addSprite(picture))
  const seeded = seededRandom(seed).fork(motif)
  const flight = FLIGHTS[motif]
  const { width, height } = compositor
  const shorter = Math.min(width, height)
  const floating = Array.from({ length: flight.count }, (_, index) => ({
    sprite: sprites[index % sprites.length] as Sprite,
    x: flight.isAside ? besideOf(seeded.next()) : seeded.next(),
    y: seeded.next(),
    fall: seeded.between(...flight.fall),
    drift: seeded.between(...flight.drift),
    phase: seeded.between(0, 6.28),
    spin: seeded.between(-flight.spin, flight.spin),
    size: seeded.between(...flight.size),
    opacity: seeded.between(...flight.opacity),
  }))
  return (seconds, shown = 1) => {
    for (const { sprite, x, y, fall, drift, phase, spin, size, opacity } of floating) {
      const sway = flight.sway * Math.sin(phase + seconds * 1.3)
      const shimmer = motif === 'sparks' ? 0.6 + 0.4 * Math.sin(phase * 3 + seconds * 5) : 1
      compositor.drawSprite(sprite, {
        x: within(x + (drift * seconds * height) / width + sway) * width,
        y: within(y + fall * seconds) * height,
        anchorX: 0.5,
        anchorY: 0.5,
        scale: (size * shorter) / Math.max(sprite.width, sprite.height),
        turn: phase + spin * seconds,
        opacity: opacity * shimmer * shown,
      })
    }
  }
}

/** In the outer fifths of the frame. */
const besideOf = (share: number): number => (share < 0.5 ? 0.42 * share : 0.58 + 0.42 * share)

/** A thing that leaves the frame re-enters on the other side, out of view. */
const within = (share: number): number => ((((share + 0.1) % 1.2) + 1.2) % 1.2) - 0.1

const SIDE = 96

async function picturesOf(motif: Exclude<Motif, 'none'>): Promise<RgbaPicture[]> {
  switch (motif) {
    case 'petals':
      return [drawn(petal('#ffd9e0', '#f59bb0')), drawn(petal('#fff0f2', '#f7b9c8'))]
    case 'lotus':
      return [drawn(petal('#fff5f8', '#eba2bd')), drawn(petal('#fffdf6', '#f3cfae'))]
    case 'hearts':
      return [drawn(heart)]
    case 'sparks':
      return [drawn(spark)]
    case 'harvest': {
      // A peach, a slice of melon, a dumpling.
      const found = await Promise.all(['1f351', '1f349', '1f95f'].map(readPictogram))
      const pictures = found.filter(picture => picture !== undefined)
      return pictures.length > 0 ? pictures : [drawn(petal('#fff3d6', '#f0b35a'))]
    }
    case 'roses': {
      const rose = await readPictogram('1f339')
      return [...(rose ? [rose] : []), drawn(petal('#f08a9a', '#b01030'))]
    }
    case 'confetti':
      return CONFETTI.map(colour => drawn(scrap(colour)))
    case 'bubbles':
      return [drawn(bubble)]
  }
}

function drawn(draw: (context: SKRSContext2D) => void): RgbaPicture {
  const canvas = createCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d')
  context.translate(SIDE / 2, SIDE / 2)
  draw(context)
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  return { width: SIDE, height: SIDE, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

const petal =
  (light: string, dark: string) =>
  (context: SKRSContext2D): void => {
    const shade = context.createLinearGradient(0, -40, 0, 40)
    shade.addColorStop(0, light)
    shade.addColorStop(1, dark)
    context.fillStyle = shade
    context.beginPath()
    context.moveTo(0, 40)
    context.bezierCurveTo(-34, 20, -28, -30, -4, -40)
    context.lineTo(0, -33)
    context.lineTo(6, -39)
    context.bezierCurveTo(28, -26, 30, 22, 0, 40)
    context.fill()
  }

const CONFETTI = ['#f6c945', '#ef5d60', '#4fb3e8', '#7bd389', '#f2a1e0', '#ffffff'] as const

const scrap =
  (colour: string) =>
  (context: SKRSContext2D): void => {
    context.fillStyle = colour
    context.fillRect(-SIDE * 0.42, -SIDE * 0.24, SIDE * 0.84, SIDE * 0.48)
  }

function bubble(context: SKRSContext2D): void {
  const shade = context.createRadialGradient(-14, -16, 2, 0, 0, SIDE * 0.46)
  shade.addColorStop(0, 'rgba(255, 255, 255, 0.9)')
  shade.addColorStop(0.25, 'rgba(220, 240, 255, 0.15)')
  shade.addColorStop(0.85, 'rgba(210, 225, 255, 0.25)')
  shade.addColorStop(1, 'rgba(255, 240, 255, 0.8)')
  context.fillStyle = shade
  context.beginPath()
  context.arc(0, 0, SIDE * 0.46, 0, 2 * Math.PI)
  context.fill()
}

function heart(context: SKRSContext2D): void {
  const shade = context.createRadialGradient(-10, -14, 4, 0, 0, 46)
  shade.addColorStop(0, '#ffb3c4')
  shade.addColorStop(1, '#e8476f')
  context.fillStyle = shade
  context.beginPath()
  context.moveTo(0, 38)
  context.bezierCurveTo(-52, 4, -36, -40, -12, -32)
  context.bezierCurveTo(-4, -29, 0, -22, 0, -17)
  context.bezierCurveTo(0, -22, 4, -29, 12, -32)
  context.bezierCurveTo(36, -40, 52, 4, 0, 38)
  context.fill()
}

function spark(context: SKRSContext2D): void {
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, SIDE / 2)
  glow.addColorStop(0, 'rgba(255, 250, 220, 1)')
  glow.addColorStop(0.18, 'rgba(255, 226, 150, 0.75)')
  glow.addColorStop(0.5, 'rgba(255, 196, 90, 0.18)')
  glow.addColorStop(1, 'rgba(255, 180, 70, 0)')
  context.fillStyle = glow
  context.fillRect(-SIDE / 2, -SIDE / 2, SIDE, SIDE)
}
