import type { Feat } from './feat.ts'
import { hueIn } from '../hues/find-hues.ts'
import { does, doerOf, drop, isLiving, type Player, player } from './players.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'

/** Work at something that stands there, of which more and more is done: what it is done to, and how that is another one at the end. */
type Work = {
  said: RegExp
  unless?: RegExp
  /** Its words, pictogram and metres. */
  thing: readonly [words: string, pictogram: string, metres: number]
  /** What the words may have brought already of the same. */
  named: RegExp
  verb: string
  becomes: string
  /** From which hue to which, where the words name none. */
  hues?: readonly [from: string | undefined, to: string]
  /** Not found in any room. */
  isOutdoors?: true
}

const PAINTED = /\b(?:paint|whitewash|varnish)\w*\b/u.source
const BRUSHED = '(?:粉刷|刷|漆|涂)'

/** One row a piece of work. */
const WORKS: readonly Work[] = [
  {
    said: new RegExp(
      `${PAINTED}.{0,18}\\b(?:fence|railing|picket)\\b|${BRUSHED}\\p{Script=Han}{0,4}(?:篱笆|栅栏|围栏)|(?:篱笆|栅栏|围栏)\\p{Script=Han}{0,3}${BRUSHED}`,
      'iu',
    ),
    thing: ['fence', ':fence:', 1.1],
    named: /fence|railing|paint|篱笆|栅栏|围栏|漆/iu,
    isOutdoors: true,
    verb: 'paint',
    becomes: 'gone-over',
    hues: [undefined, 'blue'],
  },
  {
    said: new RegExp(
      `${PAINTED}.{0,18}\\b(?:wall|ceiling|room|garage|shed)s?\\b|${BRUSHED}\\p{Script=Han}{0,4}(?:墙|墙壁|房间)|墙\\p{Script=Han}{0,4}${BRUSHED}`,
      'iu',
    ),
    unless: /mural|graffiti|painting|picture|portrait|壁画|涂鸦|画/iu,
    thing: ['wall', ':plaster-wall:', 2],
    named: /wall|ceiling|paint|roller|墙|漆/iu,
    verb: 'paint',
    becomes: 'gone-over',
    hues: [undefined, 'blue'],
  },
  {
    said: /\b(?:wip|clean|wash|polish)\w*\b.{0,14}\b(?:windows?|window ?panes?|glass door)\b|(?:擦|洗|清洁)\p{Script=Han}{0,3}(?:窗|玻璃)|(?:窗户|玻璃)\p{Script=Han}{0,3}擦/iu,
    unless: /\bcar\b|windshield|车/iu,
    thing: ['window', ':wide-window:', 2],
    named: /window|glass|pane|窗|玻璃/iu,
    verb: 'clean',
    becomes: 'gone-over',
    hues: ['grey', 'sky'],
  },
  {
    said: /\b(?:lay|build)(?:s|ing)?\b.{0,16}\b(?:bricks?|brick wall|stone wall|garden wall|wall)\b|砌\p{Script=Han}{0,4}(?:墙|砖)|垒\p{Script=Han}{0,3}墙/iu,
    unless: /lego|block|snow|sand|ice|积木|雪/iu,
    thing: ['wall', ':brick-wall:', 1.5],
    named: /wall|brick|墙|砖/iu,
    verb: 'build',
    becomes: 'grow-up',
  },
  {
    said: /\b(?:roll|flatten)\w*\b.{0,12}\b(?:dough|pastry)\b|擀\p{Script=Han}{0,3}(?:面|皮)|擀面/iu,
    thing: ['dough', ':dough:', 0.2],
    named: /dough|pastry|面团|面皮|饺子皮/iu,
    verb: 'knead',
    becomes: 'melt',
  },
]

/** Metres: what lies on a table is no larger, and as tall is who works. */
const [HANDY, GROWN] = [0.5, 1.7]

/** As a feat: who does it stands at the thing, which changes from one side to the other or grows. */
const featOf = ({ said, unless, thing, named, verb, becomes, hues, isOutdoors }: Work): Feat => ({
  said,
  ...(unless && { unless }),
  stage(play) {
    const doer = doerOf(play)
    if (doer.count > 2) return undefined
    const told = play.cast.find(one => !isLiving(one) && named.test(one.words))
    drop(play, one => one !== doer && !isLiving(one) && named.test(one.words))
    const [words, pictogram, metres] = thing
    // What is low enough to be reached: a child has a smaller wall before it.
    const reached = metres > HANDY ? metres * ((doer.metres ?? GROWN) / GROWN) : metres
    const made: Player = player(words, pictogram, reached, metres > HANDY ? { build: 'furniture' } : {})
    if (hues) {
      const [from, to] = hues
      // 粉刷 is no pink.
      const hue =
        from === undefined
          ? (told?.changes?.[0]?.to ?? told?.colour ?? hueIn(play.words.replaceAll('粉刷', '')) ?? to)
          : to
      if (from) made.colour = from
      made.changes = [{ of: 'colour', ...(from && { from }), to: hue }]
    }
    play.cast.push(made)
    does(made, becomes)
    does(doer, verb, { to: made, motion: 'bob' })
    return isOutdoors && PLACE_TRAITS[play.shot.place].isIndoors ? { place: 'garden' } : {}
  },
})

/** Trades and chores of which one sees how far they have come. */
export const FEATS_OF_WORK: readonly Feat[] = WORKS.map(featOf)
