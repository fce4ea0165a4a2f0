import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Shot } from '../direct/shot-list.ts'
import { paintFigure } from '../looks/paint-look.ts'
import type { Bound, Player } from './actors.ts'
import type { Spot } from './arrangement.ts'
import type { Hold, Member } from './cast.ts'
import { countFixed } from './extents.ts'
import { findFigureLight } from './figure-light.ts'
import { drawFigure, type Figure } from '../figures/figure.ts'
import { immerseFigure } from '../figures/immerse-figure.ts'
import { relightFigure } from '../figures/relight-figure.ts'
import { placeFixture, isOnString } from './holds.ts'
import { travelMotion } from './keep-in-frame.ts'
import type { Scenery } from './scenery.ts'
import { drawPuff } from './steam.ts'
import { drawString } from './draw-string.ts'
import { wornColour } from './worn-colour.ts'

/** Figures are drawn a little larger than the plate shows them, for a camera that comes closer. */
const DETAIL = 1.1

type FigureMakerOptions = { compositor: Compositor; scenery: Scenery; shot: Shot; phases: number }

/** Several people are not dressed alike, and several colourful things not coloured alike. */
const isVaried = ({ subject, art }: Member): boolean =>
  subject.colour === 'rainbow' ||
  (subject.count > 1 &&
    art.pictogram.part === 'head' &&
    subject.colour === undefined &&
    wornColour(subject) === undefined)

const WARDROBE = ['blue', 'red', 'green', 'purple', 'orange', 'grey', 'pink', 'brown'] as const

const colourOf = (member: Member, nth: number): string | undefined =>
  isVaried(member) && member.subject.colour === undefined
    ? WARDROBE[nth % WARDROBE.length]
    : (member.subject.colour ?? wornColour(member.subject))

/** A rainbow is light in the air: the land shows through. */
function thin({ rgba }: RgbaPicture, share: number): void {
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = rgba[at]! * share
}

/** Draws and lights figures; those of a kind share their pictures. */
export function createFigureMaker(
  { compositor, scenery, shot, phases }: FigureMakerOptions,
  keep: (sprite: Sprite) => Sprite,
  kept: Set<Sprite>,
) {
  const playing: { sprites: Sprite[]; next: () => Promise<RgbaPicture> }[] = []
  let puff: Sprite | undefined
  const drawn = new Map<string, Promise<{ figure: Figure; sprites: Sprite[] }>>()

  async function draw(member: Member, spot: Spot, height: number, phase: number, nth: number, hold: Hold | undefined) {
    const { subject, art } = member
    const isHolding = member.bound.some(bound => bound.hold === 'hand')
    const motion =
      hold === undefined ? travelMotion(spot) : hold === 'mount' ? 'ride' : hold === 'seat' ? 'drive' : subject.motion
    const figure = await drawFigure(art, {
      // Whoever is of one piece can only be put down.
      motion: (hold === 'mount' || hold === 'seat') && !art.pictogram.part ? 'bob' : motion,
      colour: colourOf(member, nth),
      faces: spot.faces,
      isHolding,
      height: height * DETAIL,
      phases,
      phase,
    })
    if (art.live) {
      const sprites = figure.frames.map(picture => keep(compositor.addSprite(picture)))
      playing.push({ sprites, next: () => art.live!.next() })
      return { figure, sprites }
    }
    const isSwimming = hold === undefined && spot.stance === 'water' && art.pictogram.sort !== 'boat'
    if (isSwimming) Object.assign(figure, immerseFigure(figure))
    const light = findFigureLight(scenery, shot, spot.stance === 'sky' ? 60 : spot.depth)
    const glow = art.pictogram.sort === 'light' ? 0.85 : spot.stance === 'sky' ? 0.6 : 0
    const softened = art.isOwn ? { ...light, contrast: light.contrast * 0.4 } : light
    figure.frames = figure.frames.map(picture => relightFigure(picture, softened, glow))
    for (const picture of figure.frames) paintFigure(picture, shot.look)
    if (art.pictogram.spansLand) for (const picture of figure.frames) thin(picture, 0.5)
    const sprites = figure.frames.map(picture => keep(compositor.addSprite(picture)))
    // The compositor has them now; one is still needed for shadows.
    figure.frames.length = 1
    return { figure, sprites }
  }

  async function dress(
    member: Member,
    spot: Spot,
    height: number,
    phase: number,
    nth: number,
    hold?: Hold,
  ): Promise<Player> {
    const own = isVaried(member) ? nth : 0
    // A few sizes are enough: the compositor scales in between.
    const key = [member.index, spot.faces, own, hold ?? '', Math.ceil(Math.log2(height) * 2)].join('/')
    const making = drawn.get(key) ?? draw(member, spot, height, nth === 0 ? phase : (nth * 0.37) % 1, own, hold)
    drawn.set(key, making)
    const { figure, sprites } = await making
    const bound: Bound[] = []
    for (const { member: other, hold: otherHold } of member.bound) {
      const count = countFixed(other)
      for (let at = 0; at < count; at++) {
        const fixtureAt = (index: number) => placeFixture(otherHold, other, member, index, count)
        const { x, y, share, sink } = fixtureAt(at)
        const player = await dress(other, spot, share * height, (phase + at / count) % 1, at, otherHold)
        const isLoose = isOnString(other, otherHold) || otherHold === 'over'
        const isCircling = otherHold === 'ring' && other.subject.motion !== 'still'
        const part: Bound = { player, hold: otherHold, nth: at, isCircling, isLoose, fixtureAt }
        if (isOnString(other, otherHold)) {
          const to = {
            x: x * figure.width * figure.faces,
            y: -y * figure.height + sink * share * figure.height - 0.03 * figure.height,
          }
          const art = drawString(to, Math.max(1.2, figure.height * 0.006))
          part.string = { art, sprite: keep(compositor.addSprite(art.picture)) }
        }
        bound.push(part)
      }
    }
    const { steamsAt } = member.art.pictogram
    if (steamsAt !== undefined) puff ??= keep(compositor.addSprite(drawPuff()))
    return {
      figure,
      sprites,
      phase,
      bound,
      ...(steamsAt !== undefined && puff && { steam: { puff, rim: steamsAt } }),
    }
  }

  async function advance(): Promise<void> {
    for (const { sprites, next } of playing) {
      const old = sprites[0]!
      sprites[0] = keep(compositor.addSprite(await next()))
      kept.delete(old)
      old.free()
    }
  }

  return { dress, advance }
}
