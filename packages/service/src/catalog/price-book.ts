import { readFileSync } from 'node:fs'
import { quoteValue } from '../core/text.ts'
import type { Column } from './column.ts'
import {
  countCharacters,
  calculatePrice,
  entrySeconds,
  estimateLongestSpeech,
  type Quantities,
  estimateScriptSeconds,
} from './calculate-price.ts'
import { type Findings, noFindings } from './check/ports.ts'
import type { SecondsSource, Tariff } from './tariff.ts'
import type { Values } from './fill-defaults.ts'

/** Prices of calls that are not generators. */
const EXTRAS: Record<string, Tariff> = {
  subjects: { flat: 5 },
  'film part generate_video': { perSecond: { '*': 40 } },
  'film part generate_narration': { perStarted: { characters: 500, credits: 10, field: 'prompt' } },
  'film part generate_bgm': { perSecond: { '*': 2 } },
  'film compose': { flat: 1 },
}

/** Tariffs by column title (`img2video genq3-turbo`, `template-story`, `subjects`): the whole price list as data. */
export type PriceList = Record<string, Tariff>

export type Quote = { credits: number; seconds: number; resolution: string }

export type PriceBook = {
  list: PriceList
  /** The price of a checked request. */
  quote(column: Column, values: Values, findings: Findings): Quote
  /** The final price of a request: the actual length counts if only the result tells it, never above the hold. */
  settle(column: Column, request: Values, hold: number, seconds: number | undefined): number
  /** The price of an entry by its title in the list. */
  credits(title: string, quantities?: Partial<Quantities>): number
}

export function createPriceBook(columns: Iterable<Column>, overrides: PriceList = {}): PriceBook {
  const list: PriceList = { ...EXTRAS }
  for (const column of columns) if (column.price) list[column.title] = column.price
  for (const [title, tariff] of Object.entries(overrides)) {
    if (!list[title])
      throw new Error(
        `the price file names "${title}", which nothing is called; known: ${Object.keys(list).join(', ')}`,
      )
    list[title] = tariff
  }
  const tariffOf = (title: string): Tariff => {
    const tariff = list[title]
    if (!tariff) throw new RangeError(`no price for "${title}"`)
    return tariff
  }
  return {
    list,
    quote(column, values, findings) {
      const tariff = tariffOf(column.title)
      const quantities = quantitiesOf(tariff, values, findings)
      return {
        credits: calculatePrice(tariff, quantities),
        seconds: quantities.seconds,
        resolution: quantities.resolution,
      }
    },
    settle(column, request, hold, seconds) {
      const tariff = tariffOf(column.title)
      const isOpen = secondsSource(tariff) !== undefined || 'perScriptSecond' in tariff
      if (!isOpen || seconds === undefined) return hold
      const perSecond = 'perScriptSecond' in tariff ? { perSecond: { '*': tariff.perScriptSecond.credits } } : tariff
      return Math.min(
        hold,
        calculatePrice(perSecond, { ...quantitiesOf(tariff, request, noFindings()), seconds: Math.ceil(seconds) }),
      )
    },
    credits: (title, quantities = {}) =>
      calculatePrice(tariffOf(title), { seconds: 0, resolution: '', pictures: 0, values: {}, ...quantities }),
  }
}

function quantitiesOf(tariff: Tariff, values: Values, findings: Findings): Quantities {
  return {
    seconds: secondsOf(tariff, values, findings),
    resolution: sizeIn(tariff, values),
    pictures: Array.isArray(values.images) ? values.images.length : 0,
    values,
  }
}

function sizeIn(tariff: Tariff, values: Values): string {
  const size = values['perSecond' in tariff ? (tariff.sizeBy ?? 'resolution') : 'resolution']
  return typeof size === 'string' ? size : ''
}

const secondsSource = (tariff: Tariff): SecondsSource | undefined =>
  'secondsOf' in tariff ? tariff.secondsOf : undefined

function secondsOf(tariff: Tariff, values: Values, findings: Findings): number {
  if ('firstSecond' in tariff && tariff.each)
    return entrySeconds(tariff.each, values).reduce((sum, seconds) => sum + seconds, 0)
  const source = secondsSource(tariff)
  if (source) {
    const sound = findings.embedded.get(`/${source.sound}`)
    const known = sound && 'seconds' in sound ? sound.seconds : findings.seconds
    if (known !== undefined) return Math.min(Math.ceil(known), source.longest)
    const said = source.text === undefined ? undefined : values[source.text]
    const seconds = said === undefined ? source.longest : Math.ceil(estimateLongestSpeech(said))
    return Math.min(seconds, source.longest)
  }
  if ('perScriptSecond' in tariff) {
    const { field, charactersPerMinute } = tariff.perScriptSecond
    return estimateScriptSeconds(countCharacters(values[field]), charactersPerMinute)
  }
  return typeof values.duration === 'number' ? values.duration : 0
}

/** Reads an operator's price file: an object of tariffs by title, in the shapes of `tariff.ts`. */
export function readPriceFile(path: string): PriceList {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Error(`${path} must hold a JSON object of tariffs`)
  for (const [title, tariff] of Object.entries(parsed)) {
    const why = whyNoTariff(tariff)
    if (why) throw new Error(`${path}: the tariff of "${title}" ${why}, got ${quoteValue(tariff)}`)
  }
  return parsed as PriceList
}

const SHAPES = [
  'flat',
  'perSecond',
  'firstSecond',
  'bySeconds',
  'byPictures',
  'perStartedSeconds',
  'perStartedCount',
  'perStarted',
  'perScriptSecond',
]

function whyNoTariff(tariff: unknown): string | undefined {
  if (typeof tariff !== 'object' || tariff === null) return 'must be an object'
  if (SHAPES.filter(shape => shape in tariff).length !== 1) return `must have exactly one of ${SHAPES.join(', ')}`
  if ('firstSecond' in tariff && !('furtherSecond' in tariff)) return 'has firstSecond but no furtherSecond'
  return creditsAreWhole(tariff) ? undefined : 'must have whole, non-negative numbers'
}

/** The only strings in a tariff are names of fields. */
const NAMES = ['field', 'sound', 'text', 'sizeBy', 'list', 'duration', 'count', 'forEach']

function creditsAreWhole(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([key, each]) =>
    typeof each === 'string' ? NAMES.includes(key) : creditsAreWhole(each),
  )
}
