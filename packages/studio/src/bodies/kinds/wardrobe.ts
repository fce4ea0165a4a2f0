import type { Look, Occasion, Person } from '../kits/person-table.ts'

/** Told apart at a glance: by the cut of the clothes and by the hair. */
export type Wearer = 'man' | 'woman' | 'boy' | 'girl'
type Clothes = Partial<Omit<Person, 'hair' | 'skin' | 'metres' | 'age'>>
type Rack = readonly [Clothes, ...Clothes[]]

const from = <T>(list: readonly T[], nth: number): T => list[nth % list.length]!
const dress = (top: string, more: Clothes = {}): Clothes => ({
  wears: 'dress',
  sleeves: 'short',
  top,
  bottom: top,
  ...more,
})
const skirt = (top: string, bottom: string, more: Clothes = {}): Clothes => ({ wears: 'skirt', top, bottom, ...more })
const trousers = (top: string, bottom: string, more: Clothes = {}): Clothes => ({
  wears: 'trousers',
  top,
  bottom,
  ...more,
})
const shorts = (top: string, bottom: string, more: Clothes = {}): Clothes => ({
  wears: 'shorts',
  sleeves: 'short',
  top,
  bottom,
  ...more,
})
/** A jacket, or a cardigan, over something light. */
const jacket = (top: string, bottom: string, shirt = '#f0ebe0', more: Clothes = {}): Clothes =>
  trousers(top, bottom, { shirt, ...more })

/** On a day like any other: above and below go together, neighbours are unlike each other. */
const EVERYDAY: Readonly<Record<Wearer, Rack>> = {
  man: [
    trousers('#3d74c9', '#3b4059'),
    trousers('#b5523c', '#2f4a5f'),
    jacket('#5b6b4a', '#3b4059'),
    trousers('#e8dfcc', '#3f5a86'),
    trousers('#7a3b4a', '#4a4a52'),
    trousers('#4f8f6b', '#6b5a44'),
    jacket('#7a5236', '#2c3f5f', '#d8e0ea'),
    trousers('#d8a13a', '#3f5a86'),
    trousers('#f0ede4', '#34405a', { stripes: '#2c4a8a' }),
    trousers('#2f8f8a', '#5b4a3a', { sleeves: 'short' }),
    jacket('#3f4a68', '#8a7654', '#f4f0e6'),
  ],
  woman: [
    skirt('#8a55b8', '#6c3f9a'),
    dress('#c8485a', { shoes: '#7a2a3a' }),
    skirt('#f0e6d8', '#2f7f78'),
    dress('#e0a63a', { belt: '#6b4a2f', shoes: '#6b4a2f' }),
    skirt('#d8687c', '#4a3f6a'),
    jacket('#e58a6a', '#3f5a86'),
    dress('#3f8f9a', { shoes: '#2c4a5a' }),
    skirt('#4a5a96', '#cdb78a', { shirt: '#f4efe6' }),
    dress('#5a9a6b', { belt: '#f0e6d0' }),
    skirt('#f4f0e8', '#b5485a'),
    trousers('#b87ab0', '#efe8da', { necklace: '#e0b84a' }),
  ],
  boy: [
    shorts('#e8562f', '#3f5fa8'),
    shorts('#3f9a6a', '#c8b48a'),
    trousers('#f0c23c', '#3b5a8a', { sleeves: 'short' }),
    shorts('#f4f0e8', '#3f5a86', { stripes: '#d8482f' }),
    shorts('#3a8fd0', '#5b4a3a'),
    trousers('#f0dca8', '#3f5f9a', { bib: '#3f5f9a', sleeves: 'short' }),
    shorts('#7a5ac4', '#4a5a52'),
  ],
  girl: [
    dress('#e2558f', { shoes: '#c23a6e' }),
    dress('#f0b83a', { shoes: '#b5602f' }),
    skirt('#f6f0e6', '#d8485a', { sleeves: 'short' }),
    dress('#5fa8d8', { shoes: '#3f6fa8' }),
    skirt('#f29ab0', '#4a6fb0', { sleeves: 'short' }),
    dress('#8f6fd0', { shoes: '#5f459a' }),
    dress('#4fb08a', { belt: '#f6f0e0', shoes: '#f4f0e8' }),
  ],
}
/** Quieter, of those who are old. */
const ELDERLY: Readonly<Record<'man' | 'woman', Rack>> = {
  man: [
    trousers('#6e7f6a', '#5b5a66'),
    jacket('#8a5a44', '#55586a'),
    trousers('#5f6f8a', '#6b6052'),
    trousers('#e8e0d0', '#4f4a44', { bib: '#6b4a3a' }),
    jacket('#7a7266', '#3f4658', '#dfe4ea'),
  ],
  woman: [
    skirt('#a05a7c', '#7d4a68'),
    skirt('#6f86a8', '#4f5f80', { shirt: '#f0ebe0' }),
    dress('#7a9a80', { sleeves: 'long' }),
    skirt('#c88a6a', '#6b4a44'),
    dress('#8a6aa0', { sleeves: 'long', necklace: '#e8e2d4' }),
  ],
}

