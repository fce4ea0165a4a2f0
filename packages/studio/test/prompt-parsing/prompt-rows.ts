import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import type { Shot, ShotList, Subject } from '../../src/setting/shot-list.ts'
import { pictogramOf, subjectNames } from './seen.ts'

/**
 * Rows of `prompts/*.txt`: what a prompt must be read as.
 *
 *     # the title of a test
 *     where:
 *     a girl walks down the street -> pavement
 *     A boy walks. Then he waves. -> verbs@2 + boy wave; weather = clear
 *
 * `view:` names the view of the rows below it. A check is a view, the shot that it looks at (`@2`, `@last`, `@all`; the
 * first without it), a sign and values between bars. `=` asks for exactly these values, `~` for these in any order, `+` for
 * them among others, `-` for none of them. A check without a view or a sign has the view of the rows and `=`. A `*` stands
 * for any characters; `none` for no values.
 */
export type PromptTest = { title: string; rows: PromptRow[] }
export type PromptRow = { prompt: string; checks: Check[] }
type Check = { view: View; at: string; sign: string; values: string[] }
type View = keyof typeof VIEWS

const one = (value: string | undefined): string[] => (value === undefined ? [] : [value])
const nameOf = (subjects: readonly Subject[], at: number | undefined): string =>
  at === undefined ? '' : subjects[at]!.words
const joined = (...words: readonly (string | number | undefined)[]): string =>
  words.filter(word => word !== undefined && word !== '').join(' ')
const ofAll =
  (each: (subject: Subject, shot: Shot) => string[]) =>
  (shot: Shot): string[] =>
    shot.subjects.flatMap(subject => each(subject, shot))

const LIFTED: ReadonlySet<string> = new Set(['fly', 'float', 'rise', 'fall'])

const figureOf = (pictogram: string): string =>
  pictogram.includes('-') || /^[0-9a-f]{4,}$/u.test(pictogram) ? pictogramOf(pictogram) : pictogram

