import { findAsset } from '../assets/asset-library.ts'
import { buildPerson } from '../kits/person.ts'
import type { Look, Person, PersonRow } from '../kits/person-table.ts'
import type { Kind } from './kind.ts'
import { clothesOfLook, hairOfLook, skinOfLook, WARDROBE_HAIR, type Wearer } from './wardrobe.ts'

const SKINS = ['#f0c6a0', '#e0ac86', '#c98d66', '#9a6844', '#6d4630'] as const

const GROWN: Person = {
  metres: 1.75,
  age: 'adult',
  skin: SKINS[1],
  hair: { style: 'short', colour: '#4a2f20' },
  top: '#3d74c9',
  bottom: '#3b4059',
  shoes: '#54463f',
}
/** The rows of people, by code. */
export const personRow = (code: string): PersonRow | undefined => {
  const kit = findAsset(code)?.kit
  return kit?.kind === 'person' ? kit : undefined
}

const rowOf = (id: string): PersonRow => {
  const row = personRow(id)
  if (!row) throw new Error(`the library has no person ${id}`)
  return row
}

/** A woman of an occupation or group that has one row: its clothes on a woman. */
export function findWoman(code: string): Kind | undefined {
  const [, trade] = /^1f469-200d-(.+)$/u.exec(code) ?? []
  const row = personRow(trade === undefined ? code.replace(/-200d-2640$/u, '') : `1f9d1-200d-${trade}`)
  return row && personKind({ ...womanIn(row), anybody: false })
}

/** A requested colour applies to the upper clothes; hair and skin have their own fields. */
export function personKind({ anybody: isAnybody, ...row }: PersonRow): Kind {
  const plain: Person = { ...GROWN, ...row }
  return {
    rig: 'person',
    brows: plain.hair.style === 'none' ? '#4a3a30' : plain.hair.colour,
    build: (colour, { variant = 0, isEastAsian, look, ...attire } = {}) => {
      const own = isAnybody && variant % 2 === 1 && attire.beard === undefined ? womanIn(row) : row
      const varied: Person = {
        ...GROWN,
        ...own,
        ...(variant > 0 && likeNobodyElse(own, variant)),
        ...(look && byLook(own, look)),
      }
      const person = isEastAsian ? eastAsian(varied) : varied
      const isLady = person.metres === rowOf('woman').metres || person.wears === 'dress' || person.wears === 'skirt'
      return buildPerson({
        ...person,
        ...(colour && { top: colour }),
        ...attire,
        // A hat hides grey hair, so a beard shows the age.
        ...(attire.age === 'old' && person.hat && !isLady && { beard: attire.hair?.colour ?? '#d8d4ce' }),
        hair: { ...person.hair, ...attire.hair },
        ...(attire.coat && { wears: 'trousers' as const }),
      })
    },
  }
}

/** Skin and hair of people in Chinese prompts; green or grey ones keep their colours. */
function eastAsian(person: Person): Person {
  const isHuman = SKINS.some(skin => skin === person.skin)
  const isUsual = USUAL_HAIR.has(person.hair.colour)
  return {
    ...person,
    ...(isHuman && { skin: '#efc9a4' }),
    ...(isHuman && isUsual && { hair: { ...person.hair, colour: '#241c1c' } }),
  }
}

/** The same clothes on a woman, or on a girl if it is a child. */
function womanIn(row: PersonRow): PersonRow {
  const { beard: _beard, hair, ...worn } = row
  const base = rowOf(row.age === 'child' ? 'girl' : 'woman')
  const isPlain = row.top === undefined || row.age === 'child'
  return {
    ...base,
    ...(!isPlain && { wears: 'trousers' as const }),
    ...worn,
    ...(isPlain && { wears: base.wears!, metres: base.metres! }),
    ...(row.metres === undefined && { metres: base.metres! }),
    hair: { style: base.hair!.style, colour: hair?.colour ?? base.hair!.colour },
  }
}

