import type { Body, Point } from '../body.ts'
import { bodyExtent, type Extent, partsExtent } from '../extent.ts'
import type { Pose } from '../pose-bones.ts'
import { scale } from '../vectors.ts'
import { ease } from './moment.ts'

const measured = new WeakMap<Body, Map<string, Extent>>()

/** The size of the whole, and the parts on one of its bones. */
function measure(body: Body, bone: string): { whole: Point; part: Point } {
  const known = measured.get(body) ?? new Map<string, Extent>([['', bodyExtent(body)]])
  measured.set(body, known)
  const own = known.get(bone) ?? partsExtent(body.parts.filter(part => part.bone === bone))
  known.set(bone, own)
  const size = ({ low, high }: Extent): Point => [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  return { whole: size(known.get('')!), part: size(own) }
}

/** Radians of an open lid, of the leaf of a box, and of a screen that lies on its keys. */
const [LID, LEAF, FOLDED] = [-1.9, 2.3, 1.75]
/** Radians of an open book; and the width of a drawn curtain relative to its whole width. */
const [SPREAD, DRAWN] = [2.5, 2.35]
/** Relative sizes: of a closed canopy, and of the rest in an empty vessel. */
const [FURLED, DREGS] = [0.14, 0.05]

type How = {
  opened: number | undefined
  /** The opening of single parts, by name; others open with the whole. */
  openedParts?: Readonly<Record<string, number>> | undefined
  filled: number | undefined
  apart: number | undefined
}

/** True if a bone is that part: `door.l` is a `door`. */
export const isPart = (bone: string, part: string): boolean => bone === part || bone.startsWith(`${part}.`)

type Draft = Required<Omit<Pose, 'whole'>>

/** Lids, caps and leaves of a thing that opens, and the content of one that is filled; undefined for other things. */
export function openThing(body: Body, { opened, openedParts = {}, filled, apart = 0 }: How): Draft {
  const pose: Draft = { turns: {}, moves: {}, sizes: {} }
  const parts = Object.entries(openedParts)
  for (const { name, opens, slides } of body.bones) {
    const share = parts.find(([part]) => isPart(name, part))?.[1] ?? opened
    if (opens && share !== undefined) pose.turns[name] = scale(opens, share)
    if (slides && share !== undefined) pose.moves[name] = scale(slides, share)
    if (name.startsWith('hinge') && opened !== undefined)
      pose.turns[name] = [0, (name.endsWith('l') ? -1 : 1) * 1.75 * opened, 0]
    const act = ACTS[name]
    if (act) act(pose, body, { opened, filled, apart })
    const layer = body.layers?.[name]
    if (layer) pose.moves[name] = scale(layer, apart)
  }
  return pose
}

type Act = (pose: Draft, body: Body, how: How) => void

const ACTS: Readonly<Record<string, Act>> = {
  // Unscrewed, lifted, and held beside its vessel.
  cap: ({ turns, moves }, body, { opened = 0 }) => {
    const { whole, part } = measure(body, 'cap')
    const aside = ease((opened - 0.4) / 0.6)
    turns['cap'] = [0, 9 * ease(opened / 0.55), -0.55 * aside]
    moves['cap'] = [
      (0.55 * part[0] + 0.4 * whole[0]) * aside,
      (0.7 * part[1] + 0.22 * whole[1]) * ease(opened / 0.7) + 0.02 * whole[1] * aside,
      0,
    ]
  },
  lid: ({ turns }, _body, { opened = 0 }) => {
    turns['lid'] = [LID * opened, 0, 0]
  },
  fold: ({ turns }, _body, { opened = 1 }) => {
    turns['fold'] = [FOLDED * (1 - opened), 0, 0]
  },
  // With half of the pages, on the spine.
  cover: ({ turns }, _body, { opened = 0 }) => {
    turns['cover'] = [0, -SPREAD * opened, 0]
  },
  'drape.l': ({ sizes }, _body, { opened = 1 }) => {
    sizes['drape.l'] = [opened + DRAWN * (1 - opened), 1, 1]
  },
  'drape.r': ({ sizes }, _body, { opened = 1 }) => {
    sizes['drape.r'] = [opened + DRAWN * (1 - opened), 1, 1]
  },
  'leaf.l': ({ turns }, _body, { opened = 0 }) => {
    turns['leaf.l'] = [0, 0, LEAF * opened]
  },
  'leaf.r': ({ turns }, _body, { opened = 0 }) => {
    turns['leaf.r'] = [0, 0, -LEAF * opened]
  },
  // It comes last, out of the open thing.
  slide: ({ moves }, body, { opened = 1 }) => {
    moves['slide'] = [0, -1.35 * measure(body, 'slide').part[1] * (1 - ease((opened - 0.3) / 0.7)), 0]
  },
  canopy: ({ sizes }, _body, { opened = 1 }) => {
    const wide = FURLED + (1 - FURLED) * opened
    sizes['canopy'] = [wide, 1 + 0.8 * (1 - opened), wide]
  },
  content: ({ sizes }, _body, { filled = 1 }) => {
    sizes['content'] = [1, DREGS + (1 - DREGS) * filled, 1]
  },
  froth: ({ moves }, body, { filled = 1 }) => {
    moves['froth'] = [0, -measure(body, 'content').part[1] * (1 - DREGS) * (1 - filled), 0]
  },
}
