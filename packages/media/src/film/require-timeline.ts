import type { SoundCue, Timeline } from './timeline.ts'
import { ChildFailure } from '../children/child-failure.ts'
import { TRANSITIONS } from '../compositor/transition-kinds.ts'
import { parseHexColour } from '../text/colour.ts'
import { requireVideoSize } from '../write/open-video.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import type { ComposeJob } from './compose-job.ts'

/** Rejects an invalid timeline and names the fault. Retrying does not help. */
export function requireTimeline({ timeline, files }: Pick<ComposeJob, 'timeline' | 'files'>): void {
  const { shots, texts, tracks, frames, framesPerSecond } = timeline
  if (framesPerSecond !== FRAMES_PER_SECOND)
    refuse(`films have ${FRAMES_PER_SECOND} frames a second, not ${framesPerSecond}`)
  refuseIfThrown('its size', () => requireVideoSize(timeline))
  if (shots.length === 0) refuse('a film needs a shot')
  for (const [index, shot] of shots.entries()) {
    const name = `shot ${index + 1} (${shot.name})`
    if (!isCount(shot.frames, 1) || !isCount(shot.fromFrame, 0)) refuse(`${name} needs whole frames, and at least one`)
    requireTransition(name, shot, index === shots.length - 1)
  }
  const sum = shots.reduce((total, shot) => total + shot.frames, 0)
  if (sum !== frames) refuse(`the shots have ${sum} frames and the film ${frames}`)
  for (const { text, fromFrame, toFrame, colour } of texts) {
    const name = `the text "${text.slice(0, 40)}"`
    if (!isCount(fromFrame, 0) || !isCount(toFrame, fromFrame + 1) || toFrame > frames)
      refuse(`${name} is shown from frame ${fromFrame} to ${toFrame}, but the film has ${frames} frames`)
    if (colour !== undefined) refuseIfThrown(name, () => parseHexColour(colour))
  }
  for (const { kind, gainDb, cues } of tracks) {
    if (!Number.isFinite(gainDb)) refuse(`the ${kind} track has a gain of ${gainDb}`)
    for (const cue of cues) requireCue(kind, cue)
  }
  const wanted = [...shots, ...tracks.flatMap(({ cues }) => cues)].map(({ source }) => source)
  const missing = wanted.find(source => !Object.hasOwn(files, source))
  if (missing !== undefined) refuse(`there is no file for the source ${JSON.stringify(missing)}`)
}

function requireTransition(name: string, { frames, transition }: Timeline['shots'][number], isLast: boolean): void {
  if (!transition) return
  if (!Object.hasOwn(TRANSITIONS, transition.kind))
    refuse(`${name}: there is no transition ${JSON.stringify(transition.kind)}`)
  if (isLast) refuse(`${name} is the last and cannot have a transition`)
  if (!isCount(transition.frames, 1) || transition.frames > frames)
    refuse(`${name} has ${frames} frames, and a transition over ${transition.frames} of them`)
}

function refuseIfThrown(name: string, check: () => unknown): void {
  try {
    check()
  } catch (error) {
    refuse(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function requireCue(kind: string, cue: SoundCue): void {
  const { source, atSeconds, fromSeconds, seconds, fadeInSeconds = 0, fadeOutSeconds = 0 } = cue
  const isSound = [atSeconds, fromSeconds, seconds, fadeInSeconds, fadeOutSeconds].every(
    value => value >= 0 && value < 1e5,
  )
  if (!isSound) refuse(`the ${kind} track: the times of ${JSON.stringify(source)} must be seconds, and none below zero`)
}

const isCount = (value: number, least: number): boolean => Number.isSafeInteger(value) && value >= least

function refuse(why: string): never {
  throw new ChildFailure(`the timeline cannot be made: ${why}`, false)
}
