import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Mood, Shot, Subject } from '../direct/shot-list.ts'
import type { Body } from '../bodies/body.ts'
import { buildMesh, rgb } from '../bodies/build-mesh.ts'
import { halveMesh } from '../bodies/halve-mesh.ts'
import { thingHue } from '../hues/hues.ts'
import { madeOf } from '../bodies/made-of.ts'
import { dressBody, measureKind } from '../bodies/dress-body.ts'
import type { DressedBody } from '../bodies/dressed-body.ts'
import { bodyExtent } from '../bodies/extent.ts'
import { takeApart } from '../bodies/take-apart.ts'
import { FACE_SIDE, type Feeling } from '../bodies/face-picture.ts'
import { drawLabel } from '../bodies/label-picture.ts'
import type { Rig } from '../bodies/kinds/kind.ts'
import { findKind } from '../bodies/kinds/kinds.ts'
import { findOwnBody } from '../bodies/own-bodies.ts'
import { chooseAnimalDoing, chooseDoing, type Doing } from '../bodies/motion/doing.ts'
import { FELT, isFelt } from '../bodies/motion/person-feelings.ts'
import { isUpright } from '../bodies/motion/pose-beast.ts'
import { bitsFor, createBits } from '../stage/draw/bits.ts'
import { findDoneEvents, findEvents } from './find-events.ts'
import { bodyHeight, isFigurine } from './find-transfers.ts'
import { puffPicture } from '../bodies/puff-picture.ts'
import { trimPicture } from '../figures/picture.ts'
import { drawFigure } from '../figures/figure.ts'
import type { Rasteriser } from '../raster/rasteriser.ts'
import { packColour } from '../raster/mesh.ts'
import type { Spot } from './arrangement.ts'
import { CHAIR, type Hold, type Member, SIZES, TABLE, WORKTOPS } from './member.ts'
import type { Solid } from './solid.ts'
import { findPictogram } from '../figures/pictograms.ts'
import { changesByDeeds, createEffects, effectsOf } from '../stage/draw/effects.ts'
import { extentOf, laterSize } from './becoming.ts'
import { findPainting, findShading, laterSelf } from './changing.ts'
import { readArt } from './collect-art.ts'
import { attireOf } from './attire-of.ts'
import type { Wardrobe } from './choose-wardrobe.ts'
import { countFixed } from './extents.ts'
import { travelMotion } from './keep-in-frame.ts'
import { adaptDoing } from './adapt-doing.ts'
import { isAliveMember } from './deed-holds.ts'
import { takesBothHands } from './grips.ts'
import { printLetters } from '../figures/print-letters.ts'
import { isPerson } from './subject-rig.ts'
import { wornColour } from './worn-colour.ts'

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

const colourOf = ({ subject, art }: Member, nth: number, wardrobe: Wardrobe | undefined): string | undefined =>
  subject.colour === 'rainbow' ||
  (subject.count > 1 &&
    !(wardrobe && isPerson(subject)) &&
    art.pictogram.part !== undefined &&
    subject.colour === undefined &&
    wornColour(subject) === undefined &&
    art.pictogram.part !== 'beast' &&
    // Three pigs in raincoats are pink.
    art.code?.startsWith('drawn-mascot-') !== true)
    ? WARDROBE[nth % WARDROBE.length]
    : subject.colour

type Casting = { rasteriser: Rasteriser; shot: Shot; wardrobe?: Wardrobe }

/** Gives a member its body: one of our own, or its picture as a cushion that stands. */
/** What may be of clear glass: a vase, a jug. */
const HOLLOW: ReadonlySet<string> = new Set(['product', 'vessel'])

