import type { SectionName } from '../score.ts'

export type FormPart = { name: SectionName; bars: number; energy: number }

// The density of each section: the parts that play, and their energy.
const ENERGY: Record<SectionName, number> = {
  intro: 0.4,
  theme: 0.6,
  contrast: 0.55,
  break: 0.4,
  climax: 1,
  return: 0.8,
  outro: 0.5,
  ending: 0.7,
}

const ORDERS: readonly (readonly SectionName[])[] = [
  [],
  ['theme'],
  ['theme', 'return'],
  ['theme', 'contrast', 'climax'],
  ['theme', 'contrast', 'climax', 'return'],
  ['theme', 'theme', 'contrast', 'climax', 'return'],
  ['theme', 'theme', 'contrast', 'climax', 'break', 'climax'],
]
// Longer pieces repeat, and end with the rise of the shorter ones.
const ROUND: readonly SectionName[] = ['theme', 'contrast', 'climax', 'break']

/** The sections of a piece, without the final chord. */
export function planForm(bars: number): FormPart[] {
  if (bars < 8) return shortFormOf(bars)
  const block = bars >= 28 ? 8 : 4
  const leading = bars >= 20 ? 4 : 2
  const count = Math.floor((bars - leading) / block)
  const rest = bars - leading - count * block
  // A single bar is not a section: it is an upbeat.
  const outro = rest >= 2 ? rest : 0
  const names = orderOf(count)
  return [
    part('intro', leading + rest - outro),
    ...names.map((name, at) => part(name, block, name === names[at - 1] ? 0.12 : 0)),
    ...(outro > 0 ? [part('outro', outro)] : []),
  ]
}

function shortFormOf(bars: number): FormPart[] {
  if (bars < 4) return bars === 0 ? [] : [part('theme', bars, 0.2)]
  const leading = bars < 6 ? 1 : 2
  const theme = Math.ceil((bars - leading) / 2)
  return [part('intro', leading, 0.1), part('theme', theme, 0.05), part('return', bars - leading - theme, 0.1)]
}

function orderOf(count: number): SectionName[] {
  const short = ORDERS[count]
  if (short) return [...short]
  const close = ORDERS[4]!
  return [...Array.from({ length: count - close.length }, (_, at) => ROUND[at % ROUND.length]!), ...close]
}

const part = (name: SectionName, bars: number, more = 0): FormPart => ({
  name,
  bars,
  energy: Math.min(1, ENERGY[name] + more),
})
