import { hueIn } from '../hues/find-hues.ts'
import type { Feat } from './feat.ts'
import { does, drop, isLiving, isSomebody, type Play, type Player, player } from './players.ts'
import { stuffIn } from './words/stuff-things.ts'

/** `a broken bowl is mended with gold`: its pieces come together, and the seams are of gold. */
const kintsugi: Feat = {
  said: /\bkintsugi\b|\b(?:bowl|cup|vase|plate|pot|teacup)\b.{0,40}\b(?:mended|repaired|joined|filled|sealed|healed)\b.{0,12}\bgold\w*|\bgold\w*\b.{0,20}\b(?:mends?|fills?|seals?|joins?|repairs?)\b.{0,20}\b(?:cracks?|pieces|shards|bowl|cup|vase)\b|金缮|金(?:色|粉|漆|线)?\p{Script=Han}{0,8}(?:修补|填满|粘合|补好|缝合)\p{Script=Han}{0,6}(?:裂|碗|杯|瓶)|(?:碗|杯|瓶)\p{Script=Han}{0,8}用金\p{Script=Han}{0,3}(?:修|补|粘)/iu,
  stage(play) {
    const people = play.cast.filter(isSomebody).filter(({ words }) => words !== 'somebody')
    if (people.length > 0) return undefined
    drop(play, () => true)
    const bowl = player('bowl', ':mended-bowl:', 0.3)
    does(bowl, 'break')
    play.cast.push(bowl)
    return { place: 'table', flow: 'backwards' }
  },
}

/** `ferrofluid spikes dance`: black oil that stands up in spikes. */
const ferrofluid: Feat = {
  said: /\bferro-?fluid\b|\bmagnetic (?:fluid|liquid)\b|磁流体|铁磁流体|磁性液体/iu,
  stage(play) {
    const magnet = /\bmagnets?\b|磁铁/iu.test(play.words)
    drop(play, () => true)
    const oil = player('ferrofluid', ':ferrofluid:', 0.6)
    does(oil, /\b(?:dance|music|beat|pulse|rhythm)\w*\b|舞|音乐|节奏|跳动/iu.test(play.words) ? 'pulse' : 'grow-up')
    play.cast.push(oil)
    if (magnet) play.cast.push(player('magnet', '🧲', 0.25, { relation: { kind: 'above', to: oil } }))
    return { place: 'sweep', backdrop: 'white' }
  },
}

/** `data flows through wires of light`: lines of light, and nothing to plug in. */
const lines: Feat = {
  said: /\b(?:data|information|code|energy|electricity|signals?)\b.{0,24}\b(?:flow|stream|race|run|travel|pulse|rush|pour)\w*\b|\b(?:wires?|threads?|strands?|lines?|rivers?|streams?|beams?)\b.{0,8}\bof (?:pure )?(?:light|data|energy|neon)\b|(?:数据|信息|能量|电流|信号)\p{Script=Han}{0,6}(?:流|穿梭|奔涌|传输|涌)|光(?:线|流|束)\p{Script=Han}{0,6}(?:穿梭|流动|交织|延伸)/iu,
  stage(play) {
    if (play.cast.some(isLiving)) return undefined
    drop(play, () => true)
    const colours = [hueIn(play.words) ?? 'cyan', 'blue', 'white']
    return { place: 'abstract', colours, imagery: { kind: 'ribbons', colours } }
  },
}

const GROWS = String.raw`(?:grow|sprout|bloom|blossom|spring|rise|emerge|burst|fly|flutter|pour|stream|spill|float|swim|climb|jump|leap|come|gush|flow)(?:s|es|ing)?`
/** Where anybody may come from. */
const PLACES =
  /\b(?:sea|ocean|water|lake|river|ground|soil|earth|sky|clouds?|forest|woods|house|room|door|car|bed|window|chimney|cave|egg|nest|hole|box|boxes|case|package|parcel|bag|carton|ceiling|roof|bus|train|faucet|tap|bottle|jar|kettle|teapot|sleep|trees?)\b(?!\w)|[水海湖河地土天云林屋门窗洞壶瓶蛋巢车盒箱包袋]/iu