/** What a row may check of a shot, as short strings. */
const VIEWS = {
  place: (shot: Shot) => [shot.place],
  where: (shot: Shot) => [shot.where ?? shot.place],
  view: (shot: Shot) => one(shot.view),
  time: (shot: Shot) => [shot.time],
  weather: (shot: Shot) => [shot.weather],
  season: (shot: Shot) => [shot.season],
  look: (shot: Shot) => [shot.look],
  mood: (shot: Shot) => [shot.mood],
  flow: (shot: Shot) => one(shot.flow),
  light: (shot: Shot) => one(shot.light?.join(' ')),
  backdrop: (shot: Shot) => one(shot.backdrop),
  caption: (shot: Shot) => one(shot.caption),
  shares: (shot: Shot) => [String(Number(shot.share.toFixed(3)))],
  move: (shot: Shot) => [shot.camera.move],
  framing: (shot: Shot) => [shot.camera.framing],
  speed: (shot: Shot) => [shot.camera.speed],
  size: (shot: Shot) => one(shot.camera.size),
  angle: (shot: Shot) => one(shot.camera.angle),
  side: (shot: Shot) => one(shot.camera.from),
  sounds: (shot: Shot) => shot.sounds,
  /** What the place is full of. */
  fill: (shot: Shot) =>
    (shot.filledWith ?? []).map(({ words, hangs, grows }) => joined(words, hangs && 'hanging', grows && 'growing')),
  /** What is said, after its speaker: `girl: Run!`. */
  lines: ({ lines, subjects }: Shot) => lines.map(({ text, subject }) => `${nameOf(subjects, subject)}: ${text}`),
  /** What is written, after what it is written on. */
  texts: ({ texts = [], subjects }: Shot) =>
    texts.map(({ text, subject, isLast }) => `${nameOf(subjects, subject)}: ${text}${isLast ? ' at the end' : ''}`),
  imagery: ({ imagery }: Shot) =>
    imagery ? [[imagery.kind, ...imagery.colours, ...(imagery.to ? ['to', ...imagery.to] : [])].join(' ')] : [],
  forms: ({ imagery }: Shot) => (imagery?.forms ?? []).map(({ of }) => figureOf(of)),
  /** Matter without a shape: its kind, colours, ground and steps. */
  matter: ({ imagery }: Shot) =>
    imagery?.steps
      ? [
          [
            imagery.kind,
            imagery.colours.join('+'),
            ...(imagery.to ?? []).map(hue => `to ${hue}`),
            `on ${imagery.ground}:`,
            ...imagery.steps,
          ].join(' '),
        ]
      : [],
  /** Hour, weather and season at the end of the shot. */
  ends: ({ becomes = {} }: Shot) => Object.entries(becomes).map(([key, value]) => `${key} ${value}`),

  words: ofAll(({ words }) => [words]),
  /** `2 red 🚗`, `🐈 riding 🚲`. */
  subjects: subjectNames,
  motions: ofAll(({ words, motion }) => [`${words} ${motion}`]),
  verbs: ofAll(({ words, deeds = [] }) => deeds.map(({ verb }) => `${words} ${verb}`)),
  /** Deeds with their objects: `cat chase mouse`. */
  events: ofAll(({ words, deeds = [] }, { subjects }) =>
    deeds.map(({ verb, to }) => joined(words, verb, nameOf(subjects, to))),
  ),
  /** What is done at one time, and after it: `walk`, `open`, `wave`; at one time: `walk eat`. */
  beats: ({ subjects }: Shot) => {
    const deeds = subjects.flatMap(subject => subject.deeds ?? [])
    const last = Math.max(0, ...deeds.map(({ beat = 0 }) => beat))
    return Array.from({ length: last + 1 }, (_, nth) =>
      joined(...deeds.filter(({ beat = 0 }) => beat === nth).map(({ verb }) => verb)),
    )
  },
  lifted: ofAll(({ words, motion, build }) =>
    (build === 'person' || build === 'four-legged') && LIFTED.has(motion) ? [words] : [],
  ),
  relations: ofAll(({ words, relation }, { subjects }) =>
    relation ? [`${words} ${relation.kind} ${nameOf(subjects, relation.to)}`] : [],
  ),
  sides: ofAll(({ words, side }) => (side ? [`${words} ${side}`] : [])),
  headings: ofAll(({ words, heading }) => (heading ? [`${words} ${heading}`] : [])),
  formations: ofAll(({ words, count, formation }) => [joined(count, words, formation)]),
  ways: ofAll(({ words, goes }, { subjects }) =>
    goes ? [`${words} ${goes.from} > ${goes.to} ${nameOf(subjects, goes.of)}`] : [],
  ),
  colours: ofAll(({ words, colour }) => (colour ? [`${words} ${colour}`] : [])),
  sizes: ofAll(({ words, size }) => [`${words} ${size}`]),
  counts: ofAll(({ words, count }) => [`${count} ${words}`]),
  materials: ofAll(({ words, material = '-' }) => [`${words} ${material}`]),
  labels: ofAll(({ words, label }) => (label === undefined ? [] : [`${words}: ${label}`])),
  feelings: ofAll(({ words, features }) => (features?.feeling ? [`${words} ${features.feeling}`] : [])),
  features: ofAll(({ words, features = {} }) =>
    Object.entries(features).map(([key, value]) => `${words} ${key} ${String(value)}`),
  ),
  clothes: ofAll(({ words, wears = [] }) =>
    wears.map(worn => joined(words, worn.colour, worn.words, worn.letters && `"${worn.letters}"`)),
  ),
  /** What becomes what: `👶 > 👦 > 👨`. */
  figures: ofAll(({ what, changes = [] }) => {
    const figures = changes.filter(({ of }) => of === 'figure')
    if (figures.length === 0 || 'input' in what) return []
    const steps = figures.map(({ to, count }) => joined('>', count && 'many', pictogramOf(to)))
    return [joined(pictogramOf(what.sprite), ...steps)]
  }),
  changes: ofAll(({ words, changes = [] }) =>
    changes.map(({ of, from, to }) => joined(words, of, from, '>', of === 'figure' ? pictogramOf(to) : to)),
  ),
  outfits: ofAll(({ words, outfit = [] }) => outfit.map(garment => `${words} ${garment}`)),
  trades: ofAll(({ words, trade }) => (trade === undefined ? [] : [`${words} ${pictogramOf(trade)}`])),
  similar: ofAll(({ words, drawnAs }) => (drawnAs === undefined ? [] : [`${words} ${drawnAs}`])),
  continues: (shot: Shot) => [String(shot.continues ?? false)],
  stands: (shot: Shot) => one(shot.standsFor),
  lights: (shot: Shot) => one(shot.lights),
  tide: (shot: Shot) => one(shot.tide),
  lens: (shot: Shot) => shot.camera.lens ?? [],
  /** What hangs or stands in the place. */
  trimmings: ({ trimmings = [] }: Shot) => trimmings.map(({ of, side }) => joined(of, side)),
  surface: ({ surface }: Shot) => (surface ? [joined(surface.of, surface.colour)] : []),
  // Of the whole film.
  shots: (_: Shot, { shots }: ShotList) => [String(shots.length)],
  unknown: (_: Shot, { unknown }: ShotList) => unknown,
  unshown: (_: Shot, { unshown = [] }: ShotList) => unshown,
} satisfies Record<string, (shot: Shot, list: ShotList) => readonly string[]>