const COATS: Readonly<Record<Wearer, readonly string[]>> = {
  man: ['#3a4a6a', '#6b4a34', '#4f5f42', '#8a3f3a', '#2f5560'],
  woman: ['#b5485a', '#c8a070', '#4a6a9a', '#7a4a7a', '#e4d9c8'],
  boy: ['#2f6fc4', '#e0702c', '#3f8f5a', '#c8343f'],
  girl: ['#e0609a', '#9a6ad0', '#e8a83a', '#4fa8c0'],
}
const KNITTED = ['#d8503a', '#f0c04a', '#f0ebe0', '#3f8f9a', '#c85a8a', '#5f9a5a'] as const
const RAINCOATS = ['#f2c230', '#d8483f', '#3a73d0', '#3f9a6a', '#f08a2c'] as const
const SUNNY = ['#f2b632', '#3fb0c0', '#f07a5a', '#f4f0e6', '#6fb86a', '#ef86a8'] as const
const TRUNKS = ['#2f6fc4', '#d8432f', '#f0a02c', '#2f9a8a', '#3a3f6a'] as const
const ATHLETIC = ['#f0702c', '#2fa8d0', '#c8e03a', '#e0407a', '#f4f4f8'] as const
const SUITS = ['#2c3040', '#27365e', '#3a3a40', '#3f2f3a', '#2f4038'] as const
const GOWNS = ['#8a2f4a', '#2f5f9a', '#2f7a60', '#c8a04a', '#7a4a9a', '#d8687c'] as const
const TIES = ['#a8323c', '#3f6fa8', '#c8923a', '#5a7a4a'] as const

const isGrown = (who: Wearer): boolean => who === 'man' || who === 'woman'
const isShe = (who: Wearer): boolean => who === 'woman' || who === 'girl'

/** What is put on for where it is and for what is done there. */
const DRESSED_FOR: Readonly<Record<Occasion, (who: Wearer, nth: number, skin: string) => Clothes>> = {
  winter(who, nth) {
    const [coat, wool] = [from(COATS[who], nth), from(KNITTED, nth)]
    const second = from(KNITTED, nth + 1)
    const hat = { kind: 'bobble', colour: wool, second } as const
    return trousers(coat, '#3a4154', { coat, sleeves: 'long', scarf: second, gloves: wool, shoes: '#4a3a30', hat })
  },
  rain(who, nth) {
    const coat = from(RAINCOATS, nth + (isShe(who) ? 1 : 0))
    const hat = { kind: 'bucket', colour: coat } as const
    return trousers(coat, '#3f5066', { coat, sleeves: 'long', shoes: from(RAINCOATS, nth + 2), hat })
  },
  beach(who, nth) {
    const [top, bottom] = [from(SUNNY, nth), from(TRUNKS, nth)]
    const hat = nth % 2 === 0 && isGrown(who) && { hat: { kind: 'wide', colour: '#e3c06a', second: bottom } as const }
    return isShe(who)
      ? dress(top, { sleeves: 'none', shoes: '#b5804a', ...hat })
      : shorts(top, bottom, { shoes: '#8a5a3a', ...hat })
  },
  swimming: (who, nth, skin) =>
    shorts(isShe(who) ? from(GOWNS, nth) : skin, from(isShe(who) ? GOWNS : TRUNKS, nth), {
      sleeves: 'none',
      shoes: skin,
    }),
  sport: (who, nth) =>
    isShe(who)
      ? trousers(from(ATHLETIC, nth), '#2f3350', { sleeves: 'none', shoes: '#f4f4f8' })
      : shorts(from(ATHLETIC, nth), '#2c3446', { sleeves: nth % 2 ? 'none' : 'short', shoes: '#f4f4f8' }),
  feast(who, nth) {
    const suit = from(SUITS, nth)
    if (who === 'woman') return { wears: 'robe', sleeves: 'none', top: from(GOWNS, nth), necklace: '#e8d8a0' }
    if (who === 'girl') return dress(from(['#f4dfe6', '#dfe8f6', '#f6ecc8'], nth), { belt: from(GOWNS, nth) })
    if (who === 'boy') return trousers('#f4f2ec', suit, { sleeves: 'long', bib: suit, bowTie: from(TIES, nth) })
    const tie = nth % 2 ? { bowTie: '#16161c' } : { tie: from(TIES, nth) }
    return jacket(suit, suit, '#f4f2ec', { sleeves: 'long', shoes: '#1c1c22', ...tie })
  },
  office(who, nth) {
    const suit = from(SUITS, nth)
    if (!isGrown(who)) return from(EVERYDAY[who], nth)
    if (who === 'woman')
      return nth % 2
        ? skirt(from(['#4a5a7a', '#7a3f50', '#3f6a68'], nth), suit, { shirt: '#f4f0e8', shoes: '#26262e' })
        : jacket(from(['#c8b090', '#5a6a8a', '#8a5a6a'], nth), '#34384a', '#f6f2ea', { shoes: '#26262e' })
    return nth % 2
      ? trousers(from(['#dfe6f0', '#f0ece2', '#a8c0dc'], nth), '#34384a', { tie: from(TIES, nth), shoes: '#26221f' })
      : jacket(suit, suit, '#f4f2ec', { tie: from(TIES, nth), shoes: '#1f1f26' })
  },
}