/** A ware that comes out of its box or out of the water does so as wares do. */
const risesAlready = ({ deeds = [] }: Player): boolean =>
  deeds.some(({ verb }) => verb === 'emerge' || verb === 'well-up')

/** `trees grow out of a book`, 书页里飞出一群白鸽: it is not there at first, and then on what it came out of. */
const outOf: Feat = {
  said: new RegExp(
    String.raw`\b${GROWS}(?: up| slowly| out)*\s+(?:out of|from(?: inside| within| between)?)\s+(?:the |an? |his |her |its |their )?(\w+)|(\p{Script=Han}{1,6}?)(?:里|中|上|内)(?:慢慢|缓缓|突然)?(?:长|飞|开|冒|涌|游|升|钻|跳|流)出`,
    'iu',
  ),
  stage(play) {
    const match = this.said.exec(play.words)!
    if (PLACES.test(match[1] ?? match[2]!) || play.cast.some(risesAlready)) return undefined
    const at = match.index
    const where = (one: Player): number => play.words.toLowerCase().indexOf(one.words.toLowerCase())
    const things = play.cast.filter(one => where(one) >= 0)
    const isChinese = match[2] !== undefined
    const isHost = (one: Player): boolean =>
      !isLiving(one) && (isChinese || match[1] === 'it' ? where(one) < at + (match[2]?.length ?? 0) : where(one) > at)
    const host = things.find(isHost) ?? bookIn(play, match[1] ?? match[2]!)
    if (!host) return undefined
    const named = things.find(
      one => one !== host && (isChinese ? where(one) > at : where(one) < at) && !isSomebody(one),
    )
    const grown = named ?? likened(play, host)
    if (!grown) return undefined
    drop(play, one => one !== host && one !== grown && !isSomebody(one))
    if (!play.cast.includes(grown)) play.cast.push(grown)
    if (/book|page|书/iu.test(host.words)) {
      host.what = player('book', ':open-book:', 0.3).what
      host.metres = 0.3
    }
    delete host.deeds
    delete host.relation
    host.motion = 'still'
    const isFlying = /fl(?:y|ies|ying|utter)|float|飞/iu.test(match[0])
    if (isFlying) {
      does(grown, 'rise', { motion: 'fly' })
      grown.relation = { kind: 'above', to: host }
    } else {
      does(grown, 'grow')
      grown.count = Math.min(grown.count, 3)
      grown.relation = { kind: 'on', to: host }
    }
    return play.cast.some(isSomebody) || play.shot.where || (host.metres ?? 1) > TABLE_HIGH ? {} : { place: 'table' }
  },
}

/** Metres: what is higher stands on no table. */
const TABLE_HIGH = 0.7

/** Pages are those of a book. */
function bookIn({ cast }: Play, words: string): Player | undefined {
  if (!/^(?:books?|pages?|notebook)$|书/iu.test(words)) return undefined
  const book = player('book', ':open-book:', 0.3)
  cast.push(book)
  return book
}

/** `ideas grow out of a book like trees`: what has no shape has that of what it is like. */
function likened({ words }: Play, host: Player): Player | undefined {
  const [, english, chinese] =
    /\blike (?:an? |the )?(?:\w+ )?(\w+)|像(\p{Script=Han}{1,5}?)(?:一样|似的|般)/iu.exec(words) ?? []
  const told = english ?? chinese
  if (!told || host.words.includes(told)) return undefined
  if (/trees?|树/iu.test(told)) return player('trees', '🌳', 0.4, { count: 3 })
  if (/flowers?|花/iu.test(told)) return player('flowers', '🌷', 0.34, { count: 3 })
  const stuff = stuffIn(told)?.thing
  return stuff && player(told, stuff.pictogram, 0.35, { count: Math.min(3, stuff.count ?? 1) })
}

