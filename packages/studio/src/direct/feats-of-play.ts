import type { Feat } from './feat.ts'
import { does, doerOf, drop, isLiving, isSomebody, need, player } from './players.ts'
import { spriteOf } from './sprite-of.ts'
import { spriteName } from './words/noun-table.ts'

/** `slips on a banana peel`: on the feet first, on the back last. */
const slip: Feat = {
  said: /\bslip\w*\b.{0,16}\b(?:banana|peel|ice|puddle|wet|soap|oil)\b|\bbanana (?:peel|skin)\b|香蕉皮|踩到\p{Script=Han}{0,4}滑|滑倒|摔了?一跤/iu,
  unless: /skat|溜冰|滑冰/iu,
  stage(play) {
    const doer = play.cast.find(isLiving)
    if (!doer || doer.count > 1) return undefined
    drop(play, one => one !== doer && /banana|peel|skin|puddle|ice|soap|香蕉|皮|水/iu.test(one.words))
    const isPeel = /banana|\bpeel\b|香蕉|果皮/iu.test(play.words)
    const slick = isPeel ? player('banana peel', ':banana-peel:', 0.14) : player('puddle', ':puddle:', 0.14)
    play.cast.push(slick)
    does(doer, 'slip-on', { to: slick })
    return /香蕉|banana/iu.test(play.words) && play.shot.place === 'room' && !play.shot.where
      ? { place: 'street', where: 'pavement' }
      : {}
  },
}

/** `jumps over a puddle`, `splashes into it`: it is there, and the feet are over it or in it. */
const puddle: Feat = {
  said: /\b(?:jump|leap|hop|skip|splash|stomp|step|stamp)\w*\b.{0,24}\bpuddles?\b|(?:跳|踩|跨|蹦)\p{Script=Han}{0,4}水(?:坑|洼)|水(?:坑|洼)里?(?:跳|踩)/iu,
  stage(play) {
    const doer = play.cast.find(isLiving)
    if (!doer) return undefined
    drop(play, one => /puddle|水坑|水洼/iu.test(one.words))
    const water = player('puddle', ':puddle:', 0.14)
    play.cast.push(water)
    const isOver = /\b(?:over|across)\b|[跳跨]过/iu.test(play.words)
    does(doer, isOver ? 'jump-over' : 'splash-in', { to: water, motion: isOver ? 'jump' : 'still' })
    return {}
  },
}

/** `raises the flag`: at the foot of the pole first, at its top last. */
const hoist: Feat = {
  said: /\b(?:hoist|rais|lower|run up)\w*\b.{0,16}\bflag\b|升(?:起)?(?:国|五星红|一面)?旗|(?:国旗|旗子|红旗)\p{Script=Han}{0,4}升/iu,
  unless: /white flag|hand|举/iu,
  stage(play) {
    const flag = play.cast.find(one => /flag|旗/iu.test(one.words) && !isLiving(one))
    const colour = flag?.colour
    drop(play, one => !isLiving(one) && /flag|pole|旗/iu.test(one.words))
    const [pole, cloth] = [player('flagpole', ':flagpole:', 4.5), player('flag', ':flag-cloth:', 0.8)]
    if (colour) cloth.colour = colour
    play.cast.push(pole, cloth)
    does(cloth, 'hoisted', { to: pole })
    for (const one of play.cast.filter(isSomebody)) {
      does(one, 'look', { to: cloth })
      one.relation = { kind: 'beside', to: pole }
    }
    return play.shot.where === 'battlefield' || play.shot.where === 'construction-site'
      ? { place: 'street', where: 'square' }
      : {}
  },
}

/** `sweeps the leaves into a pile`: it grows before the broom. */
const pile: Feat = {
  said: /\b(?:sweep|rak|brush|shovel|gather|pil)\w*\b.{0,20}\b(?:leaves|dirt|gravel|sand|snow|rubble)\b|(?:扫|耙)\p{Script=Han}{0,3}(?:落叶|树叶|叶子)|(?:落叶|树叶|叶子)\p{Script=Han}{0,3}(?:扫|堆|耙)/iu,
  unless: /snowman|雪人/iu,
  stage(play) {
    const doer = play.cast.find(isSomebody)
    if (!doer || !/lea|叶/iu.test(play.words)) return undefined
    drop(play, one => !isLiving(one) && /lea(?:f|ves)|pile|heap|叶|堆/iu.test(one.words))
    const heap = player('pile of leaves', ':leaf-pile:', 0.62)
    play.cast.push(heap)
    does(heap, 'grow')
    does(doer, 'sweep')
    doer.relation = { kind: 'beside', to: heap }
    return play.shot.place === 'forest' ? { place: 'garden', where: 'park' } : {}
  },
}

/** `a wave washes the sandcastle away`: it comes over it, and nothing is left. */
const washed: Feat = {
  said: /\bwaves?\b.{0,24}\b(?:wash|knock|sweep|destroy|flatten|crash|swallow)\w*\b|(?:海浪|浪花|波浪|浪)\p{Script=Han}{0,4}(?:冲|卷|淹|吞)/iu,
  stage(play) {
    const castle = play.cast.find(one => /castle|沙堡|城堡|footprint|脚印/iu.test(one.words))
    if (!castle) return undefined
    drop(play, one => /wave|浪/iu.test(one.words))
    const wave = player('wave', ':breaker:', 0.6)
    play.cast.push(wave)
    does(castle, 'melt')
    does(wave, 'come-to', { to: castle })
    for (const one of play.cast.filter(isSomebody)) does(one, 'look', { to: castle })
    return { place: 'beach' }
  },
}

