import type { Body } from '../body.ts'
import type { Pose } from '../pose-bones.ts'
import type { AnimalMotion } from './animal-motions.ts'
import { loopSeconds } from './bearing.ts'
import { type BeastDraft, draftBeast, holdTrunk, LEGS, putFeet, putFoot, sitDown } from './beast-draft.ts'
import { ease, type Moment, wave } from './moment.ts'
import { scale, subtract } from '../vectors.ts'

/** The fraction of the shot, 0 to 1, and seconds that never repeat the same beat. */
type Beat = { part: number; t: number; side: 1 | -1 }

/** From 0 up to 1, stays, and back. */
const swell = (part: number, from: number, to: number, soft = 0.14): number =>
  ease((part - from) / soft) * (1 - ease((part - to + soft) / soft))

/** Neck and head: up (negative) or down, sideways, and tilted. */
function lookTo({ turns }: BeastDraft, down: number, aside = 0, incline = 0): void {
  turns['neck'] = [0.6 * down, 0.5 * aside, 0.3 * incline]
  turns['head'] = [0.4 * down, 0.5 * aside, 0.7 * incline]
}

function openMouth({ body, turns, moves }: BeastDraft, by: number): void {
  turns['jaw'] = [by, 0, 0]
  const [gullet, gape] = ['gullet', 'gape'].map(name => body.bones.find(bone => bone.name === name)?.at)
  if (gullet && gape) moves['gullet'] = scale(subtract(gape, gullet), Math.min(1, by / WIDE_OPEN))
}
/** Radians of the jaw at which the mouth is wide open. */
const WIDE_OPEN = 0.45

const wagTail = ({ turns }: BeastDraft, t: number, by: number, up = 0): void => {
  turns['tail'] = [up, by * wave(t), 0]
  turns['tailend'] = [0, 0.8 * by * wave(t - 0.12), 0]
}

/** Legs while lying on the back: drawn up, and paddling. */
function paddle({ turns }: BeastDraft, t: number, by: number): void {
  for (const [index, name] of LEGS.entries()) {
    const isFront = name[0] === 'f'
    turns[`${name}1`] = [(isFront ? -0.5 : 0.35) + by * wave(t + index * 0.29), 0, (index % 2 ? -1 : 1) * 0.3]
    turns[`${name}2`] = [(isFront ? -0.9 : 0.9) + 0.5 * by * wave(t + index * 0.29 + 0.2), 0, 0]
  }
}

