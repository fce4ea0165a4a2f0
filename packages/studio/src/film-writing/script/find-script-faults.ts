import type { CorrectedProblem } from '@kinora/media/engine/contract'
import { detectLanguage } from '@kinora/media/language/detect-language'
import type { Script } from '@kinora/media/script/script-schema'
import { estimateSpeakingSeconds } from '../words/estimate-speaking-seconds.ts'
import { type Fact, findLacking } from './find-facts.ts'

export type WantedScript = { facts: readonly Fact[]; seconds: number; pictures: number }

/** The pause between two lines. */
export const GAP_SECONDS = 0.3
// How much faster a voice may speak without sounding hurried.
export const SLACK = 1.15
// A shorter shot is not perceived.
const LEAST_SECONDS = 1

/** The problems of a valid script: missing facts and pictures, and more lines or shots than fit. */
export function findScriptFaults(script: Script, { facts, seconds, pictures }: WantedScript): CorrectedProblem[] {
  const { shots } = script
  const spoken = secondsSpoken(script)
  const shown = new Set(shots.flatMap(shot => (shot.pictures ?? []).map(({ picture }) => picture)))
  const most = Math.max(1, Math.floor(seconds / LEAST_SECONDS))
  return [
    ...findLacking(script, facts).map(({ text }) => ({
      at: '/shots',
      message: `the brief says ${JSON.stringify(text)}, and no line or title has it`,
    })),
    ...Array.from({ length: pictures }, (_, picture) => picture)
      .filter(picture => !shown.has(picture))
      .map(picture => ({ at: '/shots', message: `picture ${picture} of the request is in no shot` })),
    ...(spoken > seconds * SLACK
      ? [{ at: '/shots', message: `the lines take about ${Math.ceil(spoken)} s, and the film has ${seconds}` }]
      : []),
    ...(shots.length > most
      ? [{ at: '/shots', message: `a film of ${seconds} s has at most ${most} shots; got ${shots.length}` }]
      : []),
  ]
}

const secondsSpoken = ({ shots }: Script): number =>
  shots
    .flatMap(({ lines = [] }) => lines)
    .reduce((sum, { text }) => sum + estimateSpeakingSeconds(text, detectLanguage(text)) + GAP_SECONDS, 0)
