import { type EditedNames, type EditedPiece, MAX_PIECES, requirePieces, UnusableEdit } from './edited-timeline.ts'

// No letter of a line can be matched in two ways, so that a line of any length is read in one pass.
/** `001  REEL  V  C        00:00:00:00 …`, four time codes; a transition has a number of frames after its letter. */
const CODE = String.raw`(\d{1,9}:\d{1,9}:\d{1,9}[:;]\d{1,9})`
const EVENT = new RegExp(
  String.raw`^(\d+)\s+(\S+)\s+(\S+)\s+(C|D|K[BO]?|W\d{1,3})(?:\s*(\d{1,9}))?\s+${CODE}\s+${CODE}\s+${CODE}\s+${CODE}$`,
  'u',
)
const CLIP = /^\*\s*(FROM|TO) CLIP NAME:([^]+)$/u
const EFFECT = /^\*\s*EFFECT NAME:([^]+)$/u
const MOTION = /^M2\s+\S+\s+(-?[\d.]+)/u

/** Events of pictures and sounds, and lines with their comments: several times those of the longest film. */
const [MAX_EVENTS, MAX_LINES] = [10 * MAX_PIECES, 100 * MAX_PIECES]

type Event = {
  where: string
  number: string
  edit: string
  held: number
  reel: string
  fromFrame: number
  frames: number
  at: number
  /** By its comments: what it shows, and of a transition what goes. */
  clip?: string
  before?: string
  effect?: string
  speed?: number
}

/**
 * The pieces of an edit decision list (CMX 3600): the events of its picture channel, with the clips that their comments
 * or reels name. A dissolve whose incoming clip stands still is one of this film, as it was exported; any other one
 * lies over the end of the clip before it, which becomes longer.
 */
export function readEdl(text: string, names: EditedNames): readonly EditedPiece[] {
  const events = readEvents(text, names.framesPerSecond)
  const pieces: EditedPiece[] = []
  const sourceOf = (called: readonly (string | undefined)[]): string | undefined =>
    names.sourceOf(called.filter(name => name !== undefined))
  let end: number | undefined
  /** The line of a transition that says where the clip before it is. */
  let gone: Event | undefined
  for (const event of events) {
    const { where, edit, held, frames, fromFrame, at, speed } = event
    if (frames === 0) {
      gone = event
      continue
    }
    if (end !== undefined && at !== end)
      throw new UnusableEdit(
        `${where} begins ${Math.abs(at - end)} frames ${at > end ? 'after' : 'before'} the one before it ends; close the gap`,
      )
    end = at + frames
    const last = pieces.at(-1)
    const transition = { kind: kindOf(event, names), frames: held }
    // The next clip's first frame is held while the last one goes on.
    if (edit !== 'C' && speed === 0) {
      const before = gone && sourceOf([event.before, gone.reel])
      const ends = last && { source: last.source, fromFrame: last.fromFrame + last.frames }
      if (before !== undefined && gone && (before !== ends?.source || gone.fromFrame !== ends.fromFrame))
        // Nothing of the clip before it is seen alone.
        pieces.push({ source: before, fromFrame: gone.fromFrame, frames, transition })
      else if (last) [last.frames, last.transition] = [last.frames + frames, transition]
      else throw new UnusableEdit(`${where} goes over into a clip, and none is before it`)
      continue
    }
    if (speed !== undefined) throw new UnusableEdit(`${where} changes the speed of its clip; clips keep theirs`)
    const source = sourceOf([event.clip, event.reel])
    if (source === undefined)
      throw new UnusableEdit(`${where} shows ${event.clip ?? event.reel}, which is no segment of the film`)
    if (edit !== 'C' && last) {
      const over = Math.min(held, frames - 1)
      last.frames += over
      last.transition = { ...transition, frames: over }
      pieces.push({ source, fromFrame: fromFrame + over, frames: frames - over })
    } else pieces.push({ source, fromFrame, frames })
  }
  return requirePieces(pieces)
}

function kindOf({ effect }: Event, { transitions }: EditedNames): string {
  const kind = effect?.toLowerCase()
  return kind !== undefined && transitions.includes(kind) ? kind : 'dissolve'
}

/** Lines one after the other: a list of all of them would take ten times their letters. */
function* linesOf(text: string): Generator<[at: number, line: string]> {
  let from = 0
  for (let at = 0; from <= text.length; at++) {
    if (at === MAX_LINES) throw new UnusableEdit(`it has more than ${MAX_LINES} lines`)
    const end = text.indexOf('\n', from)
    yield [at, text.slice(from, end < 0 ? undefined : end)]
    from = end < 0 ? text.length + 1 : end + 1
  }
}

function readEvents(text: string, framesPerSecond: number): Event[] {
  const events: Event[] = []
  for (const [at, whole] of linesOf(text)) {
    const line = whole.trimEnd()
    const found = EVENT.exec(line)
    const last = events.at(-1)
    if (found) {
      if (events.length === MAX_EVENTS) throw new UnusableEdit(`it has more than ${MAX_EVENTS} events`)
      const [, number = '', reel = '', channel = '', edit = '', held = '0', ...codes] = found
      const [from, to, start, stop] = codes.map(code => frameOf(code, framesPerSecond)) as [
        number,
        number,
        number,
        number,
      ]
      const where = `line ${at + 1} (event ${number})`
      if (to - from !== stop - start && to !== from)
        throw new UnusableEdit(`${where} plays ${to - from} frames in ${stop - start}; clips keep their speed`)
      // Sounds are of their own events, and follow the pictures.
      const edited = /^(?:V|B|AA?\/V|VA)/u.test(channel) ? edit : ''
      events.push({
        where,
        number,
        edit: edited,
        held: Number(held),
        reel,
        fromFrame: from,
        frames: stop - start,
        at: start,
      })
      continue
    }
    if (!last) continue
    const [, side, named] = CLIP.exec(line) ?? []
    const clip = named?.trimStart()
    const effect = EFFECT.exec(line)?.[1]?.trimStart()
    const [, speed] = MOTION.exec(line) ?? []
    if (clip !== undefined && side === 'TO') [last.before, last.clip] = [last.clip ?? clip, clip]
    else if (clip !== undefined) last.clip ??= clip
    if (effect !== undefined) last.effect = effect
    if (speed !== undefined) last.speed = Number(speed)
  }
  if (events.length === 0) throw new UnusableEdit('it has no events')
  return events.filter(({ edit }) => edit !== '')
}

function frameOf(code: string, framesPerSecond: number): number {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = code.split(/[:;]/u).map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * framesPerSecond + frames
}
