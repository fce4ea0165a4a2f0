import { describeShots, type Preview } from '@kinora/client'
import { formatFacts, oneLine } from './terminal.ts'

/** Formats a preview: the facts, then shots and sounds in order, then notes. */
export function formatPreview(preview: Preview): string {
  const { type, model, credits, seed, duration, width, height, timing, sounds, notes } = preview
  const about = timing === 'estimated' ? 'about ' : ''
  const facts = {
    makes: model ? `${type} with ${model}` : type,
    size: width > 0 ? `${width}x${height}` : '',
    length: duration > 0 ? `${about}${seconds(duration)}` : '',
    seed,
    costs: `${credits} credits`,
  }
  return [
    formatFacts(facts),
    '',
    ...preview.segments.flatMap((segment, index) => segmentLines(segment, index, preview)),
    ...sounds.map(({ kind, prompt, voice }) =>
      kind === 'music' ? `music: ${oneLine(prompt)}` : `narration in the voice ${voice}`,
    ),
    ...notes.map(note => `note: ${note}`),
  ].join('\n')
}

type Segment = Preview['segments'][number]

function segmentLines(segment: Segment, index: number, { lines, titles }: Preview): string[] {
  const { from, duration, prompt, engine, scene } = segment
  const to = from + duration
  const isHere = (at: number): boolean => at >= from && at < to
  const time = duration > 0 ? `${seconds(from)} to ${seconds(to)}` : ''
  return [
    [`${index + 1}.`, time, oneLine(prompt), engine === 'studio' ? '' : `(${engine})`].filter(Boolean).join('  '),
    ...(scene ? describeShots(scene) : []).map(shot => `   ${seconds(from + shot.from)}  ${oneLine(shot.text)}`),
    ...titles
      .filter(title => isHere(title.from))
      .map(title => `   ${seconds(title.from)}  ${title.style}: ${oneLine(title.text)}`),
    ...lines
      .filter(line => line.segment === index)
      .map(line => `   ${seconds(line.from)}  ${line.speaker ?? line.voice ?? 'a voice'} says: ${oneLine(line.text)}`),
    '',
  ]
}

const seconds = (value: number): string => `${value.toFixed(1)} s`