/** `kicks a ball through the window`: it flies there, and glass flies. */
const window: Feat = {
  said: /\b(?:ball|football|baseball|stone|rock|snowball|brick|stick)\b.{0,24}\b(?:through|into|at|against|hits?|breaks?|smash\w*|shatter\w*)\b.{0,12}\bwindow\b|(?:球|石头|雪球|砖)\p{Script=Han}{0,6}(?:窗|玻璃)/iu,
  stage(play) {
    const { cast, words } = play
    const doer = cast.find(isLiving)
    const named = cast.find(one => !isLiving(one) && /ball|stone|rock|brick|球|石|砖/iu.test(one.words))
    const ball = named ?? player('ball', '⚽', 0.22)
    drop(play, one => one !== doer && one !== ball && /window|glass|窗|玻璃/iu.test(one.words))
    if (!named) cast.push(ball)
    const front = player('window', ':housefront:', 3.1)
    cast.push(front)
    does(ball, 'stick-in', { to: front })
    does(front, 'hit-hard')
    if (doer) does(doer, /kick|踢/iu.test(words) ? 'kick-at' : 'throw-at', { to: front })
    return { place: 'street', where: 'suburb' }
  },
}

/** `the ball knocks over all the pins`. */
const bowling: Feat = {
  said: /\bbowl(?:s|ing|er)?\b.{0,50}\b(?:pins?|strike|lane)\b|\bbowling ball\b|保龄球|全中/iu,
  stage(play) {
    const doer = play.cast.find(isLiving)
    drop(play, one => one !== doer)
    const [ball, pins] = [
      player('bowling ball', ':sphere:', 0.24, { colour: 'blue' }),
      player('pins', ':bowling-pins:', 0.6),
    ]
    play.cast.push(ball, pins)
    does(ball, 'roll-into', { to: pins })
    does(pins, 'scattered')
    if (doer) does(doer, 'throw-at', { to: pins })
    return { place: 'room', where: 'hall' }
  },
}

const LEAPT: readonly (readonly [words: RegExp, pictogram: string, metres: number])[] = [
  [/lily|pad|leaf|荷叶|叶/iu, ':lily-pad:', 0.06],
  [/stone|rock|boulder|石/iu, ':stepping-stone:', 0.13],
  [/roof|building|house|屋|楼/iu, ':brick-wall:', 1.6],
  [/branch|tree|树|枝/iu, ':tree-stump:', 0.5],
  [/box|crate|箱/iu, '📦', 0.5],
]

/** `from one lily pad to another`: on the one first, on the other last. */
const across: Feat = {
  said: /\b(?:jump|leap|hop|spring|bound|fl[iy])\w*\b.{0,10}\bfrom (?:one |a |the |its )?(\w+(?: pad)?) (?:to|onto) (?:another|the next|the other|an? )\b|从一[片块根座个棵](\p{Script=Han}{1,3}?)(?:上)?[跳跃飞](?:到|上|向)另一/iu,
  stage(play) {
    const doer = play.cast.find(isLiving)
    const [, english, chinese] = this.said.exec(play.words)!
    const row = LEAPT.find(([said]) => said.test(english ?? chinese ?? ''))
    if (!doer || !row || doer.count > 1) return undefined
    drop(play, one => one !== doer)
    const [, pictogram, metres] = row
    const [first, second] = [
      player(english ?? chinese!, pictogram, metres),
      player(english ?? chinese!, pictogram, metres),
    ]
    play.cast.push(first, second)
    does(doer, 'leap-across', { to: second })
    does(first, 'left-for', { to: second })
    return {}
  },
}

const MATCH = spriteName(':match:')

/** `strikes a match and lights the candle`. */
const match: Feat = {
  said: /\b(?:strikes?|lights?|striking) (?:a |the )?match\b|划(?:亮|着|燃)?(?:一根)?火柴|擦(?:亮|着)火柴/iu,
  stage(play) {
    const doer = doerOf(play)
    drop(play, one => spriteOf(one) === MATCH)
    const candle = need(
      play,
      one => /candle|lamp|fire|蜡烛|灯|火堆/iu.test(one.words),
      () => player('candle', '🕯️', 0.2),
    )
    delete candle.deeds
    delete candle.relation
    does(doer, 'light', { to: candle })
    return { place: 'room', where: play.shot.where ?? 'living-room' }
  },
}

const BLOCK = 'drawn-block'

/** `digs a hole`: a hole, and no block with its word on it. */
const hole: Feat = {
  said: /\bdig\w*\b|挖/iu,
  stage(play) {
    const block = play.cast.find(one => spriteOf(one) === BLOCK && /hole|grave|pit|坑|洞/iu.test(one.words))
    if (!block) return undefined
    const { label: _label, ...rest } = block
    for (const key of Object.keys(block)) delete (block as Record<string, unknown>)[key]
    Object.assign(block, rest, { what: { sprite: 'drawn-hole' }, metres: 0.2 })
    const doer = doerOf(play)
    does(doer, 'dig', { motion: 'bob' })
    doer.relation = { kind: 'beside', to: block }
    does(block, 'grow')
    return {}
  },
}

/** What is done outdoors and at home, and what comes of it. */
export const FEATS_OF_PLAY: readonly Feat[] = [slip, puddle, hoist, pile, washed, window, bowling, across, match, hole]