const isView = (name: string): name is View => Object.hasOwn(VIEWS, name)

function readCheck(text: string, usual: string): Check {
  const [, own = '', rest = ''] = /^([a-z]+(?:@\w+)?) ([=~+-] .*)$/su.exec(text) ?? []
  const isNamed = isView(own.split('@')[0]!)
  const [view = '', at = '1'] = (isNamed ? own : usual).split('@')
  if (!isView(view)) throw new Error(`There is no view "${view}": ${text}`)
  const [, sign = '=', values = ''] = /^(?:([=~+-]) )?(.*)$/su.exec(isNamed ? rest : text) ?? []
  return { view, at, sign, values: values === 'none' ? [] : values.split(' | ') }
}

export function readPromptTests(text: string): PromptTest[] {
  const tests: PromptTest[] = []
  let view = ''
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) tests.push({ title: line.slice(2), rows: [] })
    else if (/^[a-z]+(?:@\w+)?:$/u.test(line)) view = line.slice(0, -1)
    else {
      const at = line.lastIndexOf(' -> ')
      if (at < 0) throw new Error(`A row has no arrow: ${line}`)
      const prompt = line.slice(0, at).replaceAll('\\n', '\n')
      const checks = line.slice(at + 4).split('; ')
      tests.at(-1)!.rows.push({ prompt, checks: checks.map(check => readCheck(check, view)) })
    }
  }
  return tests
}

/** Characters with a meaning in a pattern. */
const SIGNS = /[$()*+.?[\\\]^{|}]/gu

const toPattern = (value: string): RegExp =>
  new RegExp(`^${value.replaceAll(SIGNS, sign => (sign === '*' ? '.*' : `\\${sign}`))}$`, 'su')

function isMet({ sign, values }: Check, seen: readonly string[]): boolean {
  const patterns = values.map(toPattern)
  const isSeen = (pattern: RegExp): boolean => seen.some(value => pattern.test(value))
  switch (sign) {
    case '+':
      return patterns.every(isSeen)
    case '-':
      return !patterns.some(isSeen)
    case '~':
      return seen.length === patterns.length && patterns.every(isSeen)
    default:
      return seen.length === patterns.length && patterns.every((pattern, at) => pattern.test(seen[at]!))
  }
}

function seenIn(list: ShotList, { view, at }: Check): readonly string[] {
  const { shots } = list
  const look: (shot: Shot, list: ShotList) => readonly string[] = VIEWS[view]
  if (at === 'all') return shots.flatMap(shot => look(shot, list))
  const shot = at === 'last' ? shots.at(-1) : shots[Number(at) - 1]
  return shot ? look(shot, list) : ['no such shot']
}

export function assertRow({ prompt, checks }: PromptRow): void {
  const list = direct({ prompt, seed: 1 })
  for (const check of checks) {
    const seen = seenIn(list, check)
    const { view, at, sign, values } = check
    const wanted = `${view}${at === '1' ? '' : `@${at}`} ${sign} ${values.join(' | ') || 'none'}`
    assert.ok(isMet(check, seen), `${prompt}\n  ${wanted}\n  but it is ${seen.join(' | ') || 'none'}`)
  }
}

const folder = join(import.meta.dirname, 'prompts')

/** The tests of each file, by its name. */
export const promptTests = (): [file: string, tests: PromptTest[]][] =>
  readdirSync(folder)
    .toSorted()
    .map(file => [file.replace('.txt', ''), readPromptTests(readFileSync(join(folder, file), 'utf8'))])
