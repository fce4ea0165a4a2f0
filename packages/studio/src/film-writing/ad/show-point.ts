import type { Language } from '@kinora/media/language/detect-language'
import type { Entity, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import { type StudioCatalogue, loadCatalogue } from '../../library/catalogue.ts'
import { readTable, type Table } from '../film-tables.ts'
import type { Brief } from './read-brief.ts'

/** The acting of a selling point: a person uses the product in a place. */
export type PointRow = Table<'points'>[number]

/** The product as a thing of the catalogue: how large it is, and whether hands hold it or it drives. */
type Product = { height: number; isHeld: boolean; isVehicle: boolean }

/** The person who uses the product, the same in the whole film. */
export const USERS = ['woman', 'man'] as const
const USER = 'user'
const PRODUCT = 'product'
const FRIEND = 'friend'

/** Metres. Hands hold nothing longer; smaller things are shown larger, so that they are recognised. */
const [HELD, LEAST, USUAL] = [0.75, 0.28, 0.3]
/** Small things in a hand are drawn this much larger. */
const IN_HAND = 1.8
/** These are seen from head to foot, the others from the waist up. */
const WHOLE: ReadonlySet<string> = new Set(['dance', 'jump'])
/** Nobody does these with a thing that stands beside them. */
const AWAY: ReadonlySet<string> = new Set([...WHOLE, 'walk', 'run'])
/** `no palm oil`, `without sugar`, `无糖`: what the product lacks is not acted. */
const DENIED = /\b(?:no|not|never|without|zero|free of|non)[ -]+(?:\w+ )?$|(?:无|不|零|没有|免)[^，。]{0,2}$/iu

/** The row that acts a selling point; undefined if none does, or if all that do are taken. */
export function findPoint(point: string, taken: ReadonlySet<PointRow> = new Set()): PointRow | undefined {
  return readTable('points').find(row => {
    if (taken.has(row)) return false
    const found = new RegExp(row.words, 'iu').exec(point)
    return found !== null && !DENIED.test(point.slice(0, found.index))
  })
}

/** The product by the last words of its category: `field cameras` are as large as a camera. */
function productOf({ category = '', name = '' }: Brief, catalogue: StudioCatalogue): Product {
  const words = `${name} ${category}`.trim().split(/\s+/u)
  const names = words.map((_, from) => words.slice(from).join(' ').toLowerCase())
  const entry = names.map(each => catalogue.asset(each)).find(found => found?.rig === 'thing')
  if (!entry) return { height: USUAL, isHeld: true, isVehicle: false }
  const longest = Math.max(entry.size.width, entry.size.height, entry.size.depth)
  const isHeld = longest <= HELD
  return {
    height: isHeld ? Math.max(LEAST, entry.size.height * IN_HAND) : entry.size.height,
    isHeld,
    isVehicle: entry.isA.includes('vehicle') || entry.affords.includes('ride'),
  }
}

export type ActedPoint = {
  row: PointRow
  brief: Brief
  /** The picture of the product, by its place in the request. */
  picture: number
  user: (typeof USERS)[number]
  seconds: number
  language: Language
}

/** A selling point as a scene document: somebody uses the product as the row says, or the product itself drives. */
export function actPoint({ row, brief, picture, user, seconds, language }: ActedPoint): Scene {
  const { height, isHeld, isVehicle } = productOf(brief, loadCatalogue())
  const { place, time = 'afternoon', weather = 'clear', season = 'summer', does, wears = [], also, becomes } = row
  const product: Entity = { id: PRODUCT, asset: `input:images[${picture}]`, size: { height } }
  const person: Entity = {
    id: USER,
    asset: user,
    ...(wears.length > 0 && { wears: wears.map(garment => ({ garment })) }),
  }
  const shot: SceneShot = {
    from: 0,
    to: seconds,
    place: 'place',
    ...(becomes && { becomes }),
    ...(isVehicle
      ? { actions: [{ who: PRODUCT, does: 'drive' }], camera: { target: [PRODUCT], size: 'whole' } }
      : {
          placements: [
            isHeld
              ? { who: PRODUCT, relation: 'held-by', to: USER }
              : { who: USER, relation: 'beside', to: PRODUCT, facing: 'camera' },
            ...(also ? [{ who: FRIEND, relation: 'beside' as const, to: USER }] : []),
          ],
          actions: [
            ...does
              .filter(one => isHeld || !AWAY.has(one))
              .map(one => ({ who: USER, does: one, ...(row.uses && isHeld && { with: [PRODUCT] }) })),
            ...(also ? [{ who: FRIEND, does: also.does }] : []),
          ],
          camera: {
            target: [USER, PRODUCT],
            from: 'front',
            size: does.some(one => WHOLE.has(one)) || !isHeld ? 'whole' : 'waist',
          },
        }),
  }
  return {
    version: SCENE_VERSION,
    title: sayPoint(row, language),
    seconds,
    language,
    entities: [
      ...(isVehicle ? [] : [person]),
      product,
      ...(also && !isVehicle ? [{ id: FRIEND, asset: also.asset }] : []),
    ],
    places: [{ id: 'place', asset: place, time, weather, season }],
    shots: [shot],
    origin: { reader: 'rules', prompt: sayPoint(row, language) },
  }
}

/** The same in words, for engines without documents. */
export const sayPoint = (row: PointRow, language: Language): string =>
  language === 'zh' ? `一个人${row.zh.replace('{it}', '图1的产品')}` : `Somebody ${row.en.replace('{it}', 'picture 1')}`
