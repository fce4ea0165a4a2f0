/** An engine's reading of a shot, in one line. */
export type Shot = {
  place?: string
  time?: string
  weather?: string
  subjects?: readonly { words?: string; motion?: string }[]
  camera?: { move?: string; framing?: string }
}

/** A line for people: where, when, who does what, how it is seen. */
export const describeShot = ({ place, time, weather, subjects = [], camera }: Shot): string =>
  [
    ...subjects.map(({ words, motion }) => [words, motion].filter(Boolean).join(' ')),
    place,
    time,
    weather,
    camera?.framing,
    camera?.move,
  ]
    .filter(Boolean)
    .join(' · ')