const ANIMAL_MOTIONS: Partial<Record<AnimalMotion, (draft: BeastDraft, beat: Beat, moment: Moment) => void>> = {
  // Down in front, up with a leap, and down again on the other side.
  frolic(draft, { part, t, side }, { until = 4 }) {
    const rounds = Math.max(1, Math.round(until / 5))
    const at = (part * rounds) % 1
    const flies = swell(at, 0.28, 0.72, 0.2)
    const bows = 1 - swell(at, 0.2, 0.8, 0.14)
    const { spine } = draft
    holdTrunk(draft, 0.46 * bows - 0.34 * flies * (1 - 1.6 * (at - 0.28)), 0.62 * spine * flies - 0.12 * spine * bows)
    draft.turns['trunk'] = [draft.turns['trunk']![0], side * (0.5 - 1.1 * ease((at - 0.25) / 0.5)), 0]
    for (const name of LEGS) {
      const isFront = name[0] === 'f'
      if (flies > 0.02) {
        draft.turns[`${name}1`] = [(isFront ? -0.95 : 0.85) * flies, 0, 0]
        draft.turns[`${name}2`] = [(isFront ? -0.2 : 0.3) * flies, 0, 0]
      } else putFoot(draft, name, isFront ? 0.42 * spine * bows : 0)
    }
    lookTo(draft, -0.7 * bows, side * 0.3)
    openMouth(draft, 0.3)
    wagTail(draft, t * 2.6, 0.8, -0.5)
  },
  dig(draft, { part, t, side }) {
    const { spine } = draft
    const deep = 0.3 + 0.32 * ease(part / 0.8)
    holdTrunk(draft, deep, -0.1 * spine)
    putFeet(draft, ['br', 'bl'])
    for (const [name, off] of [
      ['fr', 0],
      ['fl', 0.5],
    ] as const)
      putFoot(
        draft,
        name,
        spine * (0.32 + 0.36 * wave(t * 2.1 + off)),
        0.3 * spine * Math.max(0, wave(t * 2.1 + off + 0.25)),
      )
    lookTo(draft, 0.9 - 0.15 * wave(t * 2.1), 0.25 * side * wave(part))
    wagTail(draft, t * 1.8, 0.5, -0.5)
  },
  // One paw, then the flank, then the other paw.
  groom(draft, { part, t, side }) {
    sitDown(draft)
    const { turns } = draft
    const flank = swell(part, 0.36, 0.7)
    const licks = 0.16 * wave(t * 1.3)
    const paw = side > 0 === part < 0.5 ? 'fr' : 'fl'
    const lifts = 1 - flank
    turns[`${paw}1`] = [0.67 - 1.55 * lifts, 0, 0]
    turns[`${paw}2`] = [-1.5 * lifts + licks, 0, 0]
    const aside = (paw === 'fr' ? 0.35 : -0.35) * lifts + side * 1.9 * flank
    turns['neck'] = [0.5 + 0.35 * lifts + licks, 0.55 * aside, 0]
    turns['head'] = [0.45 + 0.3 * lifts + 0.25 * flank + licks, 0.45 * aside, 0]
    openMouth(draft, 0.12 + 0.1 * wave(t * 1.3))
    turns['tail'] = [0.62, 0.3 * wave(t / 1.4), 0]
  },
  // A hind leg beats behind the ear, and the head leans to it.
  scratch(draft, { part, t, side }) {
    sitDown(draft, 0.75)
    const { turns } = draft
    const on = 1 - swell(part, 0.44, 0.56, 0.05)
    const leg = side > 0 ? 'br' : 'bl'
    turns['trunk'] = [-0.75, 0, -side * 0.16]
    turns[`${leg}1`] = [-1.5 - 0.55 * on + 0.16 * wave(t * 4.3), side * 0.25, side * 0.5]
    turns[`${leg}2`] = [0.9 - 0.7 * on + 0.4 * wave(t * 4.3), 0, 0]
    turns['neck'] = [0.75, side * 0.45 * on, side * -0.35 * on]
    turns['head'] = [0.35 + 0.12 * wave(t * 4.3), side * 0.3, side * (-0.5 + 0.25 * ease(part)) * on]
    openMouth(draft, 0.15)
    turns['tail'] = [0.75, 0.2 * wave(t), 0]
  },
  // Up at the thing on which it sharpens its claws, one paw after the other.
  claw(draft, { part, t }) {
    const { spine, turns } = draft
    holdTrunk(draft, -0.86 - 0.3 * ease(part), 0.3 * spine, -0.12 * spine)
    putFeet(draft, ['br', 'bl'])
    for (const [name, off] of [
      ['fr', 0],
      ['fl', 0.5],
    ] as const) {
      turns[`${name}1`] = [-0.75 + 0.5 * wave(t * 1.4 + off), 0, 0]
      turns[`${name}2`] = [-0.25 - 0.25 * wave(t * 1.4 + off), 0, 0]
    }
    turns['neck'] = [0.55, 0, 0]
    turns['head'] = [0.3 - 0.3 * ease(part), 0.2 * wave(part * 1.3), 0]
    wagTail(draft, t / 1.2, 0.4)
  },
  // Over one side onto the back, a wriggle there, and over the other.
  'roll-over'(draft, { part, t, side }) {
    const over = 0.5 * ease((part + 0.05) / 0.32) + 0.5 * ease((part - 0.62) / 0.34)
    const up = swell(part, 0.2, 0.85)
    holdTrunk(draft, 0, -0.5 * draft.spine, 0, side * (2 * Math.PI * over + 0.3 * up * wave(t * 1.1)))
    paddle(draft, t * 1.2, 0.2 + 0.35 * up)
    lookTo(draft, -0.25, 0.5 * wave(t * 0.5), 0.3 * wave(t * 1.1))
    openMouth(draft, 0.35 * up)
    wagTail(draft, t * 1.4, 0.4)
  },
  'lie-back'(draft, { part, t, side }) {
    holdTrunk(draft, 0.04 * wave(t / 2), -0.5 * draft.spine, 0, Math.PI + side * (0.4 * wave(part * 1.1 - 0.1)))
    paddle(draft, t * 0.6, 0.3)
    lookTo(draft, 0.55, 0.5 * wave(t * 0.23), 0.3 * wave(part))
    openMouth(draft, 0.15)
    wagTail(draft, t * 0.8, 0.4)
  },
  // Rolled up, so that it goes over and over as a ball does.
  tumble(draft, { t }) {
    for (const name of LEGS) {
      draft.turns[`${name}1`] = [name[0] === 'f' ? -0.9 : -1.1, 0, 0]
      draft.turns[`${name}2`] = [(name[0] === 'f' ? -0.9 : 1.6) + 0.15 * wave(t * 1.7), 0, 0]
    }
    lookTo(draft, 0.8)
    draft.turns['tail'] = [0.5, 0, 0]
  },
  'shake-off'(draft, { part, t }) {
    const { spine, turns } = draft
    const much = 0.25 + 0.75 * swell(part, 0.04, 0.96)
    const roll = wave(t * 3.1)
    holdTrunk(draft, 0.08, -0.07 * spine, 0, 0.42 * much * roll)
    putFeet(draft)
    // Feet stay where they are while the back swings over them.
    for (const name of LEGS) turns[`${name}1`] = [turns[`${name}1`]![0], 0, -0.42 * much * roll]
    turns['neck'] = [0.35, 0, -0.35 * much * wave(t * 3.1 - 0.2)]
    turns['head'] = [0.1, 0, -0.8 * much * wave(t * 3.1 - 0.25)]
    wagTail(draft, t * 3.1 - 0.3, 0.9 * much, -0.3)
  },
  // Low in front with the rump up, then all of it ahead and the hind legs left behind.
  stretch(draft, { part, t, side }) {
    const { spine, turns } = draft
    const low = swell(part, -0.05, 0.7, 0.25)
    const long = ease((part - 0.62) / 0.24)
    holdTrunk(draft, 0.5 * low - 0.2 * long, -0.27 * spine * low - 0.1 * spine * long, -0.12 * spine * low)
    for (const name of LEGS)
      putFoot(draft, name, name[0] === 'f' ? spine * (0.62 * low + 0.12 * long) : -0.5 * spine * long)
    lookTo(draft, -0.75 * low - 0.55 * long, 0.2 * side)
    openMouth(draft, 0.45 * swell(part, 0.3, 0.7))
    turns['tail'] = [-0.6 * low + 0.2 * long, 0.2 * wave(t / 1.3), 0]
  },
  yawn(draft, { part, t, side }) {
    const open = swell(part, 0.06, 0.86, 0.22)
    holdTrunk(draft, -0.04 * open, -0.02 * draft.spine)
    putFeet(draft)
    lookTo(draft, 0.25 - 0.85 * open, side * (0.7 - 0.4 * ease(part)), side * 0.2 * open)
    openMouth(draft, 0.95 * open)
    wagTail(draft, t / 1.5, 0.25)
  },
  howl(draft, { part, t, side }) {
    const up = 0.45 + 0.55 * ease(part / 0.36)
    holdTrunk(draft, -0.1 * up, -0.01 * draft.spine)
    putFeet(draft)
    lookTo(draft, -1.25 * up + 0.05 * wave(t * 0.7), side * (0.55 - 0.45 * ease((part - 0.3) / 0.6)))
    openMouth(draft, (0.2 + 0.3 * Math.abs(wave(t / 2.3))) * up)
    wagTail(draft, t / 2, 0.2, 0.3)
  },
  roar(draft, { part, t, side }) {
    const { spine } = draft
    const loud = swell(part, 0.05, 0.95, 0.24)
    holdTrunk(draft, 0.1 * loud, -0.06 * spine * loud, 0.1 * spine * loud)
    putFeet(draft)
    lookTo(draft, 0.15 - 0.5 * loud + 0.08 * wave(t * 1.9), side * (0.75 - 0.5 * ease(part)))
    openMouth(draft, 0.15 + (0.75 + 0.08 * wave(t * 5)) * loud)
    wagTail(draft, t / 1.3, 0.4, -0.3)
  },
  bark(draft, { part, t, side }, { looks }) {
    const { spine } = draft
    const snaps = Math.max(0, wave(t * 1.45)) ** 0.6
    holdTrunk(draft, -0.1 * snaps, 0.03 * spine * snaps, 0.05 * spine * snaps)
    putFeet(draft)
    lookTo(draft, 0.1 - 0.4 * snaps - 0.4 * (looks?.[1] ?? 0), looks?.[0] ?? side * (0.85 - 0.85 * ease(part)))
    // It is never quite shut: between two barks the mouth is still seen open.
    openMouth(draft, 0.3 + 0.4 * snaps)
    wagTail(draft, t * 2.2, 0.5, -0.3)
  },
  // Along the ground from one side to the other, and up at the end.
  sniff(draft, { part, t, side }) {
    const up = ease((part - 0.7) / 0.2)
    holdTrunk(draft, 0.16 * (1 - up), -0.06 * draft.spine * (1 - up))
    putFeet(draft)
    lookTo(
      draft,
      (1.35 - 1.2 * up) * (0.75 + 0.25 * ease(part / 0.3)) + 0.07 * wave(t * 2.6),
      side * (0.75 - 1.0 * ease(part / 0.7)),
    )
    wagTail(draft, t * 1.7, 0.6, -0.3)
  },
  // On low legs, without moving but for the end of the tail; the rump goes from side to side before it leaps.
  crouch(draft, { part, t, side }) {
    const { spine, turns } = draft
    const low = ease((part + 0.1) / 0.3)
    const sways = ease((part - 0.5) / 0.2)
    holdTrunk(draft, 0.14 * low, -0.42 * spine * low, 0, 0)
    turns['trunk'] = [0.14 * low, 0.12 * sways * wave(t * 1.7), 0]
    for (const name of LEGS) putFoot(draft, name, name[0] === 'f' ? 0.2 * spine * low : 0.1 * spine * low)
    lookTo(draft, -0.1 - 0.15 * low, side * 0.25 * (1 - 2 * ease(part)))
    wagTail(draft, t * 0.9, 0.6, 0.4)
  },
  // Round and round, the head to where the tail is.
  'chase-tail'(draft, { t, side }) {
    const { spine, turns } = draft
    holdTrunk(draft, 0.04, -0.06 * spine)
    putFeet(draft)
    for (const [index, name] of LEGS.entries())
      putFoot(
        draft,
        name,
        0.16 * spine * wave(t * 2 + index * 0.25),
        0.2 * spine * Math.max(0, wave(t * 2 + index * 0.25)),
      )
    turns['trunk'] = [0.04, side * t * 2.6, 0]
    turns['neck'] = [0.3, side * 0.95, 0]
    turns['head'] = [0.15, side * 0.75, 0.2 * side]
    turns['tail'] = [0, -side * 1.1 + 0.3 * wave(t * 2), 0]
    turns['tailend'] = [0, -side * 0.7, 0]
    openMouth(draft, 0.3)
  },
  beg(draft, { part, t, side }) {
    sitDown(draft, 1.15)
    const { turns } = draft
    for (const [name, off] of [
      ['fr', 0],
      ['fl', 0.12],
    ] as const) {
      turns[`${name}1`] = [0.1 + 0.3 * wave(t * 1.2 + off) * ease(part * 3), 0, 0]
      turns[`${name}2`] = [-1.3, 0, 0]
    }
    turns['neck'] = [0.45, side * 0.2 * wave(part), 0]
    turns['head'] = [0.3 - 0.25 * ease(part), side * 0.2, side * 0.35 * wave(part * 0.8)]
    wagTail(draft, t * 2.4, 0.7, 0.9)
    openMouth(draft, 0.22)
  },
  'give-paw'(draft, { part, t, side }) {
    sitDown(draft)
    const { turns } = draft
    const up = 0.12 + 0.88 * ease((part - 0.05) / 0.3) - 0.35 * ease((part - 0.68) / 0.2)
    const paw = side > 0 ? 'fr' : 'fl'
    turns[`${paw}1`] = [0.67 - 1.75 * up + 0.14 * wave(t * 1.6) * ease((part - 0.5) / 0.2), 0, 0]
    turns[`${paw}2`] = [-0.7 + 0.5 * up, 0, 0]
    turns['neck'] = [0.34 - 0.2 * up, side * 0.15, 0]
    turns['head'] = [0.25 - 0.25 * up, side * 0.15, side * 0.3 * ease((part - 0.5) / 0.3)]
    wagTail(draft, t * 2.4, 0.7, 0.6)
    openMouth(draft, 0.22)
  },
  // Strikes at the thing in front with one paw, then with the other.
  bat(draft, { part, t, side }) {
    const { spine, turns } = draft
    const hits = Math.max(0, wave(t * 0.9))
    holdTrunk(draft, 0.2, -0.2 * spine, 0.05 * spine * hits)
    putFeet(draft)
    const paw = side > 0 === part < 0.5 ? 'fr' : 'fl'
    putFoot(draft, paw, spine * (0.35 + 0.45 * hits), spine * (0.25 + 0.35 * Math.max(0, wave(t * 0.9 + 0.2))))
    lookTo(draft, 0.5 - 0.2 * hits, 0.2 * (paw === 'fr' ? 1 : -1))
    turns['trunk'] = [0.2, side * (0.14 - 0.28 * ease(part)), 0]
    wagTail(draft, t * 1.3, 0.7, -0.4)
  },
  wag(draft, { part, t, side }) {
    const { spine, turns } = draft
    holdTrunk(draft, -0.05, -0.03 * spine)
    putFeet(draft)
    turns['trunk'] = [-0.05, 0.13 * wave(t * 2.3), 0.05 * wave(t * 2.3)]
    lookTo(draft, -0.25 - 0.25 * ease(part), side * (1 - 0.7 * ease(part)), 0.2 * wave(part * 0.9))
    wagTail(draft, t * 2.3, 1.15, -0.55)
    openMouth(draft, 0.3)
  },
  // Rubs its head at somebody, up and down.
  nuzzle(draft, { part, t, side }, { looks }) {
    const { spine } = draft
    const near = ease((part + 0.15) / 0.45)
    // Down to somebody smaller.
    const down = -1.9 * Math.min(0, looks?.[1] ?? 0)
    holdTrunk(draft, 0.03, -0.02 * spine, 0.22 * spine * near)
    putFeet(draft)
    lookTo(
      draft,
      0.15 + down * near + 0.3 * wave(t * 0.55) * near,
      side * (0.7 - 1.1 * ease(part)),
      side * 0.5 * wave(t * 0.55 + 0.2) * near,
    )
    wagTail(draft, t * 1.2, 0.5, -0.5)
  },
  // Heads down; the event brings them together.
  headbutt(draft, { t }) {
    const { spine } = draft
    holdTrunk(draft, 0.16, -0.1 * spine)
    for (const [index, name] of LEGS.entries()) putFoot(draft, name, 0.1 * spine * wave(t + index * 0.3) - 0.06 * spine)
    lookTo(draft, 0.95 + 0.05 * wave(t * 3))
    wagTail(draft, t, 0.3)
  },
  // Up on the hind legs, the others in the air.
  rear(draft, { part, t }) {
    const { turns } = draft
    const up = 0.25 + 0.75 * ease((part - 0.02) / 0.34)
    const half = -draft.body.bones.find(({ name }) => name === 'br1')!.at[2]
    const pitch = 1.12 * up
    // The hips stay over the hind feet.
    holdTrunk(draft, -pitch, Math.sin(pitch) * half * 0.98, -half * (1 - Math.cos(pitch)))
    putFeet(draft, ['br', 'bl'])
    for (const [name, off] of [
      ['fr', 0],
      ['fl', 0.45],
    ] as const) {
      turns[`${name}1`] = [-0.25 * up + 0.45 * up * wave(t * 0.9 + off), 0, 0]
      turns[`${name}2`] = [-0.9 * up + 0.3 * wave(t * 0.9 + off), 0, 0]
    }
    turns['neck'] = [0.5 * up, 0, 0]
    turns['head'] = [0.35 * up - 0.2 * ease((part - 0.5) / 0.3), 0.4 * wave(part * 0.8), 0]
    openMouth(draft, 0.4 * swell(part, 0.3, 1.2))
    wagTail(draft, t, 0.3, 0.6 * up)
  },
  // Lies down, and brings nose and tail together.
  'curl-up'(draft, { part, t, side }) {
    const { spine, turns } = draft
    const curled = ease((part - 0.1) / 0.5)
    holdTrunk(draft, 0, -spine * 0.6, 0, side * 0.3 * curled)
    for (const name of LEGS) {
      turns[`${name}1`] = [name[0] === 'f' ? -1.45 : -1.35, 0, name.endsWith('r') ? 0.3 : -0.3]
      turns[`${name}2`] = [name[0] === 'f' ? 0.05 + 2.7 * curled : -0.1, 0, 0]
    }
    turns['neck'] = [0.15 + 0.55 * curled, side * 1.15 * curled, 0]
    turns['head'] = [0.25 * curled + 0.02 * wave(t / 3), side * 1.1 * curled, side * 0.4 * curled]
    turns['tail'] = [0.45 * curled, -side * 1.9 * curled + 0.2 * (1 - curled) * wave(t), 0]
    turns['tailend'] = [0, -side * 0.9 * curled, 0]
  },
  'tilt-head'(draft, { part, t, side }) {
    holdTrunk(draft, 0, -0.02 * draft.spine)
    putFeet(draft)
    const lean = side * 0.75 * (1 - 2 * ease((part - 0.3) / 0.4))
    lookTo(draft, -0.15, side * 0.8, lean)
    wagTail(draft, t / 1.2, 0.35)
  },
  // Flat on the belly, legs stretched away.
  'belly-slide'(draft, { part, t }) {
    const { spine, turns } = draft
    holdTrunk(draft, 0.03 * wave(t), -0.6 * spine, 0, 0.05 * wave(t * 0.8))
    turns['trunk'] = [0.03 * wave(t), 0.2 - 0.5 * ease(part), 0.05 * wave(t * 0.8)]
    for (const name of LEGS) {
      turns[`${name}1`] = [name[0] === 'f' ? 1.3 : 1.4, 0, name.endsWith('r') ? 0.4 : -0.4]
      turns[`${name}2`] = [0, 0, 0]
    }
    lookTo(draft, -0.25, 0.15 * wave(t * 0.4))
    wagTail(draft, t, 0.2, 0.2)
  },
  // Nose and legs drawn in until nothing but its back is seen.
  'ball-up'(draft, { part, t }) {
    const { spine, turns } = draft
    // Peeps out again at last.
    const rolled = ease((part - 0.12) / 0.3) - 0.5 * ease((part - 0.72) / 0.14)
    holdTrunk(draft, 0.75 * rolled, -0.35 * spine * rolled, 0, 0.03 * wave(t * 0.6))
    if (rolled < 0.02) putFeet(draft)
    for (const name of LEGS) {
      const isFront = name[0] === 'f'
      if (rolled >= 0.02) turns[`${name}1`] = [(isFront ? -1.2 : -1.5) * rolled, 0, 0]
      if (rolled >= 0.02) turns[`${name}2`] = [(isFront ? -1.2 : 1.9) * rolled, 0, 0]
    }
    lookTo(draft, 1.9 * rolled)
    turns['tail'] = [1.4 * rolled, 0, 0]
  },
  // From one side to the other, and back over the shoulder.
  'turn-head'(draft, { part, t, side }) {
    holdTrunk(draft, 0, -0.02 * draft.spine)
    putFeet(draft)
    lookTo(draft, -0.1, side * (1.5 - 3 * ease((part - 0.15) / 0.6)))
    wagTail(draft, t / 1.4, 0.25)
  },
  // One foot after the other out of the water, where it stands in it.
  wade(draft, { t, side }) {
    holdTrunk(draft, 0, -0.02 * draft.spine)
    for (const [index, name] of LEGS.entries())
      putFoot(
        draft,
        name,
        0.1 * draft.spine * wave(t * 0.5 + index * 0.25),
        0.3 * draft.spine * Math.max(0, wave(t * 0.5 + index * 0.25)),
      )
    lookTo(draft, 0.2, side * 0.4 * wave(t * 0.3))
    wagTail(draft, t, 0.3)
  },
  // Its trunk down for water, and up over its head, from where it comes down on its back.
  'trunk-spray'(draft, { part, t, side }) {
    const up = ease((part - 0.1) / 0.22)
    holdTrunk(draft, -0.04 * up, -0.01 * draft.spine)
    putFeet(draft)
    lookTo(draft, 0.25 - 0.75 * up + 0.4 * ease((part - 0.6) / 0.3), side * (0.6 - 1.1 * ease(part)))
    draft.turns['nose1'] = [-1.25 * up + 0.08 * wave(t * 0.6), 0, 0]
    draft.turns['nose2'] = [-0.75 * up + 0.1 * wave(t * 0.6 - 0.1), 0, 0]
    draft.turns['nose3'] = [-0.5 * up + 0.15 * wave(t * 0.8), 0.2 * wave(t * 0.5), 0]
    openMouth(draft, 0.2 * up)
    wagTail(draft, t / 1.2, 0.4)
  },
  // Down at its bowl, and up with a wet nose once in a while.
  lap(draft, { part, t, side }) {
    const up = swell(part, 0.42, 0.6, 0.08)
    holdTrunk(draft, 0.22 * (1 - up), -0.08 * draft.spine * (1 - up))
    putFeet(draft)
    lookTo(
      draft,
      (1.25 + 0.1 * wave(t * 2.4)) * (1 - up) - 0.1 * up,
      side * (0.25 - 0.5 * ease(part)) + 0.6 * side * up,
    )
    openMouth(draft, 0.18 + 0.14 * wave(t * 2.4))
    wagTail(draft, t * 0.9, 0.45, -0.3)
  },
  // Wide open, and shut with a snap.
  gape(draft, { t, side }) {
    const open = Math.max(0, wave(t * 0.55)) ** 0.5
    holdTrunk(draft, -0.06 * open, -0.02 * draft.spine)
    putFeet(draft)
    lookTo(draft, -0.35 * open, side * 0.35)
    openMouth(draft, 0.85 * open)
    wagTail(draft, t / 1.3, 0.3)
  },
  // One forepaw after the other into what it lies on.
  knead(draft, { part, t, side }) {
    const { spine } = draft
    holdTrunk(draft, 0.1, -0.16 * spine)
    putFeet(draft, ['br', 'bl'])
    for (const [name, off] of [
      ['fr', 0],
      ['fl', 0.5],
    ] as const)
      putFoot(draft, name, 0.22 * spine, 0.3 * spine * Math.max(0, wave(t * 0.9 + off)))
    lookTo(draft, 0.65 - 0.35 * ease((part - 0.55) / 0.3) + 0.1 * wave(t * 0.9), side * (0.9 - 0.9 * ease(part / 0.6)))
    wagTail(draft, t / 1.6, 0.3, -0.3)
  },
}

/** The pose of a four-legged animal during one of these motions, which begins and ends within its shot. */
export function poseBeastMotion(body: Body, animalMotion: AnimalMotion, moment: Moment): Pose {
  const { seconds, until = 4, phase } = moment
  const draft = draftBeast(body)
  const beat: Beat = {
    part: until > 0 ? Math.min(1, Math.max(0, seconds / until)) : 0,
    t: loopSeconds(moment) + phase,
    side: moment.near ?? (phase < 0.5 ? 1 : -1),
  }
  ANIMAL_MOTIONS[animalMotion]?.(draft, beat, moment)
  return { turns: draft.turns, moves: draft.moves }
}