const FLOORS =
  /cake|orange|apple|watermelon|keyboard|book|plate|table|piano|guitar|bread|pizza|cheese|pie|burger|loaf|melon|clock|蛋糕|橙子|苹果|西瓜|键盘|书|盘子|钢琴|面包|披萨|奶酪|汉堡|钟/iu
/** `tiny people ski down a birthday cake`: what they are on is as large as a hill. */
const onThing: Feat = {
  said: /\b(?:tiny|miniature|little|minuscule|ant-sized)\s+(?:\w+\s+)?(?:people|person|man|men|woman|women|astronauts?|workers?|skiers?|climbers?|hikers?|farmers?|figures?|explorers?|boy|girl)\b.{0,40}\b(?:on|across|down|up|over|along|around)\b|(?:微型|迷你|小小的|微小的|指甲大的)(?:\p{Script=Han}{0,2})?(?:小?人|宇航员|工人|登山者|农夫)\p{Script=Han}{0,8}[在从]\p{Script=Han}{1,6}[上里]/iu,
  stage(play) {
    const small = play.cast.filter(isSomebody)
    const ground = play.cast.find(one => !isLiving(one) && FLOORS.test(one.words))
    if (small.length === 0 || !ground) return undefined
    drop(play, one => one !== ground && !small.includes(one))
    ground.size = 'huge'
    ground.motion = 'still'
    delete ground.relation
    delete ground.deeds
    for (const one of small) {
      one.size = 'tiny'
      one.count = Math.min(one.count, 3)
      one.relation = { kind: 'on', to: ground }
    }
    return { place: 'table' }
  },
}

/** `an upside-down city hangs from the clouds`: its towers point down out of them. */
const hangingCity: Feat = {
  said: /\b(?:upside[- ]down|inverted) (?:city|town|skyline|buildings)\b|\b(?:city|town|skyline|buildings|skyscrapers)\b.{0,20}\b(?:upside[- ]down|hang(?:s|ing)? (?:down )?from the (?:sky|clouds?))\b|(?:城市|城|高楼|楼房|大楼)(?:\p{Script=Han}{0,2})?倒(?:过来|挂|悬|立|垂)|倒(?:挂|悬|立|过来)的(?:城市|城|高楼)/iu,
  stage(play) {
    drop(play, one => !isLiving(one))
    play.cast.push(player('city', ':hanging-city:', 6, { size: 'large', motion: 'float' }))
    return { place: 'sky' }
  },
}

/** `a living room fills with water and fish swim`: under water, among its furniture. */
const floodedRoom: Feat = {
  said: /\b(?:room|bedroom|kitchen|house|apartment|office|library|classroom)\b.{0,24}\b(?:fills? (?:up )?with|filling with|full of|filled with|flooded with|flooded by) (?:sea ?)?water\b|\bunderwater (?:living room|bedroom|kitchen|office|library|apartment)\b|(?:房间|客厅|卧室|厨房|屋子|教室|办公室)\p{Script=Han}{0,6}(?:灌满|充满|注满|涌满|装满|淹满|被)(?:了)?(?:海)?水|水(?:慢慢|渐渐)?(?:灌满|漫过|淹没)\p{Script=Han}{0,4}(?:房间|客厅|卧室|屋子)/iu,
  stage(play) {
    drop(play, one => !isLiving(one) || /furniture|家具/iu.test(one.words))
    for (const one of play.cast) {
      delete one.relation
      if (!isSomebody(one)) does(one, 'swim', { motion: 'swim' })
    }
    play.cast.push(player('sofa', '🛋️', 0.9), player('lamp', '💡', 1.5))
    return { place: 'underwater' }
  },
}

/** What has no place among things: mended with gold, of oil and light, out of books and on cakes. */
export const FEATS_OF_WONDERS: readonly Feat[] = [kintsugi, ferrofluid, lines, hangingCity, floodedRoom, onThing, outOf]