const LADIES_HAIR = ['long', 'bun', 'bob', 'tail', 'curly'] as const
const MENS_HAIR = ['short', 'curly', 'short', 'spiky', 'short'] as const
const HAIR_COLOURS = ['#6b3d24', '#241c1c', '#c8963e', '#8a3f24', '#4a2f20'] as const
const USUAL_HAIR: ReadonlySet<string> = new Set([
  ...HAIR_COLOURS,
  ...WARDROBE_HAIR,
  '#5a3a22',
  '#8a4f2a',
  '#3a2418',
  '#241a18',
  '#e8c05a',
  '#e2b54a',
])
const TOPS = ['#3d74c9', '#c8553d', '#4f8f6b', '#d8a13a', '#7a5aa8', '#3f8f9a'] as const
const BOTTOMS = ['#3b4059', '#5b4a3a', '#2f4a5f', '#4a4a52'] as const

const isOfLadies = ({ metres, wears }: PersonRow): boolean =>
  metres === rowOf('woman').metres || wears === 'dress' || wears === 'skirt'
const isInPlainClothes = ({ top }: PersonRow): boolean =>
  top === undefined || ['woman', 'boy', 'girl'].some(id => top === rowOf(id).top)

/** People with only an age. */
const ANY_OLD = ['old-person', 'old-man', 'old-woman']
const ANY_CHILD = 'child'

/** Head and clothes by the look of the clip, unless the row has its own: a cook keeps the apron. */
function byLook(row: PersonRow, look: Look): PersonRow {
  const isChild = row.age === 'child'
  const who: Wearer = isOfLadies(row) ? (isChild ? 'girl' : 'woman') : isChild ? 'boy' : 'man'
  const isOld = row.age === 'old' && ANY_OLD.some(id => row.top === rowOf(id).top)
  const isPlain = isOld || isInPlainClothes(row) || row.top === rowOf(ANY_CHILD).top
  const isHuman = row.skin === undefined || SKINS.some(one => one === row.skin)
  const isBare = SKINS.some(one => one === row.top)
  const skin = isHuman && !isBare ? SKINS[skinOfLook(look)]! : (row.skin ?? GROWN.skin)
  const hasUsual = isHuman && row.age !== 'old' && row.age !== 'baby' && hasUsualHair(row)
  const hair = hairOfLook(who, look)
  return {
    skin,
    ...(hasUsual && { hair, ...(row.beard && { beard: hair.colour }) }),
    ...(isPlain && row.age !== 'baby' && clothesOfLook(who, isOld, look, skin)),
  }
}

const hasUsualHair = ({ hair }: PersonRow): boolean =>
  hair === undefined ||
  ['woman', 'boy', 'girl', ANY_CHILD].some(id => {
    const usual = rowOf(id).hair
    return hair.style === usual?.style && hair.colour === usual.colour
  })

/** Another person of the same row: another head, and other clothes unless the occupation has its own. */
function likeNobodyElse(row: PersonRow, variant: number): PersonRow {
  const hair = row.hair ?? GROWN.hair
  const isLady = isOfLadies(row)
  const styles = isLady ? LADIES_HAIR : MENS_HAIR
  const hasHair = hair.style !== 'none' && hair.style !== 'rim'
  const isPlain = isInPlainClothes(row)
  return {
    ...(hasHair && row.age !== 'old' && { hair: { style: styles[variant % 5]!, colour: HAIR_COLOURS[variant % 5]! } }),
    ...(row.skin === undefined || row.skin === SKINS[0] ? { skin: SKINS[[1, 0, 2, 1, 3][variant % 5]!]! } : {}),
    ...(isPlain && { top: TOPS[variant % 6]!, bottom: BOTTOMS[variant % 4]! }),
    ...(!isLady && row.beard === undefined && row.age === undefined && variant % 4 === 2 && { beard: '#3a2a22' }),
  }
}
