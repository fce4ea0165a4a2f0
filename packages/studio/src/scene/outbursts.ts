import { createCanvas } from '@napi-rs/canvas'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import { projectToFrame, type ShotCamera } from '../camera/shot-camera.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Spot } from './arrangement.ts'
import type { Scenery } from './scenery.ts'
import { drawPuff } from './steam.ts'

type Layer = { draw(camera: ShotCamera, seconds: number): void; free(): void }

/**
 * What bursts up again and again: from the top of a volcano, or at the foot of a tower in the sea. Sizes and ways are
 * shares of the height of what it bursts from; `rounds` are seconds.
 */
type Outburst = { from: number; rises: number; spreads: number; count: number; size: number; rounds: number }

const ERUPTION: Outburst = { from: 0.64, rises: 0.95, spreads: 0.62, count: 60, size: 0.12, rounds: 1.9 }
const ASH: Outburst = { from: 0.7, rises: 1.3, spreads: 0.5, count: 30, size: 0.42, rounds: 4.4 }
const SPRAY: Outburst = { from: -0.04, rises: 0.55, spreads: 0.5, count: 56, size: 0.1, rounds: 1.7 }

const does = ({ deeds = [] }: Subject, verb: string): boolean => deeds.some(one => one.verb === verb)

/** Lava and ash over a volcano that erupts, spray where waves break against a tower. */
export function createOutbursts(
  compositor: Compositor,
  { nearnessOf }: Scenery,
  shot: Shot,
  spots: readonly Spot[],
): Layer | undefined {
  const bursts = spots.flatMap(spot => {
    const subject = shot.subjects[spot.member.index]
    if (!subject) return []
    if (does(subject, 'erupt')) return [{ spot, kinds: [ASH, ERUPTION] }]
    return subject.build === 'building' && does(subject, 'splash') ? [{ spot, kinds: [SPRAY] }] : []
  })
  if (bursts.length === 0) return undefined
  const sprites = new Map<Outburst, Sprite>([
    [ERUPTION, compositor.addSprite(drawEmber())],
    [ASH, compositor.addSprite(drawPuff(104))],
    [SPRAY, compositor.addSprite(drawPuff(250))],
  ])
  const frame = { width: compositor.width, height: compositor.height }
  return {
    draw(camera, seconds) {
      for (const { spot, kinds } of bursts) {
        const foot = projectToFrame(camera, frame, spot, nearnessOf(spot.depth))
        const tall = spot.height * foot.scale
        for (const kind of kinds) drawOutburst(compositor, sprites.get(kind)!, kind, foot, tall, seconds)
      }
    },
    free: () => [...sprites.values()].forEach(sprite => sprite.free()),
  }
}

function drawOutburst(
  compositor: Compositor,
  sprite: Sprite,
  kind: Outburst,
  { x, y }: { x: number; y: number },
  tall: number,
  seconds: number,
): void {
  const { from, rises, spreads, count, size, rounds } = kind
  for (let nth = 0; nth < count; nth++) {
    const part = (seconds / rounds + ((nth * 0.618) % 1)) % 1
    const aside = 2 * ((nth * 0.377) % 1) - 1
    const strength = 0.55 + 0.45 * ((nth * 0.731) % 1)
    // Ash rises on and on, all else falls back.
    const up = kind === ASH ? rises * part : rises * strength * 4 * part * (1 - part) * 0.9
    compositor.drawSprite(sprite, {
      x: x + tall * spreads * aside * (kind === ASH ? 0.12 + part ** 1.4 : part),
      y: y - tall * (from + up),
      anchorX: 0.5,
      anchorY: 0.5,
      scale: (tall * size * (kind === ERUPTION ? strength : 0.5 + 1.1 * part)) / sprite.width,
      opacity: (kind === ERUPTION ? 1 : 0.5) * Math.min(1, part * 8) * (1 - part) ** 0.6,
    })
  }
}

const SIDE = 48

/** A glowing drop of lava. */
function drawEmber(): RgbaPicture {
  const context = createCanvas(SIDE, SIDE).getContext('2d')
  const shade = context.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE / 2)
  shade.addColorStop(0, 'rgba(255, 244, 190, 1)')
  shade.addColorStop(0.35, 'rgba(255, 160, 40, 0.95)')
  shade.addColorStop(0.7, 'rgba(255, 80, 16, 0.5)')
  shade.addColorStop(1, 'rgba(255, 60, 0, 0)')
  context.fillStyle = shade
  context.fillRect(0, 0, SIDE, SIDE)
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  return { width: SIDE, height: SIDE, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
