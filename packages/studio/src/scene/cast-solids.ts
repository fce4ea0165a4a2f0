import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Mood, Shot, Subject } from '../direct/shot-list.ts'
import type { Body } from '../bodies/body.ts'
import { rgb } from '../bodies/build-mesh.ts'
import { dressBody } from '../bodies/dress-body.ts'
import type { Extent } from '../bodies/extent.ts'
import { bodyExtent } from '../bodies/extent.ts'
import { FACE_SIDE, type Feeling } from '../bodies/face-picture.ts'
import type { Rig } from '../bodies/kinds/kind.ts'
import { type Action, actionForMotion, actionForVerbs } from '../bodies/motion/actions.ts'
import { puffPicture } from '../bodies/puff-picture.ts'
import { trimPicture } from '../figures/picture.ts'
import { drawFigure } from '../figures/figure.ts'
import type { Posable, Rasteriser } from '../raster/rasteriser.ts'
import { packColour } from '../raster/mesh.ts'
import type { Spot } from './arrangement.ts'
import type { Hold, Member } from './cast.ts'
import { countFixed } from './extents.ts'
import { travelMotion } from './keep-in-frame.ts'

/** Somebody or something with a body, and all that is fixed to it. */
export type Solid = {
  member: Member
  nth: number
  rig: Rig | 'card'
  body: Body
  extent: Extent
  posable: Posable
  action: Action
  /** Of the body's own metres. */
  scale: number
  face?: { feeling: Feeling; brows: string }
  isLong: boolean
  glow: number
  bound: { solid: Solid; hold: Hold; nth: number; count: number }[]
}

const FEELINGS: Partial<Record<Mood, Feeling>> = {
  happy: 'happy',
  playful: 'happy',
  romantic: 'happy',
  sad: 'sad',
  tense: 'tense',
}

/** How many pixels high the picture of a card is. */
const CARD_HEIGHT = 240
const WARDROBE = ['blue', 'red', 'green', 'purple', 'orange', 'grey', 'pink', 'brown'] as const

/** A subject with what it does in words, where the shot list has it. */
type Doing = Subject & { deeds?: readonly { verb: string; to?: number }[] }

/** What a subject is seen doing: by its verb, else by how it moves. */
export function actionOf({ deeds, motion }: Doing, travels: Subject['motion'] = motion): Action {
  const said = actionForVerbs((deeds ?? []).map(({ verb }) => verb))
  const moved = actionForMotion(travels)
  // A verb of standing still does not stop whoever is going somewhere.
  if (said === undefined) return moved
  if ((moved === 'walk' || moved === 'run') && !GOING.has(said)) return moved
  return said
}
const GOING = new Set<Action>(['walk', 'run', 'push', 'pull', 'crawl', 'swim', 'fly', 'ride', 'climb'])

const colourOf = ({ subject, art }: Member, nth: number): string | undefined =>
  subject.colour === 'rainbow' ||
  (subject.count > 1 &&
    art.pictogram.part !== undefined &&
    subject.colour === undefined &&
    art.pictogram.part !== 'beast')
    ? WARDROBE[nth % WARDROBE.length]
    : subject.colour

type Casting = { rasteriser: Rasteriser; shot: Shot }

/** Gives a member its body: one of our own, or its picture as a cushion that stands. */
export async function castSolid(
  casting: Casting,
  member: Member,
  spot: Spot,
  nth: number,
  hold?: Hold,
): Promise<Solid> {
  const { rasteriser, shot } = casting
  const { art, subject } = member
  const colour = colourOf(member, nth)
  const own = art.code === undefined ? undefined : dressBody(art.code, colour)
  const motion =
    hold === undefined
      ? travelMotion(spot)
      : hold === 'mount' || hold === 'seat' || hold === 'cabin' || hold === 'deck'
        ? 'ride'
        : subject.motion
  const action = hold === 'seat' || hold === 'deck' ? 'sit' : actionOf(subject, motion)
  const bound: Solid['bound'] = []
  for (const { member: other, hold: otherHold } of member.bound) {
    const count = countFixed(other)
    for (let at = 0; at < count; at++)
      bound.push({ solid: await castSolid(casting, other, spot, at, otherHold), hold: otherHold, nth: at, count })
  }
  const glow = art.pictogram.sort === 'light' ? 0.85 : 0
  const base = { member, nth, action, glow, bound, scale: sizeOf(subject) }
  if (own) {
    const { body, mesh, kind, extent } = own
    const { face } = body
    const perMetre = face ? FACE_SIDE / face.width : 1
    const posable = rasteriser.add({
      mesh,
      ...(body.pattern && {
        pattern: { second: packColour(rgb(body.pattern.second)), perMetre: body.pattern.perMetre },
      }),
      ...(face && {
        picture: {
          width: FACE_SIDE,
          height: FACE_SIDE,
          left: face.at[0] - face.width / 2,
          top: face.at[1] + face.width / 2,
          perMetre,
        },
      }),
    })
    const feeling =
      action === 'sleep'
        ? 'asleep'
        : action === 'cry'
          ? 'sad'
          : action === 'laugh' || action === 'cheer' || action === 'dance'
            ? 'happy'
            : (FEELINGS[shot.mood] ?? 'calm')
    return {
      ...base,
      rig: kind.rig,
      body,
      extent,
      posable,
      isLong: kind.isLong === true,
      ...(face && { face: { feeling, brows: kind.brows ?? '#4a3a30' } }),
    }
  }
  const picture = await pictureOf(member, spot, colour, motion)
  const puff = puffPicture(picture, art.pictogram.metres)
  const posable = rasteriser.add({ mesh: puff.mesh, picture: puff.picture })
  posable.paint(picture.rgba)
  return { ...base, rig: 'card', body: puff.body, extent: bodyExtent(puff.body), posable, isLong: false }
}

const SIZES: Record<Subject['size'], number> = { tiny: 0.4, small: 0.7, normal: 1, large: 1.6, huge: 3 }
const sizeOf = ({ size }: Subject): number => SIZES[size]

async function pictureOf(
  member: Member,
  spot: Spot,
  colour: string | undefined,
  motion: Subject['motion'],
): Promise<RgbaPicture> {
  const figure = await drawFigure(member.art, {
    motion,
    colour,
    faces: spot.faces,
    isHolding: false,
    height: CARD_HEIGHT,
    phases: 1,
    phase: 0.2,
  })
  return trimPicture(figure.frames[0]!)
}
