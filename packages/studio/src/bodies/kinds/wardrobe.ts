import { readData } from '../../data-files/read-data.ts'
import type { Look, Occasion, Person } from '../kits/person-table.ts'

/** Distinguishable at a glance, by the cut of the clothes and the hair. */
export type Wearer = 'man' | 'woman' | 'boy' | 'girl'
type Clothes = Partial<Omit<Person, 'hair' | 'skin' | 'metres' | 'age'>>
type Of<T, Who extends string = Wearer> = Readonly<Record<Who, readonly T[]>>

/** Clothes, colours and hair to choose from. */
type Wardrobe = {
  /** Everyday clothes: adjacent entries differ strongly. Those of old people are quieter. */
  everyday: Of<Clothes>
  elderly: Of<Clothes, 'man' | 'woman'>
  coats: Of<string>
  hairStyles: Of<Person['hair']['style']>
  /** From the fairest skin to the darkest, with matching hair colours. */
  hairColours: readonly (readonly string[])[]
  /** The five skin colours of a clip; families share one. */
  skinOfClip: readonly number[]
} & Readonly<Record<Palette, readonly string[]>>
type Palette = 'knitted' | 'raincoats' | 'sunny' | 'trunks' | 'athletic' | 'suits' | 'gowns' | 'ties'

const rack = readData<Wardrobe>('library/wardrobe.json')

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

const isGrown = (who: Wearer): boolean => who === 'man' || who === 'woman'
const isShe = (who: Wearer): boolean => who === 'woman' || who === 'girl'

/** Clothes for a place and an activity. */
const DRESSED_FOR: Readonly<Record<Occasion, (who: Wearer, nth: number, skin: string) => Clothes>> = {
  winter(who, nth) {
    const [coat, wool] = [from(rack.coats[who], nth), from(rack.knitted, nth)]
    const second = from(rack.knitted, nth + 1)
    const hat = { kind: 'bobble', colour: wool, second } as const
    return trousers(coat, '#3a4154', { coat, sleeves: 'long', scarf: second, gloves: wool, shoes: '#4a3a30', hat })
  },
  rain(who, nth) {
    const coat = from(rack.raincoats, nth + (isShe(who) ? 1 : 0))
    const hat = { kind: 'bucket', colour: coat } as const
    return trousers(coat, '#3f5066', { coat, sleeves: 'long', shoes: from(rack.raincoats, nth + 2), hat })
  },
  beach(who, nth) {
    const [top, bottom] = [from(rack.sunny, nth), from(rack.trunks, nth)]
    const hat = nth % 2 === 0 && isGrown(who) && { hat: { kind: 'wide', colour: '#e3c06a', second: bottom } as const }
    return isShe(who)
      ? dress(top, { sleeves: 'none', shoes: '#b5804a', ...hat })
      : shorts(top, bottom, { shoes: '#8a5a3a', ...hat })
  },
  swimming: (who, nth, skin) =>
    shorts(isShe(who) ? from(rack.gowns, nth) : skin, from(isShe(who) ? rack.gowns : rack.trunks, nth), {
      sleeves: 'none',
      shoes: skin,
    }),
  sport: (who, nth) =>
    isShe(who)
      ? trousers(from(rack.athletic, nth), '#2f3350', { sleeves: 'none', shoes: '#f4f4f8' })
      : shorts(from(rack.athletic, nth), '#2c3446', { sleeves: nth % 2 ? 'none' : 'short', shoes: '#f4f4f8' }),
  feast(who, nth) {
    const suit = from(rack.suits, nth)
    if (who === 'woman') return { wears: 'robe', sleeves: 'none', top: from(rack.gowns, nth), necklace: '#e8d8a0' }
    if (who === 'girl') return dress(from(['#f4dfe6', '#dfe8f6', '#f6ecc8'], nth), { belt: from(rack.gowns, nth) })
    if (who === 'boy') return trousers('#f4f2ec', suit, { sleeves: 'long', bib: suit, bowTie: from(rack.ties, nth) })
    const tie = nth % 2 ? { bowTie: '#16161c' } : { tie: from(rack.ties, nth) }
    return jacket(suit, suit, '#f4f2ec', { sleeves: 'long', shoes: '#1c1c22', ...tie })
  },
  office(who, nth) {
    const suit = from(rack.suits, nth)
    if (!isGrown(who)) return from(rack.everyday[who], nth)
    if (who === 'woman')
      return nth % 2
        ? skirt(from(['#4a5a7a', '#7a3f50', '#3f6a68'], nth), suit, { shirt: '#f4f0e8', shoes: '#26262e' })
        : jacket(from(['#c8b090', '#5a6a8a', '#8a5a6a'], nth), '#34384a', '#f6f2ea', { shoes: '#26262e' })
    return nth % 2
      ? trousers(from(['#dfe6f0', '#f0ece2', '#a8c0dc'], nth), '#34384a', {
          tie: from(rack.ties, nth),
          shoes: '#26221f',
        })
      : jacket(suit, suit, '#f4f2ec', { tie: from(rack.ties, nth), shoes: '#1f1f26' })
  },
}

export const WARDROBE_HAIR: readonly string[] = rack.hairColours.flat()

export const skinOfLook = ({ clip, nth }: Look): number => from(rack.skinOfClip, clip + (nth > 1 ? nth : 0))

/** Unspecified hair. Under a woolly hat only long hair is visible. */
export function hairOfLook(who: Wearer, { own, nth, occasion, ...look }: Look): Person['hair'] {
  const style = from(rack.hairStyles[who], own + nth)
  const isHidden = occasion === 'winter' || occasion === 'rain'
  return {
    style: occasion === 'sport' && isShe(who) ? 'tail' : isHidden && style === 'bun' ? 'long' : style,
    colour: from<string>(rack.hairColours[skinOfLook({ own, nth, ...look })]!, Math.floor(own / 7) + nth),
  }
}

/** Unspecified clothes. */
export function clothesOfLook(who: Wearer, isOld: boolean, look: Look, skin: string): Clothes {
  const nth = look.own + look.nth
  if (look.occasion) {
    const { hat, ...clothes } = DRESSED_FOR[look.occasion](who, nth, skin)
    return { ...clothes, ...(hat && !look.isCovered && { hat }) }
  }
  const isElder = isOld && (who === 'man' || who === 'woman')
  const clothes = from<Clothes>(isElder ? rack.elderly[who] : rack.everyday[who], nth)
  if (!look.isPartlyTold) return clothes
  // Nothing shows through below the specified clothes.
  const { shirt: _, stripes: __, bib: ___, belt: ____, necklace: _____, ...plain } = clothes
  return plain
}
