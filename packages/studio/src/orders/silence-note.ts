/** The sounds of a clip, and the kind that is wanted. */
type Heard = { wanted: 'speech' | 'effects' | undefined; hasLines: boolean; hasSounds: boolean; hasMusic: boolean }

/** If only some sounds are wanted and there are none, the clip is silent and a note says so. */
export function silenceNote({ wanted, hasLines, hasSounds, hasMusic }: Heard): string | undefined {
  const isHeard = wanted === 'speech' ? hasLines : hasSounds
  if (!wanted || isHeard || hasMusic) return undefined
  const says = wanted === 'speech' ? 'nobody says anything in it' : 'nothing in it makes a sound'
  return `audio_type: ${says}, so it is silent`
}