export async function castSolid(
  casting: Casting,
  member: Member,
  spot: Spot,
  nth: number,
  hold?: Hold,
): Promise<Solid> {
  const { rasteriser, shot, wardrobe } = casting
  const { art, subject } = member
  const colour = colourOf(member, nth, wardrobe)
  const attire = attireOf(casting, member, nth)
  const events = findEvents(subject, shot)
  const plain = art.code === undefined ? undefined : dressBody(art.code, colour, attire, isAsleep(subject))
  const dressed = plain && subject.material ? madeOf(plain, subject.material, HOLLOW.has(subject.build ?? '')) : plain
  const own = dressed && events.some(event => APART.has(event)) ? inLayers(dressed) : dressed
  const motion =
    hold === undefined
      ? travelMotion(spot)
      : hold === 'mount' || hold === 'seat' || hold === 'cabin' || hold === 'deck'
        ? 'ride'
        : subject.motion
  const bound: Solid['bound'] = []
  for (const { member: other, hold: otherHold } of member.bound) {
    if (hold === undefined && nth > 0 && isSharedByAll(other, otherHold)) continue
    const count = countFixed(other)
    for (let at = 0; at < count; at++) {
      const solid = await castSolid(casting, other, spot, at, otherHold)
      solid.scale *= enlarged(solid, member, otherHold)
      bound.push({ solid, hold: otherHold, nth: at, count })
    }
  }
  const isLit = subject.changes?.some(({ of }) => of === 'light') === true
  const glow = art.pictogram.sort === 'light' ? 0.85 : isLit ? 0.6 : 0
  const held = bound.filter(one => one.hold === 'hand').map(one => one.solid)
  const hands = held.length === 0 ? 0 : held.some(one => takesBothHands(one, member)) ? 2 : 1
  const isCarrying = bound.some(one => one.hold === 'arms')
  const adapted = adaptDoing(doingOf(subject, motion, hold, own?.kind.rig), bound, isCarrying)
  // What is no mere cup is lifted off the ground.
  const isHeavy =
    held.some(one => one.member.metres >= HEAVY) &&
    adapted.stance === 'stand' &&
    subject.deeds?.some(({ verb }) => verb === 'lift') === true
  const isHoisting = isCarrying && subject.deeds?.some(({ verb }) => verb === 'lift') === true
  const doing = isHeavy
    ? { ...adapted, stance: 'heave' as const }
    : isHoisting
      ? { ...adapted, gestures: ['hoist' as const] }
      : adapted
  const isBeast = own?.kind.rig === 'beast'
  const upright =
    isBeast &&
    doing.antics === undefined &&
    isUpright({ action: doing.stance, hands, ...(doing.gestures[0] && { gesture: doing.gestures[0] }) })
  const flies = bitsFor(
    events,
    [...doing.gestures, ...(doing.antics ?? [])],
    isFiery(subject),
    own?.kind.rig === 'bird',
  )
  const isThing = own ? own.kind.rig === 'thing' : art.pictogram.part === undefined
  const isFire = art.pictogram.isFirelight === true || art.pictogram.sort === 'light' || FIRES.has(art.code ?? '')
  const isCut = events.includes('halve')
  const effects =
    (isThing || subject.material) && nth < MOST_BURNING
      ? effectsOf(subject, isFire).map(look =>
          isCut && look.kind === 'drips' ? { ...look, kind: 'ooze' as const } : look,
        )
      : []
  const changing: Subject = isThing
    ? { ...subject, changes: [...(subject.changes ?? []), ...changesByDeeds(subject)] }
    : subject
  const over = findDoneEvents(subject)
  const base = {
    member,
    events,
    ...(over.length > 0 && { over }),
    effects: effects.map(effect => createEffects(rasteriser, effect)),
    ...(flies && {
      bits: createBits(
        rasteriser,
        asStrewn(flies, subject),
        own ? coloursOf(own.body) : [],
        dugHue(flies, shot) ?? hueOf(subject),
      ),
    }),
    nth,
    doing,
    glow,
    bound,
    scale:
      sizeOf(subject) *
      figurineSize(subject) *
      (WORKTOPS.has(art.code) ? tableSize(bound, art.code, sizeOf(subject)) : 1),
    hands: isCarrying ? 2 : hands,
    ...(staysStill(subject) && { staysStill: true }),
    isUpright: upright,
  } as const
  if (own) {
    const { body, mesh, kind, extent } = own
    const { face, label } = body
    const perMetre = face ? FACE_SIDE / face.width : 1
    const name = label && subject.label ? drawLabel(subject.label, label) : undefined
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
      ...(label &&
        name && {
          picture: {
            width: name.width,
            height: name.height,
            left: label.at[0] - label.wide / 2,
            top: label.at[1] + label.high / 2,
            perMetre: name.width / label.wide,
          },
        }),
    })
    if (name) posable.paint(name.rgba)
    const prints = printLetters(rasteriser, subject, body, mesh)
    const feeling = subject.features?.feeling ?? feelingOf(doing, shot.mood)
    const cutAt = (extent.low[0] + extent.high[0]) / 2
    const halves = isCut
      ? ([1, -1] as const).map(side =>
          rasteriser.add({ mesh: halveMesh(mesh, art.code!, cutAt, side, fillingOf(subject)) }),
        )
      : undefined
    const shading = changing.changes?.length ? findShading(changing, art.code!, colour, own, attire) : undefined
    const clip = findOwnBody(art.code!)?.findClip([...doing.gestures, doing.stance, 'stand'])
    const solid: Solid = {
      ...base,
      rig: kind.rig,
      body,
      extent,
      posable,
      isLong: kind.isLong === true,
      ...(prints.length > 0 && { prints }),
      ...(halves && { halves: [halves[0]!, halves[1]!] as const }),
      ...(clip && { clip }),
      ...(shading && { shading }),
      ...(face && { face: { feeling, brows: kind.brows ?? '#4a3a30' } }),
    }
    return hold === undefined ? Object.assign(solid, await castLater(casting, solid, spot, nth)) : solid
  }
  const picture = await pictureOf(member, spot, subject.changes ? undefined : colour, motion)
  const puff = puffPicture(picture, art.pictogram.metres)
  const posable = rasteriser.add({ mesh: puff.mesh, picture: puff.picture })
  posable.paint(picture.rgba)
  const painting = changing.changes?.length ? findPainting(changing, picture.rgba) : undefined
  const solid: Solid = {
    ...base,
    ...(painting && { painting }),
    rig: 'card',
    body: puff.body,
    extent: bodyExtent(puff.body),
    posable,
    isLong: false,
  }
  return hold === undefined ? Object.assign(solid, await castLater(casting, solid, spot, nth)) : solid
}

