import { type ByResolution, COMMON_SURCHARGES, type Surcharges, type Tariff } from './tariff.ts'
import type { Values } from './fill-defaults.ts'

/** The quantities of a price. */
export type Quantities = { seconds: number; resolution: string; pictures: number; values: Values }

/** Off-peak costs half of the total, surcharges included, rounded up. */
const OFF_PEAK_SHARE = 0.5

/**
 * The price of a call in credits. A combination without an entry in the tariff is an error in the table, which is found
 * at start-up.
 */
export function calculatePrice(tariff: Tariff, quantities: Quantities): number {
  const total = baseOf(tariff, quantities) + surchargesOf({ ...COMMON_SURCHARGES, ...tariff.surcharges }, quantities)
  return quantities.values.off_peak === true ? Math.ceil(total * OFF_PEAK_SHARE) : total
}

function baseOf(tariff: Tariff, { seconds, resolution, pictures, values }: Quantities): number {
  const at = (credits: ByResolution): number => {
    const price = credits[resolution] ?? credits['*']
    if (price === undefined) throw new RangeError(`no price for resolution "${resolution}"`)
    return price
  }
  if ('flat' in tariff) return tariff.flat
  if ('perSecond' in tariff) return seconds * at(tariff.perSecond)
  if ('firstSecond' in tariff) {
    const [first, further] = [at(tariff.firstSecond), at(tariff.furtherSecond)]
    const lengths = tariff.each ? entrySeconds(tariff.each, values) : [seconds]
    return lengths.reduce((sum, length) => sum + first + (length - 1) * further, 0)
  }
  if ('bySeconds' in tariff) {
    const credits = tariff.bySeconds[seconds]
    if (!credits) throw new RangeError(`no price for ${seconds} seconds`)
    return at(credits)
  }
  if ('byPictures' in tariff) {
    const band = tariff.byPictures.find(one => pictures <= one.upTo)
    if (!band) throw new RangeError(`no price for ${pictures} pictures`)
    return at(band.credits)
  }
  if ('perStartedSeconds' in tariff) {
    const { seconds: step, credits, first = 0 } = tariff.perStartedSeconds
    return first + credits * Math.ceil(seconds / step)
  }
  if ('perStartedCount' in tariff) {
    const { of, credits, count, forEach } = tariff.perStartedCount
    return credits * Math.ceil((Number(values[count] ?? 1) * lengthOf(values[forEach])) / of)
  }
  if ('perStarted' in tariff) {
    const { characters, credits, field } = tariff.perStarted
    return credits * Math.ceil(countCharacters(values[field]) / characters)
  }
  const { credits, field } = tariff.perScriptSecond
  return credits * estimateScriptSeconds(countCharacters(values[field]), tariff.perScriptSecond.charactersPerMinute)
}

/** The length of each entry of a list. */
export const entrySeconds = ({ list, duration }: { list: string; duration: string }, values: Values): number[] =>
  ((values[list] ?? []) as Values[]).map(entry => Number(entry[duration]))

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 1)

export const estimateScriptSeconds = (characters: number, charactersPerMinute: number): number =>
  Math.ceil((60 * characters) / charactersPerMinute)

// A Chinese character at half the usual pace takes half of this, a digit in English about as much.
const SLOWEST_SECONDS_A_CHARACTER = 1
const PAUSE = /<#([\d.]+)#>/g

/** An upper bound of the time that a text takes to speak, including marked pauses. */
export function estimateLongestSpeech(text: unknown): number {
  const said = typeof text === 'string' ? text : ''
  const pauses = Array.from(said.matchAll(PAUSE)).reduce((sum, [, seconds]) => sum + Number(seconds), 0)
  return SLOWEST_SECONDS_A_CHARACTER * countCharacters(said.replaceAll(PAUSE, '')) + pauses
}

function surchargesOf(surcharges: Surcharges, { seconds, values }: Quantities): number {
  let total = 0
  for (const [flag, surcharge] of Object.entries(surcharges)) {
    if ('perStarted' in surcharge) {
      const { characters, credits } = surcharge.perStarted
      total += credits * Math.ceil(countCharacters(values[flag]) / characters)
      continue
    }
    if ('perEntry' in surcharge) {
      const entries = values[flag]
      total += surcharge.perEntry * (Array.isArray(entries) ? entries.length : 0)
      continue
    }
    if (values[flag] !== true) continue
    if ('flat' in surcharge) total += surcharge.flat
    else if (seconds <= surcharge.upToSeconds) total += surcharge.perSecond * seconds
  }
  return total
}

/** The length in Unicode code points, as all limits and prices count it. */
export function countCharacters(text: unknown): number {
  let count = 0
  if (typeof text === 'string') for (const _ of text) count += 1
  return count
}
