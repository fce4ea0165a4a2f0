import { personRow } from '../bodies/kinds/people.ts'
import type { Attire } from '../bodies/kits/person-table.ts'
import type { Subject } from '../direct/shot-list.ts'
import { cutGarment, cutOutfit } from './garments.ts'

type Worn = Pick<Subject, 'wears' | 'features' | 'outfit' | 'trade'> & { words?: string }

/**
 * What somebody wears and looks like: first what the trade wears, over it what the words name; undefined where neither
 * says anything. Whoever is told of in Chinese looks Chinese, unless the words say otherwise.
 */
export function chooseAttire({ wears = [], features, outfit = [], trade, words = '' }: Worn): Attire | undefined {
  const isChinese = HAN.test(words)
  if (wears.length === 0 && !features && outfit.length === 0 && !isChinese && !trade) return undefined
  const attire: Attire = { ...(trade && clothesOf(trade)), ...cutOutfit(outfit) }
  const named = NAMED_BY_CLOTHES.exec(words)?.[0]
  if (named) Object.assign(attire, cutGarment(named, undefined))
  for (const worn of wears) Object.assign(attire, cutGarment(worn.words, worn.colour))
  const { hair, hairStyle, beard, age, hasGlasses } = features ?? {}
  if (age === 'old') attire.age = 'old'
  const hue = hair ?? (age === 'old' ? 'grey' : undefined)
  if (hue || hairStyle)
    attire.hair = { ...attire.hair, ...(hue && { colour: HAIR[hue]! }), ...(hairStyle && { style: hairStyle }) }
  if (isChinese) attire.isEastAsian = true
  if (beard) attire.beard = HAIR[beard]!
  if (hasGlasses) attire.glasses = '#2c2a30'
  return attire
}

/** What those have on whom a pictogram shows, without what they are themselves. */
function clothesOf(trade: string): Attire {
  const { skin: _, hair: __, beard: ___, age: ____, metres: _____, ears: ______, ...clothes } = personRow(trade) ?? {}
  return clothes
}

/** `旗袍美女`: who is called after what is worn. */
const NAMED_BY_CLOTHES = /旗袍|汉服|古装|和服|西装|校服|婚纱|唐装/u

const HAN = /\p{Script=Han}/u

/** Colours of hair by name. */
const HAIR: Readonly<Record<string, string>> = {
  silver: '#cfd0d8',
  white: '#efece6',
  grey: '#b4b1ae',
  blond: '#e8c05a',
  black: '#241c1c',
  brown: '#5a3a22',
  red: '#b5502a',
  pink: '#e88ab4',
  blue: '#4a7ad0',
  purple: '#8a5cc4',
  green: '#4f9f6a',
}