/** Comes apart, or was in parts. */
const APART: ReadonlySet<string> = new Set(['take-apart', 'put-together'])
function inLayers(dressed: DressedBody): DressedBody {
  if (dressed.kind.rig !== 'thing') return dressed
  const body = takeApart(dressed.body)
  return { ...dressed, body, mesh: buildMesh(body) }
}
/** Salt and sugar are no drops. */
const asStrewn = (flies: NonNullable<ReturnType<typeof bitsFor>>, { deeds = [] }: Subject) =>
  flies.kind === 'drops' && deeds.some(({ verb }) => verb === 'add' || verb === 'scatter')
    ? { ...flies, kind: 'grain' as const }
    : flies
/** The colour of what is poured, where somebody said. */
/** Who shovels where snow lies has snow on the shovel. */
const dugHue = ({ kind }: NonNullable<ReturnType<typeof bitsFor>>, { weather, place }: Shot): string | undefined =>
  kind === 'earth' && (weather === 'snow' || place === 'snowfield') ? SNOW : undefined
const SNOW = '#f4f8fc'

const hueOf = ({ deeds = [] }: Subject): string | undefined => {
  const hue = deeds.find(({ verb, colour }) => verb === 'pour' && colour)?.colour
  return thingHue(hue) ?? hue
}

/** Three boys kick one ball: only the first of them has it. */
const isSharedByAll = ({ subject }: Member, hold: Hold): boolean => subject.count === 1 && hold === 'feet'

