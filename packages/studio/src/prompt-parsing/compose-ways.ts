import { readTable } from '../words/vocabulary/word-data.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Whereabouts } from './setting.ts'
import type { Place, Season } from '../setting/shot-list.ts'
import { findPlace } from '../words/vocabulary/place-file.ts'

/** Words for a way between two rows of things. */
const WAY =
  /^(?:(?:narrow |long |straight |winding |quiet |country |city |park )?(?:road|street|avenue|boulevard|lane|path|pathway|drive|driveway|walkway|promenade|trail)|(?:城市)?(?:大道|小道|街道|马路|公路|小路|道路|步道|林荫道|大街|路|街|街上|路上))$/u
/** Words for both sides of a way. */
const LINED =
  /\b(?:lined (?:with|by)|flanked by|between (?:two )?(?:rows|lines) of|(?:rows|a row|double row) of|on both sides|under (?:a )?(?:canopy|arch) of)\b|两旁|两侧|两边|夹道|一排排|成排/u

/** The avenue for each species of tree. Other trees are green or have the colours of the season. */
const AVENUES: readonly (readonly [RegExp, string])[] = readTable('compose-ways', 'avenues')

/** Trees, and blossoms that stand for trees. */
const isTree = ({ meaning, negated, text }: Item): boolean =>
  !negated &&
  (meaning.noun?.kind === 'tree' || /^(?:cherry blossoms?|sakura|樱花|桃花|梅花|枫叶|桃树|樱树)$/u.test(text))

/**
 * `a lane lined with cherry trees`, 银杏大道: the way and the trees become one place, and the trees are not a subject.
 * Changes the items.
 */
export function composeAvenues(items: Item[], folded: string): void {
  const way = items.findIndex(({ text, negated, stop }) => !stop && !negated && WAY.test(text))
  if (way < 0) return
  const clauses = (from: number, to: number): boolean => items.slice(from, to).some(({ stop }) => stop === 'sentence')
  const isBeside = (tree: number): boolean =>
    tree === way - 1 || (tree === way - 2 && /^(?:tree|trees|树|blossom)$/u.test(items[way - 1]!.text))
  const isLined = LINED.test(folded)
  const tree = items.findIndex(
    (item, at) =>
      isTree(item) &&
      (isBeside(at) ||
        (isLined && Math.abs(at - way) <= LINED_WITHIN && !clauses(Math.min(at, way), Math.max(at, way)))),
  )
  if (tree < 0) return
  const where = AVENUES.find(([name]) => name.test(items[tree]!.text))?.[1] ?? 'avenue'
  const season = SEASONS[where]
  items[way] = { ...items[way]!, meaning: { place: findPlace(where).place, where, ...(season && { season }) } }
  delete items[way].unknown
  for (const [at, item] of items.entries())
    if (at === tree || (isTree(item) && item.text === items[tree]!.text)) {
      const { season } = item.meaning
      items[at] = { ...item, meaning: { glue: true, ...(season && { season }) } }
    }
}
const SEASONS: Readonly<Record<string, Season>> = readTable('compose-ways', 'seasons')
/** The most words between a way and the things that line it. */
const LINED_WITHIN = 10

/** The place for a road or railway through each landscape. */
const THROUGH: Readonly<Record<'road' | 'railway', Partial<Record<Place, string>>>> = readTable(
  'compose-ways',
  'through',
)
const isRailway = ({ meaning }: Item): boolean => meaning.where === 'railway'
const isRoad = ({ meaning, text }: Item): boolean => ROADS.has(meaning.where ?? meaning.place) && A_ROAD.test(text)
const ROADS: ReadonlySet<string | undefined> = new Set(['road', 'highway', 'street', 'mountains'])
const A_ROAD = /\b(?:road|roads|highway|freeway|motorway)$|[公马道]路$|^路$|大道$/u

/** `a straight road through the desert`, 一条铁路穿过草原: the landscape with a road or railway in it. */
export function throughLand(asked: Whereabouts, items: readonly Item[], found: readonly FoundSubject[]): Whereabouts {
  const said = items.filter(({ negated }) => !negated)
  const track = asked.where === undefined || asked.where === asked.place ? THROUGH.railway[asked.place] : undefined
  // A train needs rails.
  if (track && found.some(({ kind, size }) => kind === 'rail' && size !== 'small' && size !== 'tiny'))
    return { place: findPlace(track).place, where: track }
  const way = said.find(isRailway) ?? said.find(isRoad)
  if (!way) return asked
  const lands = THROUGH[isRailway(way) ? 'railway' : 'road']
  const land = said.find(item => item !== way && !isRailway(item) && lands[item.meaning.place!] !== undefined)
  const isOf = ({ meaning }: Item): boolean => meaning.place === asked.place && meaning.where === asked.where
  const isAsked = (asked.where ?? asked.place) === way.meaning.where || isOf(way) || (land !== undefined && isOf(land))
  const where = land && isAsked ? lands[land.meaning.place!] : undefined
  return where ? { place: findPlace(where).place, where } : asked
}