const STYLES: Readonly<Record<Wearer, readonly Person['hair']['style'][]>> = {
  man: ['short', 'curly', 'short'],
  woman: ['long', 'bun', 'bob', 'tail', 'long'],
  boy: ['short', 'curly', 'short'],
  girl: ['tail', 'bob', 'long', 'tail', 'bun'],
}
const DARK = ['#241c1c', '#4a2f20', '#2c1c14'] as const
/** From the fairest skin to the darkest: hair that goes with it. */
const HAIR_COLOURS = [
  ['#6b3d24', '#c8963e', '#4a2f20', '#8a3f24', '#241c1c'],
  ['#4a2f20', '#241c1c', '#6b3d24', '#8a4f2a'],
  DARK,
  DARK,
  DARK,
] as const
export const WARDROBE_HAIR: readonly string[] = HAIR_COLOURS.flat()

/** Of a clip, since families have one skin: which of the five. */
const SKIN_OF_CLIP = [0, 1, 0, 2, 1, 3, 0, 1, 2, 1, 4, 0] as const

export const skinOfLook = ({ clip, nth }: Look): number => from(SKIN_OF_CLIP, clip + (nth > 1 ? nth : 0))

/** Hair of somebody of whom the words do not tell it; below a woolly hat it is seen only where it is long. */
export function hairOfLook(who: Wearer, { own, nth, occasion, ...look }: Look): Person['hair'] {
  const style = from(STYLES[who], own + nth)
  const isHidden = occasion === 'winter' || occasion === 'rain'
  return {
    style: occasion === 'sport' && isShe(who) ? 'tail' : isHidden && style === 'bun' ? 'long' : style,
    colour: from<string>(HAIR_COLOURS[skinOfLook({ own, nth, ...look })]!, Math.floor(own / 7) + nth),
  }
}

/** Clothes of somebody of whom the words do not tell them. */
export function clothesOfLook(who: Wearer, isOld: boolean, look: Look, skin: string): Clothes {
  const nth = look.own + look.nth
  if (look.occasion) {
    const { hat, ...clothes } = DRESSED_FOR[look.occasion](who, nth, skin)
    return { ...clothes, ...(hat && !look.isCovered && { hat }) }
  }
  const isElder = isOld && (who === 'man' || who === 'woman')
  const clothes = from<Clothes>(isElder ? ELDERLY[who] : EVERYDAY[who], nth)
  if (!look.isPartlyTold) return clothes
  // Below what the words name there is nothing that shows through.
  const { shirt: _, stripes: __, bib: ___, belt: ____, necklace: _____, ...plain } = clothes
  return plain
}