/** Of its own size: a table whose top is below the hands of who works behind it, or sits at it. */
function tableSize(bound: Solid['bound'], code: string | undefined, size: number): number {
  const { top: own, ofHeight } = code === TABLE ? AS_TABLE : AS_COUNTER
  const heights = bound.flatMap(({ solid, hold }) => {
    const people = hold === 'table' ? [solid, ...solid.bound.map(one => one.solid)] : []
    return people.filter(({ rig }) => rig === 'person').map(({ extent, scale }) => scale * extent.high[1])
  })
  if (heights.length === 0) return 1
  const isForChairs = bound.some(({ solid }) => solid.member.art.code === CHAIR)
  const top = isForChairs ? SEATED_TOP : Math.max(LOWEST_TOP, ofHeight * Math.min(...heights))
  return Math.min(1, top / (own * size))
}
/** How high a top is of its own, metres, and of somebody's height who works at it. */
type TopSize = { top: number; ofHeight: number }
const AS_TABLE: TopSize = { top: 0.75, ofHeight: 0.43 }
const AS_COUNTER: TopSize = { top: 0.92, ofHeight: 0.46 }
/** Metres. */
const [SEATED_TOP, LOWEST_TOP] = [0.66, 0.46]

/** The bodies that it becomes: as much larger or smaller as in life, within what the frame holds. */
async function castLater(casting: Casting, first: Solid, spot: Spot, nth: number): Promise<Partial<Solid>> {
  const { member } = first
  const subject = laterSelf(member.subject)
  if (!subject || !('sprite' in subject.what)) return {}
  const code = subject.what.sprite
  const art = findKind(code) ? { ...member.art, code, pictogram: findPictogram(code) } : await readArt(code)
  const other: Member = { ...member, subject, art, bound: [] }
  const later: Solid[] = []
  for (let at = 0; at < Math.min(MOST_OTHERS, subject.count); at++) {
    const solid = await castSolid(casting, other, { ...spot, member: other }, nth + at)
    solid.scale *= laterSize(solid.extent, extentOf(first)) * (subject.count > 2 ? OF_SEVERAL : 1)
    later.push(solid)
  }
  return { later, motes: createEffects(casting.rasteriser, { kind: 'motes' }) }
}
/** Of one thing that becomes many, how many are seen, and how large each is. */
const [MOST_OTHERS, OF_SEVERAL] = [9, 0.6]

/** What flows out of what is cut. */
const fillingOf = ({ deeds = [] }: Subject): string | undefined => {
  const hue = deeds.find(({ verb, colour }) => verb === 'coat' && colour)?.colour
  return thingHue(hue)
}

const FIRES: ReadonlySet<string> = new Set(['drawn-campfire', 'drawn-fireplace'])
/** A wood on fire has more flames than anybody counts. */
const MOST_BURNING = 4

const isFiery = ({ deeds = [] }: Subject): boolean =>
  deeds.some(
    ({ verb, words }) => verb === 'take-off' || verb === 'erupt' || (verb === 'explode' && !/burst|破/u.test(words)),
  )

const isAsleep = ({ deeds = [] }: Subject): boolean =>
  deeds.some(deed => deed.verb === 'sleep' || deed.verb === 'dream')

/** Who holds still because the words say so: guards, statues, those who meditate. */
const staysStill = ({ deeds = [], words }: Subject): boolean =>
  deeds.some(({ verb }) => STILL_DEEDS.has(verb)) || STATUES.test(words)
const STILL_DEEDS: ReadonlySet<string> = new Set(['freeze', 'guard', 'meditate', 'balance', 'sleep', 'dream'])
const STATUES =
  /statue|sculpture|mannequin|figurine|scarecrow|motionless|雕像|雕塑|塑像|石像|铜像|人偶|稻草人|一动不动/iu

/** Pieces of a thing have them. */
const coloursOf = ({ parts }: Body): string[] => [...new Set(parts.map(({ colour }) => colour))]

/** By what it does, else by the shot's mood. */
function feelingOf({ stance, gestures }: Doing, mood: Mood): Feeling {
  if (stance === 'sleep') return 'asleep'
  if (gestures.includes('cry')) return 'sad'
  if (stance === 'fight') return 'tense'
  if (stance === 'fall') return 'surprised'
  const felt = gestures.map(one => (isFelt(one) ? FELT[one] : undefined)).find(one => one !== undefined)
  if (felt) return felt
  const isGlad = stance === 'cheer' || stance === 'dance' || gestures.some(one => GLAD.has(one))
  return isGlad ? 'happy' : (FEELINGS[mood] ?? 'calm')
}
const GLAD: ReadonlySet<string> = new Set(['laugh', 'hug', 'clap', 'wave', 'smile'])

