import type { Shot, SoundCue, Timeline, Track } from '@kinora/media/film/timeline'

/** The list's name, and the files of its sources. */
type EdlNames = { title: string; fileOf?: (source: string) => string }

// The customary first time code, which leaves room before it.
const RECORD_START_HOURS = 1
const REEL_CHARACTERS = 8
const SOUND_CHANNELS = ['A', 'A2', 'A3', 'A4'] as const

type Line = { reel: string; channel: string; edit: string; from: number; at: number; frames: number }

/**
 * An edit decision list in the CMX 3600 format, which all editing programs read. Every transition is a dissolve, the
 * only one that all of them support, with its real name in a comment. It dissolves to the first frame of the next shot,
 * held by a motion of zero frames a second; then that shot begins. Texts and gains are comments.
 */
export function formatEdl(timeline: Timeline, { title, fileOf = source => source }: EdlNames): string {
  const { shots, texts, tracks, framesPerSecond } = timeline
  const reels = reelsOf(timeline)
  const start = RECORD_START_HOURS * 3600 * framesPerSecond
  const code = (frame: number): string => formatTimeCode(frame, framesPerSecond)
  const lines = [`TITLE: ${oneLine(title)}`, 'FCM: NON-DROP FRAME', '']
  let event = 1
  const write = ({ reel, channel, edit, from, at, frames }: Line): void => {
    const head = [String(event).padStart(3, '0'), reel.padEnd(REEL_CHARACTERS), channel.padEnd(5), edit.padEnd(8)]
    lines.push([...head, ...[from, from + frames, start + at, start + at + frames].map(code)].join(' '))
  }
  const remark = (...remarks: readonly string[]): number => lines.push(...remarks.map(each => `* ${oneLine(each)}`))
  const name = ({ source }: { source: string }): string => `CLIP NAME: ${fileOf(source)}`

  let at = 0
  for (const [index, shot] of shots.entries()) {
    const [reel, channel] = [reels.get(shot.source)!, 'V']
    const held = shot.transition?.frames ?? 0
    if (shot.frames > held) {
      write({ reel, channel, edit: 'C', from: shot.fromFrame, at, frames: shot.frames - held })
      remark(`FROM ${name(shot)}`, `COMMENT: ${shot.name}`)
      event += 1
    }
    at += shot.frames
    const next = shots[index + 1]
    if (!shot.transition || !next) continue
    const incoming = reels.get(next.source)!
    // Two lines of one event: the position in the old shot, and the new shot.
    write({ reel, channel, edit: 'C', from: shot.fromFrame + shot.frames - held, at: at - held, frames: 0 })
    const edit = `D    ${String(held).padStart(3, '0')}`
    write({ reel: incoming, channel, edit, from: next.fromFrame, at: at - held, frames: held })
    lines.push(`M2   ${incoming.padEnd(REEL_CHARACTERS)}       000.0                ${code(next.fromFrame)}`)
    remark(`FROM ${name(shot)}`, `TO ${name(next)}`, `EFFECT NAME: ${shot.transition.kind.toUpperCase()}`)
    event += 1
  }
  for (const [index, track] of tracks.entries())
    for (const cue of track.cues) {
      const channel = SOUND_CHANNELS[Math.min(index, SOUND_CHANNELS.length - 1)]!
      write({ reel: reels.get(cue.source)!, channel, edit: 'C', ...framesOf(cue, framesPerSecond) })
      remark(`FROM ${name(cue)}`, `COMMENT: ${aboutOf(cue, track)}`)
      event += 1
    }
  for (const { text, fromFrame, toFrame, style } of texts)
    remark(
      `${style.toUpperCase()} ${code(start + fromFrame)} ${code(start + toFrame)}: ${text.replaceAll('\n', ' / ')}`,
    )
  return `${lines.join('\n')}\n`
}

const aboutOf = ({ loops }: SoundCue, { kind, gainDb }: Track): string =>
  `${kind.toUpperCase()} ${gainDb} DB${loops ? ', LOOPED' : ''}`

/** Time codes have whole frames. */
const framesOf = (
  { atSeconds, fromSeconds, seconds }: SoundCue,
  fps: number,
): Pick<Line, 'from' | 'at' | 'frames'> => ({
  from: Math.round(fromSeconds * fps),
  at: Math.round(atSeconds * fps),
  frames: Math.max(1, Math.round(seconds * fps)),
})

/** A unique name of eight characters: as much of the source's name as fits, and a number if needed. */
export function reelsOf({ shots, tracks }: Pick<Timeline, 'shots' | 'tracks'>): Map<string, string> {
  const reels = new Map<string, string>()
  const taken = new Set<string>()
  for (const { source } of [...shots, ...tracks.flatMap<Shot | SoundCue>(({ cues }) => cues)]) {
    if (reels.has(source)) continue
    const letters = source.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') || 'REEL'
    let reel = letters.slice(0, REEL_CHARACTERS)
    for (let number = 1; taken.has(reel); number++)
      reel = `${letters.slice(0, REEL_CHARACTERS - String(number).length)}${number}`
    taken.add(reel)
    reels.set(source, reel)
  }
  return reels
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Hours, minutes, seconds and frames, without drop frames, which 24 a second does not need. */
export function formatTimeCode(frame: number, framesPerSecond: number): string {
  const seconds = Math.floor(frame / framesPerSecond)
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60, frame % framesPerSecond]
  return parts.map(part => String(Math.floor(part)).padStart(2, '0')).join(':')
}
