import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import type { Shot, ShotList } from '../../src/setting/shot-list.ts'
import { spriteName } from '../../src/words/vocabulary/noun-table.ts'
import { SAID, type Truth } from './truth.ts'

/** Concepts of one prompt: said and found, said and missed, found and not said. */
export type Score = { right: number; missed: string[]; wrong: string[] }

/** Times that say nothing in particular: what a shot gets when its prompt is silent. */
const ORDINARY_TIMES = new Set(['morning', 'noon', 'afternoon'])
/** Places with a light of their own, where the hour is not asked for. */
const LIT_PLACES = new Set(['space', 'stage', 'underwater', 'room', 'sweep'])

const VALUE_OF: Record<(typeof SAID)[number], (shot: Shot) => string> = {
  place: shot => shot.place,
  time: shot => shot.time,
  weather: shot => shot.weather,
  move: shot => shot.camera.move,
  framing: shot => shot.camera.framing,
  look: shot => shot.look,
}

export function scoreOf(truth: Truth): Score {
  const list = direct({ prompt: truth.prompt, seed: 7 })
  const score: Score = { right: 0, missed: [], wrong: [] }
  scoreSubjects(truth, list, score)
  const first = list.shots[0]!
  const { said } = truth
  for (const name of SAID) judge(name, said[name], list.shots.map(VALUE_OF[name]), score)
  if (!said.time && !ORDINARY_TIMES.has(first.time) && !LIT_PLACES.has(first.place))
    score.wrong.push(`time ${first.time}`)
  if (!said.weather && first.weather !== 'clear') score.wrong.push(`weather ${first.weather}`)
  if (!said.look && first.look !== 'plain') score.wrong.push(`look ${first.look}`)
  if (truth.shots) judge('shots', String(truth.shots), [String(list.shots.length)], score)
  else if (list.shots.length > 1) score.wrong.push(`shots ${list.shots.length}`)
  const lines = list.shots.flatMap(shot => shot.lines.map(line => line.text))
  for (const line of truth.lines) judge('line', line, lines, score)
  for (const line of lines) if (!truth.lines.includes(line)) score.wrong.push(`line ${line}`)
  return score
}

/** A value that the words give: one of the shots must have it; having another instead is an error of both sorts. */
function judge(name: string, expected: string | undefined, found: readonly string[], score: Score): void {
  if (expected === undefined) return
  const allowed = name === 'line' ? [expected] : expected.split('|')
  if (found.some(value => allowed.includes(value))) score.right++
  else {
    score.missed.push(`${name} ${expected}`)
    if (name !== 'line') score.wrong.push(`${name} ${found.join()}`)
  }
}

function scoreSubjects(truth: Truth, list: ShotList, score: Score): void {
  const left = list.shots.flatMap(shot => shot.subjects)
  const wanted = truth.subjects.map(written => {
    const [pictograms = '', ...rest] = written.split(' ')
    const count = rest.find(word => word.startsWith('×'))?.slice(1)
    const colour = rest.find(word => !word.startsWith('×'))
    return { written, sprites: pictograms.split('|').map(spriteName), count, colour }
  })
  const used = new Set<unknown>()
  for (const { written, sprites, count, colour } of wanted) {
    const same = left.filter(({ what }) => 'sprite' in what && sprites.includes(what.sprite))
    const subject = same[0]
    if (!subject) {
      score.missed.push(written)
      continue
    }
    for (const one of same) used.add(one)
    score.right++
    if (count) {
      if (same.some(one => (count === 'many' ? one.count > 1 : one.count === Number(count)))) score.right++
      else score.missed.push(`${written}: ${subject.count}`)
    } else if (same.every(one => one.count > 1)) score.wrong.push(`${written}: ${subject.count}`)
    if (colour) {
      if (same.some(one => one.colour === colour)) score.right++
      else score.missed.push(`${written}: ${subject.colour}`)
    } else if (same.some(one => one.colour)) score.wrong.push(`${written}: ${subject.colour}`)
  }
  // Somebody seen again in a later shot is one concept.
  const strangers = left
    .filter(subject => !used.has(subject))
    .map(({ what, words }) => `${'sprite' in what ? what.sprite : what.input} ${words}`)
  score.wrong.push(...new Set(strangers))
}