/** Whoever is on something sits or lies there, and does with the hands what it does. */
function doingOf(subject: Subject, motion: Subject['motion'], hold: Hold | undefined, rig: Rig | undefined): Doing {
  if (rig === 'beast' || rig === 'bird') {
    const animal = chooseAnimalDoing(subject.deeds ?? [], hold === undefined ? motion : 'still', rig)
    if (animal.antics && (hold === undefined || ANYWHERE.has(hold))) return animal
  }
  const own = chooseDoing(subject.deeds ?? [], motion)
  const { gestures } = chooseDoing(subject.deeds ?? [], 'still')
  if (hold === 'seat') return { stance: ON_SEATS.has(own.stance) ? own.stance : 'sit', gestures }
  if (hold === 'deck') return { stance: own.stance === 'lie' || own.stance === 'sleep' ? own.stance : 'sit', gestures }
  if (hold === 'mount' || hold === 'cabin' || hold === 'back' || hold === 'shoulders')
    return { stance: 'ride', gestures }
  if (hold === 'side') return { stance: 'climb', gestures: [] }
  if (hold === 'top' && own.stance === 'climb') return { stance: 'stand', gestures }
  if (hold === 'below') return { stance: rig === 'person' ? 'crawl' : 'lie', gestures: [] }
  if (hold === 'hanging') return { stance: 'stand', gestures: rig === 'person' ? ['hoist'] : [] }
  if (hold === 'against')
    return { stance: own.stance === 'sit' ? 'sit' : 'stand', gestures: gestures.filter(one => one !== 'think') }
  return hold === 'arms' ? { stance: 'sit', gestures: [] } : own
}
/** Where an animal can move as it likes. */
const ANYWHERE: ReadonlySet<Hold> = new Set(['seat', 'top', 'inside', 'feet'])
/** Metres. */
const HEAVY = 0.28
const ON_SEATS: ReadonlySet<string> = new Set(['lie', 'sleep', 'rise', 'settle'])

/** Of the holder: what is smaller in a hand is not seen. Larger than life by this at most. */
const SMALLEST_IN_HAND = 0.11
/** Of the ware that it flies about. */
const STREWN = [0.14, 0.34, 0.2] as const
const MANY = 8
const HAND = 'drawn-hand'
/** Metres, across the fingers. */
const PALM = 0.1
/** Of what it holds, and of its size in life. */
const [MOST_OF_HELD, LEAST_HAND] = [0.75, 0.35]
/** The same of the box that something comes out of. */
const COMES_OUT = [0.4, 0.75] as const
/** Of a cup's height: how high whoever is in it is, and how long or wide at most. */
const IN_CUP = [0.95, 1.7] as const
const SENT_IN_HAND = 0.26
const MOST_ENLARGED = 1.6
/** The same of insects, who are what a hand is held out for. */
const [SMALLEST_INSECT, INSECT_ENLARGED] = [0.055, 4]
const [IN_MOUTH, LONG_IN_MOUTH] = [1.4, 0.7]
/** Of the wearer: a hedgehog's glasses are a hedgehog's. */
const MOST_ON_HEAD = 0.45
/** How high an animal stands that fits on a saddle: metres. */
const RIDER = 0.7

