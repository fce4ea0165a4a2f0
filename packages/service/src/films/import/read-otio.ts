import { isRecord } from '@kinora/media/core/is-record'
import { parseBoundedJson } from '../../core/parse-bounded-json.ts'
import { type EditedNames, type EditedPiece, requirePieces, UnusableEdit } from './edited-timeline.ts'

type Item = Readonly<Record<string, unknown>>
type Span = { fromFrame: number; frames: number }

/** Stacks and tracks inside each other, as editors nest them. */
const DEEPEST = 8

/**
 * The pieces on the picture track of an OpenTimelineIO file: clips with their parts, transitions between them. Sound
 * tracks are not read, because the sounds of a film follow its pictures. Clips that are switched off are left out.
 */
export function readOtio(text: string, names: EditedNames): readonly EditedPiece[] {
  const whole = parse(text)
  if (schemaOf(whole) !== 'Timeline') throw new UnusableEdit(`it is a ${schemaOf(whole)}, not a Timeline`)
  const tracks = picturesOf(whole['tracks'], 0)
  if (tracks.length > 1)
    throw new UnusableEdit(`it has ${tracks.length} picture tracks with clips; put all clips on one track`)
  return requirePieces(tracks[0] ? readTrack(tracks[0], names) : [])
}

function parse(text: string): Item {
  const read = parseBoundedJson(text)
  if (read === undefined) throw new UnusableEdit('it is no JSON, is nested too deeply or has too many values')
  if (!isRecord(read)) throw new UnusableEdit('it is no OpenTimelineIO object')
  return read
}

/** `Clip` of `Clip.2`. */
const schemaOf = (item: unknown): string =>
  isRecord(item) && typeof item['OTIO_SCHEMA'] === 'string' ? item['OTIO_SCHEMA'].replace(/\.\d+$/u, '') : 'thing'

const childrenOf = (item: Item): readonly unknown[] => (Array.isArray(item['children']) ? item['children'] : [])

/** The picture tracks with something on them. */
function picturesOf(item: unknown, depth: number): readonly Item[] {
  if (!isRecord(item) || depth > DEEPEST) throw new UnusableEdit('its tracks cannot be read')
  if (schemaOf(item) === 'Track')
    return item['kind'] === 'Audio' || !childrenOf(item).some(child => schemaOf(child) === 'Clip') ? [] : [item]
  if (schemaOf(item) !== 'Stack') throw new UnusableEdit(`its tracks hold a ${schemaOf(item)}`)
  return childrenOf(item).flatMap(child => picturesOf(child, depth + 1))
}

function readTrack(track: Item, names: EditedNames): EditedPiece[] {
  const pieces: EditedPiece[] = []
  for (const [at, child] of childrenOf(track).entries()) {
    const where = `children[${at}] of the picture track`
    const kind = schemaOf(child)
    if (!isRecord(child)) throw new UnusableEdit(`${where} is no object`)
    if (kind === 'Clip') {
      if (child['enabled'] !== false) pieces.push(readClip(child, where, names))
    } else if (kind === 'Transition') addTransition(pieces, child, names)
    else if (kind !== 'Gap') throw new UnusableEdit(`${where} is a ${kind}; clips, transitions and gaps are read`)
    else if (framesIn(child['source_range'], where, names).frames > 0)
      throw new UnusableEdit(`${where} is a gap; a film has none: close it`)
  }
  const last = pieces.at(-1)
  if (last) delete last.transition
  return pieces
}

function readClip(clip: Item, where: string, names: EditedNames): EditedPiece {
  const { effects } = clip
  if (Array.isArray(effects) && effects.length > 0)
    throw new UnusableEdit(`${where} has the effect ${schemaOf(effects[0])}; clips keep their speed and their look`)
  const reference = referenceOf(clip)
  const called = [reference['name'], reference['target_url'], clip['name']].filter(name => typeof name === 'string')
  const source = names.sourceOf(called)
  if (source === undefined)
    throw new UnusableEdit(
      `${where} shows ${JSON.stringify(called[1] ?? called[0] ?? '')}, which is no segment of the film`,
    )
  return { source, ...framesIn(clip['source_range'] ?? reference['available_range'], where, names) }
}

/** The active media reference; before `Clip.2` there was one. */
function referenceOf(clip: Item): Item {
  const { media_references: all, active_media_reference_key: key, media_reference: only } = clip
  const active = isRecord(all) ? all[typeof key === 'string' ? key : 'DEFAULT_MEDIA'] : only
  return isRecord(active) ? active : {}
}

function framesIn(range: unknown, where: string, { framesPerSecond }: EditedNames): Span {
  if (!isRecord(range)) throw new UnusableEdit(`${where} does not say what of its source it shows (source_range)`)
  const fromFrame = framesOf(range['start_time'], framesPerSecond)
  const frames = framesOf(range['duration'], framesPerSecond)
  if (fromFrame === undefined || frames === undefined || fromFrame < 0 || frames < 0)
    throw new UnusableEdit(`${where} has a source_range that is no time`)
  return { fromFrame, frames }
}

/** A RationalTime in frames of the film. */
function framesOf(time: unknown, framesPerSecond: number): number | undefined {
  if (!isRecord(time)) return undefined
  const { value, rate } = time
  const isTime = typeof value === 'number' && typeof rate === 'number' && rate > 0
  const frames = isTime ? Math.round((value / rate) * framesPerSecond) : Number.NaN
  return Number.isSafeInteger(frames) ? frames : undefined
}

/** By its own name, or a dissolve: other types are of one program only. */
function addTransition(pieces: EditedPiece[], { name, in_offset, out_offset }: Item, names: EditedNames): void {
  const last = pieces.at(-1)
  const frames = (framesOf(in_offset, names.framesPerSecond) ?? 0) + (framesOf(out_offset, names.framesPerSecond) ?? 0)
  if (!last || frames <= 0) return
  const kind = typeof name === 'string' && names.transitions.includes(name) ? name : 'dissolve'
  last.transition = { kind, frames: Math.min(frames, last.frames) }
}