/** Times its size in life: small things in hands are larger, and an animal is as large as its bicycle asks for. */
function enlarged({ rig, extent, scale, member }: Solid, host: Member, hold: Hold): number {
  const size = Math.max(...[0, 1, 2].map(axis => extent.high[axis]! - extent.low[axis]!)) * scale
  if ((hold === 'top' || hold === 'seat') && isWorkedAt(host) && (!isAliveMember(member) || isFigurine(member.subject)))
    return laidLarger(size, isFigurine(member.subject) ? FIGURINE : LAID)
  if (hold === 'inside' && member.art.code === 'drawn-filling' && host.art.code)
    return fillingOfHost(host.art.code, size)
  if ((hold === 'hat' || hold === 'top') && isAliveMember(host) && !isAliveMember(member))
    return Math.min(1, (MOST_ON_HEAD * host.metres) / size)
  // A world in a glass or on a page is as large as that.
  const around = HOLDS_WORLDS.has(host.art.code) ? measureKind(host.art.code!)!.extent : undefined
  if (around) return (WORLD_WIDE * (around.high[0] - around.low[0])) / size
  // Fingers leave something to be seen of what they hold.
  if (hold === 'over' && member.art.code === HAND)
    return Math.min(1, Math.max(LEAST_HAND, (MOST_OF_HELD * host.metres) / PALM))
  // What flies about a ware is seen, and does not hide it.
  if (hold === 'ring' && member.subject.count > 1 && !isAliveMember(host) && !isAliveMember(member))
    return (
      Math.min(
        (member.subject.count < MANY ? STREWN[1] : STREWN[2]) * host.metres,
        Math.max(STREWN[0] * host.metres, size),
      ) / size
    )
  // What comes out of a box fits into it, and is seen beside it.
  if (hold === 'inside' && member.subject.deeds?.some(({ verb }) => verb === 'emerge')) {
    const room = host.metres
    return Math.min(COMES_OUT[1] * room, Math.max(COMES_OUT[0] * room, size)) / size
  }
  if (hold === 'inside' && member.isFitted)
    return Math.min(
      (IN_CUP[0] * host.metres) / ((extent.high[1] - extent.low[1]) * scale),
      (IN_CUP[1] * host.metres) / size,
    )
  // What somebody sent is what it is all about.
  if (hold === 'hand' && member.art.isOwn) return Math.max(1, (SENT_IN_HAND * host.metres) / size)
  // A stick in a mouth is thin, and brown on brown.
  const isLongInMouth = size > LONG_IN_MOUTH * host.metres && host.art.code && findKind(host.art.code)?.rig === 'beast'
  if (hold === 'hand' && isLongInMouth && !isAliveMember(member)) return IN_MOUTH
  if (hold === 'hand' && member.subject.build === 'insect') {
    // Wings that are wide and flat are seen less than their span tells.
    const bulk = Math.sqrt((extent.high[1] - extent.low[1]) * (extent.high[2] - extent.low[2])) * scale
    return Math.min(INSECT_ENLARGED, Math.max(1, (SMALLEST_INSECT * host.metres) / bulk))
  }
  if (hold === 'hand') return Math.min(MOST_ENLARGED, Math.max(1, (SMALLEST_IN_HAND * host.metres) / size))
  const isCycle = hold === 'mount' && host.art.code !== undefined && findKind(host.art.code)?.rig === 'thing'
  if (!isCycle || rig === 'person' || rig === 'thing') return 1
  return Math.min(3, Math.max(0.4, RIDER / (extent.high[1] * scale)))
}

const HOLDS_WORLDS: ReadonlySet<string | undefined> = new Set([
  'drawn-glass-jar',
  'drawn-glass-bowl',
  'drawn-open-book',
])
/** Of the width of what it is in or on. */
const WORLD_WIDE = 0.56

const isWorkedAt = ({ art, bound }: Member): boolean =>
  WORKTOPS.has(art.code) && bound.some(({ hold, member }) => hold === 'table' && isAliveMember(member))

/** What lies before who works is what is looked at: larger than life, the more so the smaller it is. */
const laidLarger = (size: number, least: number): number =>
  Math.min(MOST_LAID, WIDEST_LAID / size, Math.max(LEAST_LAID, least / size))
const [LAID, FIGURINE, WIDEST_LAID, LEAST_LAID, MOST_LAID] = [0.22, 0.36, 0.6, 1.25, 2.4]

/** As wide as the vessel is inside. */
function fillingOfHost(code: string, own: number): number {
  const { low, high } = measureKind(code)?.extent ?? { low: [0, 0, 0], high: [own, own, own] }
  return (0.8 * (high[2] - low[2])) / own
}

/** Of what it shows: a horse of wood is as large as its word says, and a coin as large as it takes to see one. */
const figurineSize = (subject: Subject): number =>
  isFigurine(subject) && 'sprite' in subject.what
    ? Math.min(1, Math.max(LEAST_FIGURINE, subject.metres!) / bodyHeight(subject.what.sprite))
    : 1
/** Metres. */
const LEAST_FIGURINE = 0.06

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
